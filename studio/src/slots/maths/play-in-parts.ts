import type { FairDraw } from '../../fair/index.ts';
import type { PartRound, PlayedInParts } from '../../kit/index.ts';
import type { FreeSpins, Machine, Reels } from '../machine.ts';
import { swiftPlayer } from '../swift/swift-player.ts';
import { expectedUnits } from './expected-units.ts';
import { ONE } from './fixed.ts';

/**
 * Free spins are played on so often that they cost about this many spins for each one that was paid for. Where the spin
 * itself is played too, and falls may bring the scatters, most of the chance lies there and less going on is enough.
 */
const SPINS_GONE_ON = { known: 3, played: 0.5 };
const MOST_TIMES = 64;

/**
 * A machine for the laboratory, so that twenty million rounds say as much as many times of them:
 *
 * - what can be worked out is not played: all of it where spins do not hang on each other (what is left to play is what
 *   the largest win cuts off), or the spin that is paid for where only its free spins do;
 * - a spin that opened free spins goes on many times from where it stood, and the mean of them counts;
 * - how many scatters lie in the first grid is worked out, so each number of them counts with the chance it has and not
 *   with the share it happened to get.
 *
 * None of this moves what is expected; each makes the interval narrower. What is told of single rounds (how often they
 * pay, how they are spread, the largest) is of whole rounds, each gone on once.
 */
export function playInParts(machine: Machine, mode: 'spin' | 'buy'): PlayedInParts {
  return mode === 'buy' ? boughtParts(machine) : spinParts(machine);
}

function spinParts(machine: Machine): PlayedInParts {
  const { freeSpins, ...withoutFree } = machine;
  const all = expectedUnits(machine)?.spin;
  const spinAlone = freeSpins && all === undefined ? expectedUnits(withoutFree)?.spin : undefined;
  const known = numberOf(all ?? spinAlone ?? 0n);
  const chances = freeSpins ? scatterChances(machine, machine.reels) : [1];
  const goneOn = all === undefined && spinAlone === undefined ? SPINS_GONE_ON.played : SPINS_GONE_ON.known;
  const times = freeSpins ? timesOf(freeSpins, chances, goneOn) : 1;
  const per = machine.unitsPerStake;
  const most = machine.largestPays * per;
  // Where everything is worked out it is worked out without an end, so it is played without one and cut here.
  const player = swiftPlayer(machine, { cap: all === undefined });
  const opens = (scatters: number) => (freeSpins?.spins[scatters] ?? 0) > 0;
  const spun = { units: 0, uncut: 0, firstScatters: 0, scatters: 0 };
  /** What counts beside what is known, of one end of a round. */
  const beside = (units: number) => {
    const paid = Math.min(most, units);
    return all === undefined ? paid - (spinAlone === undefined ? 0 : spun.uncut) : paid - units;
  };
  return {
    known: known / per,
    chances,
    play(draw: FairDraw, out: PartRound): void {
      Object.assign(spun, player.spin(draw));
      const units = player.goOn(draw, spun);
      out.pays = Math.min(most, units) / per;
      out.class = spun.firstScatters;
      let sum = beside(units);
      if (opens(spun.scatters)) {
        for (let time = 1; time < times; time++) sum += beside(player.goOn(draw, spun));
        sum /= times;
      }
      out.counts = sum / per;
    },
  };
}

function boughtParts(machine: Machine): PlayedInParts {
  const all = expectedUnits(machine)?.buy;
  const per = machine.unitsPerStake * (machine.buy?.cost ?? 1);
  const most = machine.largestPays * machine.unitsPerStake;
  const player = swiftPlayer(machine, { cap: all === undefined });
  return {
    known: numberOf(all ?? 0n) / per,
    chances: [1],
    play(draw, out) {
      const units = player.round(draw, true);
      const paid = Math.min(most, units);
      out.pays = paid / per;
      out.class = 0;
      out.counts = (all === undefined ? paid : paid - units) / per;
    },
  };
}

/** Fifteen digits of forty: the interval beside it has four. */
const numberOf = (units: bigint) => Number((units * 10n ** 12n) / ONE) / 1e12;

function timesOf(rules: FreeSpins, chances: readonly number[], goneOn: number): number {
  const spins = chances.reduce((sum, chance, scatters) => sum + chance * (rules.spins[scatters] ?? 0), 0);
  return Math.max(2, Math.min(MOST_TIMES, Math.round(goneOn / spins)));
}

/** How likely a grid comes with 0, 1, 2 … scatters. */
export function scatterChances(machine: Machine, reels: Reels): number[] {
  const { rows } = machine.grid;
  const isScatter = (symbol: number) => machine.symbols[symbol]?.role === 'scatter';
  const byReel =
    reels.kind === 'strips'
      ? reels.strips.map((strip) => {
          const counts = new Array<number>(rows + 1).fill(0);
          for (let stop = 0; stop < strip.length; stop++) {
            let seen = 0;
            for (let row = 0; row < rows; row++) if (isScatter(strip[(stop + row) % strip.length] as number)) seen++;
            counts[seen] = (counts[seen] as number) + 1 / strip.length;
          }
          return counts;
        })
      : reels.weights.map((weights) => {
          const all = weights.reduce((sum, weight) => sum + weight, 0);
          const one = weights.reduce((sum, weight, symbol) => sum + (isScatter(symbol) ? weight : 0), 0) / all;
          return Array.from({ length: rows }, () => [1 - one, one]).reduce(join, [1]);
        });
  const chances = byReel.reduce(join, [1]);
  while (chances.at(-1) === 0) chances.pop();
  return chances;
}

function join(left: readonly number[], right: readonly number[]): number[] {
  const sums = new Array<number>(left.length + right.length - 1).fill(0);
  left.forEach((one, at) => {
    right.forEach((other, by) => {
      sums[at + by] = (sums[at + by] as number) + one * other;
    });
  });
  return sums;
}

import { labDraw } from '../../fair/index.ts';
import { z99 } from '../../kit/index.ts';
import { scattersOf } from '../evaluate/index.ts';
import type { SlotEvent } from '../events.ts';
import type { Grid } from '../grid.ts';
import type { Machine } from '../machine.ts';
import { playRound } from '../play-round.ts';
import { readyMachine } from '../prepare.ts';

/** Where a return comes from: `sun 5` of the spin that was paid for, `free sun 5`, `coins`. In stakes of one round. */
type Sources = Map<string, number>;

export interface Measured {
  rounds: number;
  /** Of a spin without what it opens, and of free spins. */
  base: number;
  free: number;
  held: number;
  rtp: number;
  /** Half of the 99 % interval of `rtp`. */
  within: number;
  /** Standard deviation of one round, in stakes. */
  deviation: number;
  hitRate: number;
  largest: number;
  sources: Sources;
  /** Rounds of one that open free spins, and what they pay on average, by number of scatters. */
  opened: { scatters: number; chance: number; pays: number }[];
}

/**
 * Plays the spin and the free spins apart: free spins come seldom and pay most, so whole rounds would have to be played
 * many million times for a figure that is got here in seconds. What they pay does not hang on the spin that opened them.
 * The end of a round at its largest win is counted in each part by itself.
 */
export function measure(machine: Machine, play: { rounds: number; freeRounds: number; seed: number }): Measured {
  const { freeSpins: rules, ...plain } = machine;
  const opens = Object.keys(rules?.spins ?? {}).map(Number);
  const base = playBase(plain, play, opens);
  const sources = new Map([...base.sources].map(([name, sum]) => [name, sum / play.rounds]));
  const baseMean = base.sum / play.rounds;
  let [free, squares, spread, largest, hits] = [
    0,
    base.squares / play.rounds,
    0,
    base.largest,
    base.hits / play.rounds,
  ];
  spread += (squares - baseMean * baseMean) / play.rounds;
  const opened: Measured['opened'] = [];
  for (const scatters of opens) {
    const open = base.opened.get(scatters);
    if (!open) continue;
    const chance = open.rounds / play.rounds;
    // As many as their part of the return deserves: three scatters come far more often than five.
    const rounds = Math.max(2_000, Math.round(play.freeRounds * Math.min(1, (chance * play.rounds) / base.openings)));
    const part = playFree(machine, { scatters, rounds, seed: play.seed + scatters });
    const mean = part.sum / rounds;
    const variance = part.squares / rounds - mean * mean;
    free += chance * mean;
    squares += chance * (part.squares / rounds + (2 * mean * open.sum) / open.rounds);
    spread += (chance * chance * variance) / rounds + (mean * mean * chance * (1 - chance)) / play.rounds;
    largest = Math.max(largest, part.largest);
    hits += ((open.nothing / play.rounds) * part.hits) / rounds;
    opened.push({ scatters, chance, pays: mean });
    for (const [name, sum] of part.sources)
      sources.set(`free ${name}`, (sources.get(`free ${name}`) ?? 0) + (sum / rounds) * chance);
  }
  const rtp = baseMean + free;
  const held = sources.get('coins') ?? 0;
  return {
    rounds: play.rounds,
    base: baseMean - held,
    free,
    held,
    rtp,
    within: z99 * Math.sqrt(spread),
    deviation: Math.sqrt(squares - rtp * rtp),
    hitRate: hits,
    largest: Math.min(machine.largestPays, largest),
    sources,
    opened,
  };
}

interface Part {
  sum: number;
  squares: number;
  hits: number;
  largest: number;
  sources: Sources;
}

const emptyPart = (): Part => ({ sum: 0, squares: 0, hits: 0, largest: 0, sources: new Map() });

function playBase(machine: Machine, play: { rounds: number; seed: number }, opens: readonly number[]) {
  const ready = readyMachine(machine);
  const draw = labDraw(play.seed);
  const part = emptyPart();
  const opened = new Map<number, { rounds: number; sum: number; nothing: number }>();
  let openings = 0;
  for (let round = 0; round < play.rounds; round++) {
    let grid: Grid = [];
    const paid = countRound(machine, part, (tell) => {
      const { units } = playRound({
        ready,
        draw,
        tell: (event) => {
          if ('grid' in event) grid = event.grid;
          tell(event);
        },
      });
      return units;
    });
    if (opens.length === 0) continue;
    const scatters = scattersOf(ready, grid).length;
    if (!opens.includes(scatters)) continue;
    openings++;
    const open = opened.get(scatters) ?? { rounds: 0, sum: 0, nothing: 0 };
    open.rounds++;
    open.sum += paid;
    if (paid === 0) open.nothing++;
    opened.set(scatters, open);
  }
  return { ...part, opened, openings };
}

function playFree(machine: Machine, play: { scatters: number; rounds: number; seed: number }): Part {
  const ready = readyMachine({ ...machine, buy: { cost: 1, scatters: play.scatters } });
  const draw = labDraw(play.seed);
  const part = emptyPart();
  for (let round = 0; round < play.rounds; round++)
    countRound(machine, part, (tell) => playRound({ ready, draw, bought: true, tell }).units);
  return part;
}

function countRound(machine: Machine, part: Part, play: (tell: (event: SlotEvent) => void) => number): number {
  const per = machine.unitsPerStake;
  const add = (name: string, units: number) => part.sources.set(name, (part.sources.get(name) ?? 0) + units / per);
  const paid =
    play((event) => {
      if (event.type === 'heldOver') add('coins', event.pays);
      if (event.type !== 'won') return;
      for (const win of event.wins) {
        const symbol = machine.symbols[win.symbol];
        add(`${symbol?.name} ${stepOf(symbol?.pays, win.count)}`, win.pays * event.multiplier);
      }
    }) / per;
  part.sum += paid;
  part.squares += paid * paid;
  if (paid > 0) part.hits++;
  part.largest = Math.max(part.largest, paid);
  return paid;
}

/** Which number of the pay table a win was paid by. */
function stepOf(pays: Readonly<Record<number, number>> | undefined, count: number): number {
  return Math.max(
    ...Object.keys(pays ?? {})
      .map(Number)
      .filter((from) => from <= count),
  );
}

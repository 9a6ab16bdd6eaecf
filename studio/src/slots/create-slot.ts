import type { FairDraw } from '../fair/index.ts';
import {
  accepted,
  limitsFor,
  type Ratio,
  type Result,
  refused,
  type StakeLimits,
  type StudioGame,
  studios,
} from '../kit/index.ts';
import type { SlotEvent } from './events.ts';
import type { Machine } from './machine.ts';
import { playRound } from './play-round.ts';
import { readyMachine } from './prepare.ts';

/** A spin, or free spins at once where the machine sells them and the licence allows it. */
export interface SlotChoice {
  mode: 'spin' | 'buy';
}

export interface SlotOutcome {
  /** What the round paid, in units of the machine. */
  units: number;
  /** It won the most a round can. */
  largest: boolean;
}

export type SlotGame = StudioGame<SlotChoice, SlotOutcome, SlotEvent>;

/** A machine as a game of the house. */
export function createSlot(machine: Machine): SlotGame {
  const ready = readyMachine(machine);
  const limits: Readonly<Record<string, StakeLimits>> = limitsFor({
    numerator: BigInt(machine.largestPays),
    denominator: 1n,
  });
  const rtpOf = ({ mode }: SlotChoice): Ratio => ({
    numerator: BigInt(mode === 'buy' ? (machine.published.rtpOfBuy ?? machine.published.rtp) : machine.published.rtp),
    denominator: 10_000n,
  });

  return {
    kind: 'single',
    id: machine.id,
    version: machine.version,
    title: machine.title,
    identifier: `${machine.provider}/${machine.id}`,
    seoTitle: machine.id,
    provider: machine.provider,
    providerTitle: studios[machine.provider],
    listing: {
      ...machine.listing,
      kind: 'slot',
      returns: returnsOf(machine),
      usual: { mode: 'spin', hits: machine.published.hits, deviation: machine.published.deviation },
      ...linesOf(machine),
    },
    parseChoice: (input) => parseChoice(machine, input),
    limits: (currency) => (Object.hasOwn(limits, currency) ? limits[currency] : undefined),
    maxWin: ({ stake, choice }) => winFor(machine, { stake, choice, units: ready.largestUnits }),
    rtp: rtpOf,
    skipsAhead: ({ mode }) => mode === 'buy',
    rtpAtStake: ({ choice }) => rtpOf(choice),
    variance: ({ mode }) => varianceOf(machine, mode),
    describe: ({ mode }) => ({ messageKey: mode === 'buy' ? 'slot.choice.buy' : 'slot.choice.spin', values: {} }),
    play({ stake, choice, draw }: { stake: bigint; choice: SlotChoice; draw: FairDraw }) {
      const events: SlotEvent[] = [];
      const outcome = playRound({ ready, draw, bought: choice.mode === 'buy', tell: (event) => events.push(event) });
      return { events, outcome, win: winFor(machine, { stake, choice, units: outcome.units }) };
    },
  };
}

/** Units of the stake, rounded down once, at the end. Free spins that were bought count in the stake they cost. */
export function winFor(machine: Machine, round: { stake: bigint; choice: SlotChoice; units: number }): bigint {
  const cost = round.choice.mode === 'buy' ? BigInt(machine.buy?.cost ?? 1) : 1n;
  return (round.stake * BigInt(round.units)) / (BigInt(machine.unitsPerStake) * cost);
}

function parseChoice(machine: Machine, input: unknown): Result<SlotChoice> {
  const { mode = 'spin' } = Object(input) as { mode?: unknown };
  if (mode === 'spin' || (mode === 'buy' && machine.buy)) return accepted({ mode });
  return refused({ code: 'choice.invalid', field: 'choice', messageKey: 'slot.error.choiceInvalid' });
}

function returnsOf({ published }: Machine): { lowest: Ratio; highest: Ratio } {
  const all = [published.rtp, published.rtpOfBuy ?? published.rtp];
  const ratio = (hundredths: number) => ({ numerator: BigInt(hundredths), denominator: 10_000n });
  return { lowest: ratio(Math.min(...all)), highest: ratio(Math.max(...all)) };
}

/** Of clusters and of symbols that count anywhere there are neither. */
function linesOf({ pays, grid }: Machine): { lines?: number; ways?: number } {
  if (pays.kind === 'lines') return { lines: pays.lines.length };
  return pays.kind === 'ways' ? { ways: grid.rows ** grid.reels } : {};
}

/** Of free spins that are bought only the largest win is known to bound it. */
function varianceOf({ published, largestPays, buy }: Machine, mode: SlotChoice['mode']): number {
  if (mode === 'spin') return published.deviation ** 2;
  const rtp = (published.rtpOfBuy ?? published.rtp) / 10_000;
  return rtp * (largestPays / (buy?.cost ?? 1) - rtp);
}

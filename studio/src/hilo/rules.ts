import { CARDS, RANKS, rankOf } from '../cards/card.ts';
import type { FairDraw } from '../fair/stream.ts';
import type { GameEvent, StepAnswer, SteppedGame } from '../kit/game.ts';
import type { Ratio } from '../kit/ratio.ts';
import { accepted, type Result, refused } from '../kit/result.ts';
import { hiloLimits, LARGEST_PAYS } from './limits.ts';

/** What every way of playing returns: the house keeps its part once, with the first guess. */
export const publishedReturn: Ratio = { numerator: 98n, denominator: 100n };

export type HiloGuess = 'higher' | 'lower';
export type HiloStep = { guess: HiloGuess } | { cash_out: true };
/** Nothing is chosen before the first card lies there. */
export type HiloChoice = Record<string, never>;

export interface HiloState {
  /** 0 … 51, in the order they were drawn. */
  cards: number[];
  /** For each right guess, how many of the 13 ranks would have been right. */
  ways: number[];
}

export interface HiloOutcome {
  /** The last guess was right, or there was no wrong one before the cash-out. */
  won: boolean;
  cards: number[];
  ways: number[];
}

export type HiloEvent =
  | (GameEvent & { type: 'dealt'; card: number })
  | (GameEvent & { type: 'guessed'; guess: HiloGuess; card: number; right: boolean })
  | (GameEvent & { type: 'settled'; won: boolean; guesses: number });

/** How many ranks make this guess right; the same rank again makes neither right. */
export function waysOf(card: number, guess: HiloGuess): number {
  return guess === 'higher' ? RANKS - rankOf(card) : rankOf(card) - 1;
}

/**
 * What a row pays, as an exact fraction: 0.98 × 13 ÷ ways for the first guess, × 13 ÷ ways for each one after it. A
 * guess of w ways comes true w times in 13, so whatever is guessed and whenever the row is cashed, 98 % come back.
 */
export function paysOf(ways: readonly number[]): Ratio {
  return ways.reduce(
    ({ numerator, denominator }, way) => ({
      numerator: numerator * BigInt(RANKS),
      denominator: denominator * BigInt(way),
    }),
    publishedReturn,
  );
}

/** Rounded down to a subunit; a row without a right guess is worth nothing yet. */
export function winFor(stake: bigint, ways: readonly number[]): bigint {
  if (ways.length === 0) return 0n;
  const { numerator, denominator } = paysOf(ways);
  return (stake * numerator) / denominator;
}

/** A guess that cannot come true, or would pay more than the largest win, is not offered. */
export function isOffered(state: HiloState, guess: HiloGuess): boolean {
  const ways = waysOf(lastCard(state), guess);
  if (ways === 0) return false;
  const { numerator, denominator } = paysOf([...state.ways, ways]);
  return numerator * LARGEST_PAYS.denominator <= LARGEST_PAYS.numerator * denominator;
}

function lastCard({ cards }: HiloState): number {
  return cards.at(-1) ?? 0;
}

function parseChoice(): Result<HiloChoice> {
  return accepted({});
}

const invalidStep = refused({ code: 'choice.invalid', field: 'choice', messageKey: 'hilo.error.stepInvalid' });

function parseStep(input: unknown, state: HiloState): Result<HiloStep> {
  const { guess, cash_out } = Object(input) as { guess?: unknown; cash_out?: unknown };
  if (cash_out === true && guess === undefined) return state.ways.length > 0 ? accepted({ cash_out }) : invalidStep;
  if (guess !== 'higher' && guess !== 'lower') return invalidStep;
  return isOffered(state, guess) ? accepted({ guess }) : invalidStep;
}

type Answer = StepAnswer<HiloState, HiloOutcome, HiloEvent>;

function open({ draw }: { draw: FairDraw }): Answer {
  const card = draw.integer(CARDS);
  return { done: false, events: [{ type: 'dealt', card }], state: { cards: [card], ways: [] } };
}

function step(input: { stake: bigint; state: HiloState; step: HiloStep; draw: FairDraw }): Answer {
  const { state, stake } = input;
  if ('cash_out' in input.step) return settled(state, [], winFor(stake, state.ways));
  const { guess } = input.step;
  const from = lastCard(state);
  const card = input.draw.integer(CARDS);
  const right = guess === 'higher' ? rankOf(card) > rankOf(from) : rankOf(card) < rankOf(from);
  const told: HiloEvent = { type: 'guessed', guess, card, right };
  const cards = [...state.cards, card];
  if (!right) return settled({ cards, ways: state.ways }, [told], 0n, false);
  const next = { cards, ways: [...state.ways, waysOf(from, guess)] };
  // Where nothing more can be guessed the row pays by itself.
  if (!isOffered(next, 'higher') && !isOffered(next, 'lower')) return settled(next, [told], winFor(stake, next.ways));
  return { done: false, events: [told], state: next };
}

function settled({ cards, ways }: HiloState, before: HiloEvent[], win: bigint, won = true): Answer {
  return {
    done: true,
    events: [...before, { type: 'settled', won, guesses: cards.length - 1 }],
    outcome: { won, cards, ways },
    win,
  };
}

/** One guess at the likelier side, then cashed: what rounding down to a subunit leaves at this stake. */
function rtpAtStake({ stake }: { stake: bigint }): Ratio {
  let paid = 0n;
  for (let card = 0; card < RANKS; card++) {
    const ways = Math.max(waysOf(card, 'higher'), waysOf(card, 'lower'));
    paid += BigInt(ways) * winFor(stake, [ways]);
  }
  return { numerator: paid, denominator: BigInt(RANKS * RANKS) * stake };
}

export const hiloGame: SteppedGame<HiloChoice, HiloState, HiloStep, HiloOutcome, HiloEvent> = {
  kind: 'steps',
  id: 'hilo',
  version: 1,
  title: 'Halo Hi-Lo',
  identifier: 'halley-studio/halo-hi-lo',
  seoTitle: 'halo-hi-lo',
  provider: 'halley-studio',
  providerTitle: 'Halley Studio',
  listing: {
    kind: 'card',
    releasedAt: '2026-11-01',
    collections: ['new', 'table', 'exclusive'],
    returns: { lowest: publishedReturn, highest: publishedReturn },
    description: 'hilo.description',
  },
  parseChoice,
  limits: (currency) => (Object.hasOwn(hiloLimits, currency) ? hiloLimits[currency] : undefined),
  maxWin: ({ stake }) => (stake * LARGEST_PAYS.numerator) / LARGEST_PAYS.denominator,
  rtp: () => publishedReturn,
  rtpAtStake,
  describe: () => ({ messageKey: 'hilo.choice', values: {} }),
  parseStep,
  open,
  step,
};

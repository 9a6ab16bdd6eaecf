import { CARDS, RANKS, rankOf } from '../cards/index.ts';
import type { FairDraw } from '../fair/index.ts';
import {
  accepted,
  type GameEvent,
  type Ratio,
  type Result,
  refused,
  type StepAnswer,
  type SteppedGame,
} from '../kit/index.ts';
import { firstTerms, type HiloTerms, hiloLimits, terms } from './limits.ts';

export const publishedReturn: Ratio = terms.returns;

export type HiloGuess = 'higher' | 'lower';
type HiloStep = { guess: HiloGuess } | { cash_out: true };
/** Nothing is chosen before the first card lies there. */
export type HiloChoice = Record<string, never>;

export interface HiloState {
  /** 0 … 51, in the order they were drawn. */
  cards: number[];
  /** For each right guess, how many of the 13 ranks would have been right. */
  ways: number[];
}

interface HiloOutcome {
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
 * What a row pays, as an exact fraction: 0.99 × 13 ÷ ways for the first guess, × 13 ÷ ways for each one after it. A
 * guess of w ways comes true w times in 13, so whatever is guessed and whenever the row is cashed, 99 % come back.
 */
export function paysOf(ways: readonly number[], { returns } = terms): Ratio {
  return ways.reduce(
    ({ numerator, denominator }, way) => ({
      numerator: numerator * BigInt(RANKS),
      denominator: denominator * BigInt(way),
    }),
    returns,
  );
}

/** Rounded down to a subunit; a row without a right guess is worth nothing yet. */
export function winFor(stake: bigint, ways: readonly number[], by = terms): bigint {
  if (ways.length === 0) return 0n;
  const { numerator, denominator } = paysOf(ways, by);
  return (stake * numerator) / denominator;
}

/** A guess that cannot come true, or would pay more than the largest win, is not offered. */
export function isOffered(state: HiloState, guess: HiloGuess, by = terms): boolean {
  const ways = waysOf(lastCard(state), guess);
  if (ways === 0) return false;
  const { numerator, denominator } = paysOf([...state.ways, ways], by);
  return numerator * by.largest.denominator <= by.largest.numerator * denominator;
}

function lastCard({ cards }: HiloState): number {
  return cards.at(-1) ?? 0;
}

function parseChoice(): Result<HiloChoice> {
  return accepted({});
}

const invalidStep = refused({ code: 'choice.invalid', field: 'choice', messageKey: 'hilo.error.stepInvalid' });

function parseStep(input: unknown, state: HiloState, by: HiloTerms): Result<HiloStep> {
  const { guess, cash_out } = Object(input) as { guess?: unknown; cash_out?: unknown };
  if (cash_out === true && guess === undefined) return state.ways.length > 0 ? accepted({ cash_out }) : invalidStep;
  if (guess !== 'higher' && guess !== 'lower') return invalidStep;
  return isOffered(state, guess, by) ? accepted({ guess }) : invalidStep;
}

type Answer = StepAnswer<HiloState, HiloOutcome, HiloEvent>;

function open({ draw }: { draw: FairDraw }): Answer {
  const card = draw.integer(CARDS);
  return { done: false, events: [{ type: 'dealt', card }], state: { cards: [card], ways: [] } };
}

interface StepInput {
  stake: bigint;
  state: HiloState;
  step: HiloStep;
  draw: FairDraw;
}

function step(input: StepInput, by: HiloTerms): Answer {
  const { state, stake } = input;
  if ('cash_out' in input.step) return settled(state, [], winFor(stake, state.ways, by));
  const { guess } = input.step;
  const from = lastCard(state);
  const card = input.draw.integer(CARDS);
  const right = guess === 'higher' ? rankOf(card) > rankOf(from) : rankOf(card) < rankOf(from);
  const told: HiloEvent = { type: 'guessed', guess, card, right };
  const cards = [...state.cards, card];
  if (!right) return settled({ cards, ways: state.ways }, [told], 0n, false);
  const next = { cards, ways: [...state.ways, waysOf(from, guess)] };
  // Where nothing more can be guessed the row pays by itself.
  if (!isOffered(next, 'higher', by) && !isOffered(next, 'lower', by)) {
    return settled(next, [told], winFor(stake, next.ways, by));
  }
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
function rtpAtStake({ stake }: { stake: bigint }, by: HiloTerms): Ratio {
  let paid = 0n;
  for (let card = 0; card < RANKS; card++) {
    const ways = Math.max(waysOf(card, 'higher'), waysOf(card, 'lower'));
    paid += BigInt(ways) * winFor(stake, [ways], by);
  }
  return { numerator: paid, denominator: BigInt(RANKS * RANKS) * stake };
}

type Hilo = SteppedGame<HiloChoice, HiloState, HiloStep, HiloOutcome, HiloEvent>;

function createHilo(version: number, by: HiloTerms): Hilo {
  return {
    kind: 'steps',
    id: 'hilo',
    version,
    title: 'Halo Hi-Lo',
    identifier: 'halley-studio/halo-hi-lo',
    seoTitle: 'halo-hi-lo',
    provider: 'halley-studio',
    providerTitle: 'Halley Studio',
    listing: {
      kind: 'instant',
      releasedAt: '2026-11-01',
      collections: ['recommended', 'instant', 'exclusive'],
      returns: { lowest: by.returns, highest: by.returns },
      usual: { mode: '1 likelier guess', hits: 7_100, deviation: 0.68 },
      description: 'hilo.description',
    },
    parseChoice,
    limits: (currency) => (Object.hasOwn(hiloLimits, currency) ? hiloLimits[currency] : undefined),
    maxWin: ({ stake }) => (stake * by.largest.numerator) / by.largest.denominator,
    rtp: () => by.returns,
    rtpAtStake: (bet) => rtpAtStake(bet, by),
    describe: () => ({ messageKey: 'hilo.choice', values: {} }),
    parseStep: (input, state) => parseStep(input, state, by),
    open,
    step: (input) => step(input, by),
  };
}

const firstVersion = createHilo(1, firstTerms);

export const hiloGame: Hilo = { ...createHilo(2, terms), earlier: [firstVersion] };

/** What a round pays: by the version it was opened with. */
export function termsOf(version: number): HiloTerms {
  return version === firstVersion.version ? firstTerms : terms;
}

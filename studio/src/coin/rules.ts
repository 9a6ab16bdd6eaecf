import type { FairDraw } from '../fair/index.ts';
import {
  accepted,
  type GameEvent,
  limitsOver,
  type Ratio,
  type Result,
  refused,
  type StepAnswer,
  type SteppedGame,
  shareOf,
} from '../kit/index.ts';

export type CoinSide = 'heads' | 'tails';

/** As many flips as a round can have: the smallest stake can be paid for all of them in every currency. */
export const FLIPS_MAX = 18;

export interface CoinChoice {
  /** The first call. */
  side: CoinSide;
  /** The round is paid by itself after so many. */
  flips: number;
}
export type CoinStep = { side: CoinSide } | { cash_out: true };

export interface Flip {
  called: CoinSide;
  side: CoinSide;
}

export interface CoinState {
  /** At most. */
  flips: number;
  fell: Flip[];
}

export interface CoinOutcome {
  won: boolean;
  fell: Flip[];
}

export type CoinEvent = (GameEvent & Flip & { type: 'flipped' }) | (GameEvent & { type: 'settled'; won: boolean });

/** What every way of playing returns: the house keeps its part once, with the first flip. */
export const publishedReturn: Ratio = { numerator: 99n, denominator: 100n };

/** Hundredths: 198 is ×1.98. */
export function paysFor(flips: number): number {
  return 99 * 2 ** flips;
}

export function paysOf(flips: number): Ratio {
  return { numerator: BigInt(paysFor(flips)), denominator: 100n };
}

/** Rounded down to a subunit; before the first flip a round is worth nothing yet. */
export function winFor(stake: bigint, flips: number): bigint {
  return flips === 0 ? 0n : shareOf(stake, paysOf(flips));
}

export const coinLimits = limitsOver(Array.from({ length: FLIPS_MAX }, (_, index) => paysOf(index + 1)));

const isSide = (input: unknown): input is CoinSide => input === 'heads' || input === 'tails';

function parseChoice(input: unknown): Result<CoinChoice> {
  const { side, flips } = Object(input) as { side?: unknown; flips?: unknown };
  if (isSide(side) && typeof flips === 'number' && Number.isInteger(flips) && flips >= 1 && flips <= FLIPS_MAX) {
    return accepted({ side, flips });
  }
  return refused({ code: 'choice.invalid', field: 'choice', messageKey: 'coin.error.choice' });
}

const invalidStep = refused({ code: 'choice.invalid', field: 'choice', messageKey: 'coin.error.step' });

function parseStep(input: unknown): Result<CoinStep> {
  const { side, cash_out } = Object(input) as { side?: unknown; cash_out?: unknown };
  if (cash_out === true && side === undefined) return accepted({ cash_out });
  return cash_out === undefined && isSide(side) ? accepted({ side }) : invalidStep;
}

type Answer = StepAnswer<CoinState, CoinOutcome, CoinEvent>;

export function drawSide(draw: FairDraw): CoinSide {
  return draw.integer(2) === 0 ? 'heads' : 'tails';
}

/** The first flip falls with the stake: a round is open only while there is something to take. */
function flip(input: { stake: bigint; state: CoinState; called: CoinSide; draw: FairDraw }): Answer {
  const { stake, state, called, draw } = input;
  const fallen: Flip = { called, side: drawSide(draw) };
  const fell = [...state.fell, fallen];
  const told: CoinEvent = { type: 'flipped', ...fallen };
  if (fallen.side !== called) return settled([told], fell, 0n);
  if (fell.length === state.flips) return settled([told], fell, winFor(stake, fell.length));
  return { done: false, events: [told], state: { ...state, fell } };
}

function settled(before: CoinEvent[], fell: Flip[], win: bigint): Answer {
  const won = win > 0n;
  return { done: true, events: [...before, { type: 'settled', won }], outcome: { won, fell }, win };
}

function step(input: { stake: bigint; state: CoinState; step: CoinStep; draw: FairDraw }): Answer {
  const { stake, state, step: taken, draw } = input;
  if ('cash_out' in taken) return settled([], state.fell, winFor(stake, state.fell.length));
  return flip({ stake, state, called: taken.side, draw });
}

export const coinGame: SteppedGame<CoinChoice, CoinState, CoinStep, CoinOutcome, CoinEvent> = {
  kind: 'steps',
  id: 'coin',
  version: 2,
  title: 'Moon Coin',
  identifier: 'halley-studio/moon-coin',
  seoTitle: 'moon-coin',
  provider: 'halley-studio',
  providerTitle: 'Halley Studio',
  listing: {
    kind: 'instant',
    releasedAt: '2026-11-10',
    collections: ['instant', 'exclusive'],
    returns: { lowest: publishedReturn, highest: publishedReturn },
    usual: { mode: 'taken after 1 flip', hits: 5_000, deviation: 0.99 },
    description: 'coin.description',
  },
  parseChoice,
  limits: (currency) => (Object.hasOwn(coinLimits, currency) ? coinLimits[currency] : undefined),
  maxWin: ({ stake, choice: { flips } }) => winFor(stake, flips),
  rtp: () => publishedReturn,
  /** One flip, then cashed: what rounding down to a subunit leaves at this stake. */
  rtpAtStake: ({ stake }) => ({ numerator: winFor(stake, 1), denominator: 2n * stake }),
  describe: ({ side, flips }) => ({
    messageKey: side === 'heads' ? 'coin.choice.heads' : 'coin.choice.tails',
    values: { flips: String(flips) },
  }),
  parseStep,
  open: ({ stake, choice: { side, flips }, draw }) => flip({ stake, state: { flips, fell: [] }, called: side, draw }),
  step,
};

import type { FairDraw } from '../../fair/index.ts';
import {
  accepted,
  type GameFacts,
  houseLimits,
  type Ratio,
  type Refusal,
  type Result,
  refused,
  type SharedGame,
  type StakeLimits,
  varianceOfOnePay,
} from '../../kit/index.ts';
import { HIGHEST, LEAST, msUntil, START, worthAfter } from './curve.ts';

export interface CrashChoice {
  /** Cashed out by itself at this worth, in hundredths; null: by hand. */
  auto: number | null;
}

export interface CrashOutcome {
  /** The highest worth of the flight, in hundredths: who cashed out there or before has won. */
  point: number;
}

/** Words a draw can be: four bytes. */
export const WORDS = 2 ** 32;
/** 99 %: of all words this share reaches a worth, divided by it. */
const RETURN_PERCENT = 99;

/**
 * The point of a word w of 2³²: ⌊99 × 2³² ÷ (w + 1)⌋ hundredths, at least 1.00 and at most the highest. So ⌊99 × 2³² ÷ m⌋
 * words reach m hundredths, and a bet cashed out at m returns m × that ÷ (100 × 2³²): 99 % wherever it is cashed out.
 */
export function pointOf(word: number): number {
  const point = (BigInt(RETURN_PERCENT) * BigInt(WORDS)) / BigInt(word + 1);
  if (point > BigInt(HIGHEST)) return HIGHEST;
  return point < BigInt(START) ? START : Number(point);
}

/** How many of all words let a flight reach this worth. */
export function wordsReaching(worth: number): bigint {
  if (worth <= START) return BigInt(WORDS);
  const words = (BigInt(RETURN_PERCENT) * BigInt(WORDS)) / BigInt(worth);
  return words;
}

/** The exact return of a bet that is cashed out at this worth, whenever it is reached. */
export function returnAt(worth: number): Ratio {
  return { numerator: BigInt(worth) * wordsReaching(worth), denominator: BigInt(START) * BigInt(WORDS) };
}

export function winAt(stake: bigint, worth: number): bigint {
  return (stake * BigInt(worth)) / BigInt(START);
}

/** The worth at which a stake has won what the house pays at most; the stake's own limit keeps it above the least. */
export function highestFor(stake: bigint, winMax: bigint): number {
  const payable = (winMax * BigInt(START)) / stake;
  return payable > BigInt(HIGHEST) ? HIGHEST : Number(payable);
}

const invalid = (): { ok: false; refusal: Refusal } =>
  refused({ code: 'choice.invalid', field: 'choice', messageKey: 'studio.error.choiceInvalid' });

export function parseCrashChoice(input: unknown): Result<CrashChoice> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return invalid();
  const { auto = null } = input as { auto?: unknown };
  if (auto === null) return accepted({ auto: null });
  if (typeof auto !== 'number' || !Number.isInteger(auto) || auto < LEAST || auto > HIGHEST) return invalid();
  return accepted({ auto });
}

/** The division by a worth leaves a rest, which is largest at this one; rules.test.ts looks at all of them. */
const LOWEST_AT = 999_285;

export const crashGame: SharedGame<CrashChoice, CrashOutcome> = {
  kind: 'shared',
  id: 'crash',
  version: 1,
  title: 'Comet Ascent',
  identifier: 'north-hall/comet-ascent',
  seoTitle: 'comet-ascent',
  provider: 'north-hall',
  providerTitle: 'North Hall',
  listing: {
    kind: 'crash',
    releasedAt: '2026-11-15',
    collections: ['top', 'new', 'live', 'crash-games'],
    returns: { lowest: returnAt(LOWEST_AT), highest: { numerator: 99n, denominator: 100n } },
    usual: { mode: 'cash out at 2.00', hits: 4_949, deviation: 1.0 },
    description: 'crash.description',
  },
  timing: { bettingMs: 7_000, showingMs: 0, pauseMs: 3_000 },
  parseChoice: parseCrashChoice,
  limits: (currency): StakeLimits | undefined =>
    Object.hasOwn(houseLimits, currency) ? houseLimits[currency] : undefined,
  // Without a worth of its own a bet is cashed out where the house's largest win is reached: it can never pass it.
  maxWin: ({ stake, choice }) => winAt(stake, choice.auto ?? LEAST),
  rtp: ({ auto }) => returnAt(auto ?? LEAST),
  rtpAtStake: ({ stake, choice }) => {
    const worth = choice.auto ?? LEAST;
    return { numerator: winAt(stake, worth) * wordsReaching(worth), denominator: stake * BigInt(WORDS) };
  },
  variance: ({ auto }) =>
    auto === null ? undefined : varianceOfOnePay({ chance: Number(wordsReaching(auto)) / WORDS, pays: auto / START }),
  describe: ({ auto }): ReturnType<GameFacts<CrashChoice>['describe']> => {
    if (auto === null) return { messageKey: 'crash.choice.hand', values: {} };
    return { messageKey: 'crash.choice.auto', values: { worth: (auto / 100).toFixed(2) } };
  },
  outcomeOf: (draw: FairDraw) => ({ point: pointOf(draw.integer(WORDS)) }),
  winOf: ({ stake, outcome, ceiling }) => (ceiling !== null && ceiling <= outcome.point ? winAt(stake, ceiling) : 0n),
  curve: {
    least: LEAST,
    worthAfter,
    msUntil,
    // The first moment at which the flight would be worth more than its point.
    endsAfterMs: ({ point }) => (point >= HIGHEST ? msUntil(HIGHEST) : msUntil(point + 1)),
    ceilingOf: ({ stake, choice, winMax }) => Math.min(choice.auto ?? HIGHEST, highestFor(stake, winMax)),
    winAt,
  },
};

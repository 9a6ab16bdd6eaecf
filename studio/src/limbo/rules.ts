import {
  accepted,
  type GameEvent,
  houseLimits,
  type Ratio,
  type Result,
  refused,
  type StudioGame,
  varianceOfOnePay,
} from '../kit/index.ts';

/** All multipliers below count in hundredths: 200 is ×2.00. */
export const TARGET_MIN = 101;
/** The smallest stake can be paid at it in every currency. */
export const TARGET_MAX = 36_000_000;
/** How many heights there are, all alike. Divided by most targets without a rest, so that most return exactly 99 %. */
export const HEIGHTS = 4_000_000_000;
const RETURN_PERCENT = 99;

export interface LimboChoice {
  target: number;
}

export interface LimboOutcome {
  /** How far it flew: at least ×1.00, at most the highest target. */
  reached: number;
  won: boolean;
}

export interface FlownEvent extends GameEvent {
  type: 'flown';
  reached: number;
  won: boolean;
}

/** rules.test.ts computes the same over every target. */
export const publishedReturn: { highest: Ratio; lowest: Ratio } = {
  highest: { numerator: 99n, denominator: 100n },
  lowest: { numerator: 9_899n, denominator: 10_000n },
};

/** Of all heights, those that reach the target: 99 ÷ target, rounded down. */
export function winningHeights(target: number): number {
  return Math.floor((RETURN_PERCENT * HEIGHTS) / target);
}

/** Height number 0 is the farthest. It reaches a target exactly when it is one of its winning heights. */
export function reachedBy(height: number): number {
  const reached = Math.floor((RETURN_PERCENT * HEIGHTS) / (height + 1));
  return Math.min(TARGET_MAX, Math.max(100, reached));
}

export function winFor(bet: { stake: bigint; choice: LimboChoice }): bigint {
  return (bet.stake * BigInt(bet.choice.target)) / 100n;
}

function parseChoice(input: unknown): Result<LimboChoice> {
  const { target } = Object(input) as { target?: unknown };
  if (typeof target !== 'number' || !Number.isInteger(target) || target < TARGET_MIN || target > TARGET_MAX) {
    return refused({ code: 'choice.invalid', field: 'choice.target', messageKey: 'limbo.error.target' });
  }
  return accepted({ target });
}

export const limboGame: StudioGame<LimboChoice, LimboOutcome, FlownEvent> = {
  kind: 'single',
  id: 'limbo',
  version: 1,
  title: 'Apogee',
  identifier: 'halley-studio/apogee',
  seoTitle: 'apogee',
  provider: 'halley-studio',
  providerTitle: 'Halley Studio',
  listing: {
    kind: 'instant',
    releasedAt: '2026-11-10',
    collections: ['recommended', 'instant', 'crash-games', 'exclusive'],
    returns: publishedReturn,
    usual: { mode: 'times 2.00', hits: 4_950, deviation: 1.0 },
    description: 'limbo.description',
  },
  parseChoice,
  limits: (currency) => (Object.hasOwn(houseLimits, currency) ? houseLimits[currency] : undefined),
  maxWin: winFor,
  rtp: ({ target }) => ({
    numerator: BigInt(winningHeights(target)) * BigInt(target),
    denominator: BigInt(HEIGHTS) * 100n,
  }),
  rtpAtStake: (bet) => ({
    numerator: BigInt(winningHeights(bet.choice.target)) * winFor(bet),
    denominator: BigInt(HEIGHTS) * bet.stake,
  }),
  variance: ({ target }) => varianceOfOnePay({ chance: winningHeights(target) / HEIGHTS, pays: target / 100 }),
  describe: ({ target }) => ({ messageKey: 'limbo.choice', values: { target: (target / 100).toFixed(2) } }),
  play: ({ stake, choice, draw }) => {
    const reached = reachedBy(draw.integer(HEIGHTS));
    const won = reached >= choice.target;
    return {
      events: [{ type: 'flown', reached, won }],
      outcome: { reached, won },
      win: won ? winFor({ stake, choice }) : 0n,
    };
  },
};

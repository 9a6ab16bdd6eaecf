import type { GameEvent, StakeLimits, StudioGame } from '../kit/game.ts';
import { houseLimits } from '../kit/limits.ts';
import type { Ratio } from '../kit/ratio.ts';
import { accepted, type Result, refused } from '../kit/result.ts';

export type CoinSide = 'heads' | 'tails';

/** As many flips as can be called at once: the smallest stake can be paid for all of them in every currency. */
export const FLIPS_MAX = 18;

export interface CoinChoice {
  side: CoinSide;
  /** All of them must fall as called. */
  flips: number;
}

export interface CoinOutcome {
  /** As they fell, up to the first wrong one. */
  fell: CoinSide[];
  won: boolean;
}

export interface FlippedEvent extends GameEvent {
  type: 'flipped';
  side: CoinSide;
}

/** One fair coin each: 99 % of what would be fair, for every number of flips. */
export const publishedReturn: Ratio = { numerator: 99n, denominator: 100n };

/** Hundredths: 198 is ×1.98. */
export function paysFor(flips: number): number {
  return 99 * 2 ** flips;
}

export function winFor(bet: { stake: bigint; choice: CoinChoice }): bigint {
  return (bet.stake * BigInt(paysFor(bet.choice.flips))) / 100n;
}

/** The largest win is one that a stake and a number of flips really pay. */
const limits: Readonly<Record<string, StakeLimits>> = Object.fromEntries(
  Object.entries(houseLimits).map(([currency, house]) => {
    let winMax = 0n;
    for (let flips = 1; flips <= FLIPS_MAX; flips += 1) {
      const payable = (house.winMax * 100n) / BigInt(paysFor(flips));
      const stake = payable < house.stakeMax ? payable : house.stakeMax;
      const win = winFor({ stake, choice: { side: 'heads', flips } });
      if (win > winMax) winMax = win;
    }
    return [currency, { ...house, winMax }];
  }),
);

function parseChoice(input: unknown): Result<CoinChoice> {
  const { side, flips } = Object(input) as { side?: unknown; flips?: unknown };
  const fits =
    (side === 'heads' || side === 'tails') &&
    typeof flips === 'number' &&
    Number.isInteger(flips) &&
    flips >= 1 &&
    flips <= FLIPS_MAX;
  if (!fits) return refused({ code: 'choice.invalid', field: 'choice', messageKey: 'coin.error.choice' });
  return accepted({ side, flips });
}

export const coinGame: StudioGame<CoinChoice, CoinOutcome, FlippedEvent> = {
  kind: 'single',
  id: 'coin',
  version: 1,
  title: 'Moon Coin',
  identifier: 'halley-studio/moon-coin',
  seoTitle: 'moon-coin',
  provider: 'halley-studio',
  providerTitle: 'Halley Studio',
  listing: {
    kind: 'instant',
    releasedAt: '2026-11-10',
    collections: ['exclusive'],
    returns: { lowest: publishedReturn, highest: publishedReturn },
    description: 'coin.description',
  },
  parseChoice,
  limits: (currency) => (Object.hasOwn(limits, currency) ? limits[currency] : undefined),
  maxWin: winFor,
  rtp: () => publishedReturn,
  rtpAtStake: (bet) => ({ numerator: winFor(bet), denominator: bet.stake * 2n ** BigInt(bet.choice.flips) }),
  describe: ({ side, flips }) => ({
    messageKey: side === 'heads' ? 'coin.choice.heads' : 'coin.choice.tails',
    values: { flips: String(flips) },
  }),
  play: ({ stake, choice, draw }) => {
    const fell: CoinSide[] = [];
    let won = true;
    while (won && fell.length < choice.flips) {
      const side = draw.integer(2) === 0 ? 'heads' : 'tails';
      fell.push(side);
      won = side === choice.side;
    }
    return {
      events: fell.map((side) => ({ type: 'flipped', side })),
      outcome: { fell, won },
      win: won ? winFor({ stake, choice }) : 0n,
    };
  },
};

import {
  type Currency,
  isLifelong,
  nextVipStatus,
  type SumThresholds,
  usualVipThresholds,
  type VipProgress,
  vipStatusOf,
  wireCents,
} from '@halley/contract';
import { convertRoundedDown, type Quotes } from '../limits/index.ts';
import type { Turnover } from '../wallet/index.ts';

export interface ProgressFacts {
  playerId: number;
  /** The money in which it is told: that of the chosen wallet. */
  currency: Currency;
  groups: readonly number[];
  turnover: ReadonlyMap<Currency, Turnover>;
  thresholds: SumThresholds;
  quotes: Quotes;
}

/**
 * Status and figures of one player. All wallets count, in one money at the rates of now, each rounded down: which wallet
 * is chosen changes how the sums are told and not what they come to.
 */
export function planProgress({ playerId, currency, groups, turnover, thresholds, quotes }: ProgressFacts): VipProgress {
  const currentStatus = vipStatusOf(groups);
  const sum = (part: keyof Turnover) => {
    let total = 0n;
    for (const [from, moved] of turnover) total += convertRoundedDown(quotes, moved[part], { from, to: currency });
    // More may come back in a quarter than was staked in it: a bet of the one before that was called off. And a sum of
    // stakes in a small coin can outgrow the wire: beyond every threshold it makes no difference by how much.
    return total < 0n ? 0n : total > largest ? largest : total;
  };
  const [deposits, stakes] = [sum('deposits'), sum('stakes')];
  const wanted = thresholds[currency] ?? usualVipThresholds;
  const shares = [shareOf(deposits, wanted.deposits_cents), shareOf(stakes, wanted.bets_cents)] as const;
  return {
    userId: playerId,
    currency,
    currentStatus,
    activeStatus: currentStatus,
    nextStatus: nextVipStatus(currentStatus),
    depositAmountCents: wireCents(deposits),
    depositThresholdCents: wanted.deposits_cents,
    betSumCents: wireCents(stakes),
    betSumThresholdCents: wanted.bets_cents,
    overallProgress: isLifelong(currentStatus) ? 1 : (shares[0] + shares[1]) / 2 / fine,
  };
}

const fine = 10_000;
const largest = BigInt(Number.MAX_SAFE_INTEGER);

/** In ten-thousandths, rounded down: the whole is the whole, and nothing just before it is. */
function shareOf(done: bigint, wanted: number): number {
  if (wanted <= 0 || done >= BigInt(wanted)) return fine;
  return Number((done * BigInt(fine)) / BigInt(wanted));
}

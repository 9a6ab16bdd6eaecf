import type { Currency } from '@halley/contract';
import type { DueReward } from './due-grant.ts';
import { isInSchedule } from './period-of.ts';
import type { PromotionTerms } from './promotion.ts';

/** So much money for so many points. */
export interface PointWorth {
  amount: bigint;
  points: bigint;
}

/** What points are worth in money: at the card of the shop that gives most for one. Null: there is none in this currency. */
export function pointWorthIn(
  live: readonly Pick<PromotionTerms, 'rule'>[],
  { currency, now }: { currency: Currency; now: Date },
): PointWorth | null {
  let best: PointWorth | null = null;
  for (const { rule } of live) {
    const [reward] = rule.rewards;
    const price = rule.card?.price[currency] ?? rule.card?.price.EUR;
    const amount = reward?.type === 'cash' ? reward.amount?.[currency] : undefined;
    if (price === undefined || amount === undefined || !isInSchedule(rule.schedule, now)) continue;
    const worth = { amount: BigInt(amount), points: BigInt(price) };
    if (best === null || worth.amount * best.points > best.amount * worth.points) best = worth;
  }
  return best;
}

/** Whether a box may give points: what it is worth goes by what the shop gives for them. */
export const holdsPoints = (due: DueReward): boolean =>
  due.type === 'lootbox' && due.items.some(({ prize }) => prize?.type === 'points');

import type { Currency, PromotionCondition } from '@halley/contract';

/** What is known of an occasion. A deposit that has not begun has no amount and no method yet: both are possible. */
export interface Occasion {
  currency: Currency;
  /** The number the player's deposit has, or would have next. */
  depositNumber: number;
  amount?: bigint;
  method?: string;
  /** Whether the player has had this promotion before. */
  hadBefore: boolean;
  accountAgeDays: number;
}

/** Whether a condition holds, or can still hold where something is not known yet. */
export function meetsCondition(condition: PromotionCondition, occasion: Occasion): boolean {
  const { depositNumber, amountAtLeast, method, firstTime, accountAgeDays } = condition;
  if (depositNumber && !depositNumber.includes(occasion.depositNumber)) return false;
  if (amountAtLeast) {
    const least = amountAtLeast[occasion.currency];
    if (least === undefined) return false;
    if (occasion.amount !== undefined && occasion.amount < BigInt(least)) return false;
  }
  if (method && occasion.method !== undefined && !method.includes(occasion.method)) return false;
  if (firstTime && occasion.hadBefore) return false;
  return accountAgeDays === undefined || occasion.accountAgeDays >= accountAgeDays;
}

import type { Currency } from '@halley/contract';
import { convertRoundedUp, type Quotes } from '../config/index.ts';
import { valueIn } from './count-money.ts';
import type { Limit } from './limit.ts';

export type MoneyLimit = Pick<Limit, 'type' | 'period' | 'amounts' | 'counters' | 'windowUntil'>;

export interface Room {
  currency: Currency;
  /** At least 0. */
  left: bigint;
}

/**
 * What has been spent of one named amount. Currencies without an amount of their own count for every one that has: a
 * wallet the player did not think of is no way round. What was won in them makes no room elsewhere.
 */
export function spentOf(limit: MoneyLimit, named: Currency, quotes: Quotes): bigint {
  const amounts = limit.amounts ?? {};
  const others = (Object.keys(limit.counters) as Currency[]).filter((currency) => amounts[currency] === undefined);
  return others.reduce((sum, currency) => {
    const spent = -valueIn(limit, currency);
    return spent > 0n ? sum + convertRoundedUp(quotes, spent, { from: currency, to: named }) : sum;
  }, -valueIn(limit, named));
}

/**
 * Which named amount a further spending would break, and what it still allows; undefined where it fits. With nought it
 * tells whether the limit is overdrawn; `isUsedUp` tells whether anything is left.
 */
export function brokenBy(
  limit: MoneyLimit,
  { currency, amount }: { currency: Currency; amount: bigint },
  quotes: Quotes,
): Room | undefined {
  const amounts = limit.amounts ?? {};
  const concerned = amounts[currency] === undefined ? (Object.keys(amounts) as Currency[]) : [currency];
  const before = limit.counters[currency] ?? { total: 0n, base: 0n };
  const after = { ...limit, counters: { ...limit.counters, [currency]: { ...before, total: before.total - amount } } };
  for (const named of concerned) {
    const most = amounts[named] ?? 0n;
    if (spentOf(after, named, quotes) <= most) continue;
    const left = most - spentOf(limit, named, quotes);
    return { currency: named, left: left > 0n ? left : 0n };
  }
  return undefined;
}

/** Not one subunit more of this currency fits. */
export function isUsedUp(limit: MoneyLimit, currency: Currency, quotes: Quotes): boolean {
  return brokenBy(limit, { currency, amount: 1n }, quotes) !== undefined;
}

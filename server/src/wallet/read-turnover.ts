import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { placeOf } from './history/kinds.ts';
import { readMonthSums } from './history/month-sums.ts';

export interface Turnover {
  deposits: bigint;
  /** Less what was given back. */
  stakes: bigint;
}

/** What a player paid in and staked in some months of the calendar (`2026-03`, UTC), by currency, exact at every moment. */
export async function readTurnover(
  db: Queryable,
  { playerId, months }: { playerId: number; months: readonly string[] },
): Promise<Map<Currency, Turnover>> {
  const sums = new Map<Currency, Turnover>();
  for (const { currency, month, reason, purpose, amount } of await readMonthSums(db, playerId)) {
    if (!months.includes(month)) continue;
    const sum = sums.get(currency) ?? { deposits: 0n, stakes: 0n };
    const { part } = placeOf(reason, purpose);
    if (part === 'deposits') sum.deposits += amount;
    if (part === 'stakes') sum.stakes -= amount;
    sums.set(currency, sum);
  }
  return sums;
}

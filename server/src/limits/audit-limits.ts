import type { Currency } from '@halley/contract';
import type { Finding } from '../audit/index.ts';
import type { Queryable } from '../kit/index.ts';
import { readMoved } from '../wallet/index.ts';
import type { MoneyType } from './limit.ts';
import { readCounting } from './limit-store.ts';

const reasons: Record<MoneyType, Parameters<typeof readMoved>[1][number]['reasons']> = {
  loss: ['stake', 'rollback', 'win', 'reversal'],
  wager: ['stake', 'rollback'],
  deposit: ['deposit'],
};

/** Holds the counters of every limit against the journal since the transfer at which they began to count. */
export async function auditLimits(db: Queryable): Promise<Finding[]> {
  const limits = await readCounting(db);
  const sums = await readMoved(
    db,
    limits.map(({ playerId, afterTransfer, type }) => ({ playerId, afterTransfer, reasons: reasons[type] })),
  );
  return limits.flatMap(({ id, type, playerId, counters }, index) => {
    const journal = sums[index] ?? new Map<Currency, bigint>();
    const currencies = new Set([...journal.keys(), ...(Object.keys(counters) as Currency[])]);
    return [...currencies].flatMap((currency): Finding[] => {
      const moved = journal.get(currency) ?? 0n;
      const should = type === 'deposit' ? -moved : moved;
      const is = counters[currency]?.total ?? 0n;
      if (is === should) return [];
      const detail = `limit ${id} (${type}) of player ${playerId} counts ${is} ${currency}, the journal says ${should}`;
      return [{ check: 'limits count what the journal says', detail }];
    });
  });
}

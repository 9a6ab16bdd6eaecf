import type { Currency } from '@halley/contract';
import type { Counter, Limit } from './limit.ts';
import { windowAt } from './window.ts';

/** Money that moved. `amount` is what the wallet gained: below zero for a stake. */
export interface Moved {
  kind: 'stake' | 'rollback' | 'win' | 'reversal' | 'deposit';
  playerId: number;
  currency: Currency;
  amount: bigint;
  /** Of a rollback: when the stake was taken that it gives back. */
  takenAt: Date;
}

type Counted = Pick<Limit, 'type' | 'period' | 'startsAt' | 'counters' | 'windowFrom' | 'windowUntil'>;

const counts: Record<'loss' | 'wager' | 'deposit', readonly Moved['kind'][]> = {
  loss: ['stake', 'rollback', 'win', 'reversal'],
  wager: ['stake', 'rollback'],
  deposit: ['deposit'],
};

const nothing: Counter = { total: 0n, base: 0n };

/**
 * The limit as it stands at a moment: a window that is over has made room for the next. A window that another process
 * has opened already, by a clock that is a little ahead, stays.
 */
export function rolled<L extends Counted>(limit: L, now: Date): L {
  if (!limit.windowUntil || now < limit.windowUntil) return limit;
  const window = windowAt({ start: limit.startsAt, period: limit.period }, now);
  const counters = Object.fromEntries(
    Object.entries(limit.counters).map(([currency, { total }]) => [currency, { total, base: total }]),
  );
  return { ...limit, counters, windowFrom: window.from, windowUntil: window.until };
}

/** The limit with a movement counted, or the same limit when it does not concern it. */
export function counted<L extends Counted>(limit: L, moved: Moved, now: Date): L {
  const kinds: readonly string[] = counts[limit.type as keyof typeof counts] ?? [];
  if (!kinds.includes(moved.kind)) return limit;
  const current = rolled(limit, now);
  const { total, base } = current.counters[moved.currency] ?? nothing;
  // A stake that is given back makes room in the window that it was taken in, and in no later one. Of one that was taken
  // in the very millisecond of the limit's start nobody can say whether it was counted: it makes none.
  const isOfEarlier =
    moved.kind === 'rollback' && (moved.takenAt < current.windowFrom || moved.takenAt <= current.startsAt);
  const counter = { total: total + moved.amount, base: isOfEarlier ? base + moved.amount : base };
  return { ...current, counters: { ...current.counters, [moved.currency]: counter } };
}

/** What has moved in this window: below zero is spent. The limit must be rolled to the moment. */
export function valueIn(limit: Pick<Limit, 'counters'>, currency: Currency): bigint {
  const { total, base } = limit.counters[currency] ?? nothing;
  return total - base;
}

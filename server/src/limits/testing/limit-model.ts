import type { LimitPeriod } from '@halley/contract';

/** One player's limits as the README says they must count. It remembers every movement and adds up from the start. */
export class LimitModel {
  private readonly limits: ModelLimit[] = [];
  private readonly entries: ModelEntry[] = [];

  add(limit: ModelLimit): void {
    this.limits.push(limit);
  }

  note(entry: ModelEntry): void {
    this.entries.push(entry);
  }

  /** Below zero is spent; of the window that runs at this moment. */
  value(limit: ModelLimit, nowMs: number): number {
    const from = windowStart(limit, nowMs);
    const moved = this.entries.filter(({ atMs }) => atMs >= from && atMs >= limit.startMs);
    return moved.reduce((sum, entry) => sum + worthFor(limit, entry, from), 0);
  }

  /** Whether every limit still holds after a further spending. */
  allows(spending: { kind: 'stake' | 'deposit'; amount: number }, nowMs: number): boolean {
    return this.limits
      .filter(({ type }) => (type === 'deposit') === (spending.kind === 'deposit'))
      .every((limit) => spending.amount - this.value(limit, nowMs) <= limit.amount);
  }
}

export interface ModelLimit {
  type: 'loss' | 'wager' | 'deposit';
  period: Extract<LimitPeriod, 'day' | 'week' | 'month'>;
  amount: number;
  startMs: number;
}

export type ModelEntry =
  | { kind: 'stake' | 'win' | 'deposit'; amount: number; atMs: number }
  | { kind: 'rollback'; amount: number; atMs: number; takenMs: number };

function worthFor({ type, startMs }: ModelLimit, entry: ModelEntry, fromMs: number): number {
  switch (entry.kind) {
    case 'stake':
      return type === 'deposit' ? 0 : -entry.amount;
    case 'rollback':
      return type === 'deposit' || entry.takenMs < fromMs || entry.takenMs <= startMs ? 0 : entry.amount;
    case 'win':
      return type === 'loss' ? entry.amount : 0;
    case 'deposit':
      return type === 'deposit' ? -entry.amount : 0;
  }
}

const dayMs = 24 * 60 * 60 * 1000;

/** Slow on purpose: steps from window to window. */
function windowStart({ startMs, period }: ModelLimit, nowMs: number): number {
  for (let count = 0; ; count++) {
    if (later(startMs, period, count + 1) > nowMs) return later(startMs, period, count);
  }
}

function later(startMs: number, period: ModelLimit['period'], count: number): number {
  if (period !== 'month') return startMs + count * (period === 'day' ? 1 : 7) * dayMs;
  const start = new Date(startMs);
  const month = start.getUTCMonth() + count;
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(start.getUTCDate(), lastDay);
  return Date.UTC(start.getUTCFullYear(), month, day) + (startMs % dayMs);
}

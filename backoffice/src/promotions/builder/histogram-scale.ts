import type { PromotionCost } from '@halley/contract';

export interface Span {
  from: number;
  to: number;
}

/** What the chart spans: every replay, and the budget unless it lies so far out that the bars would become a line. */
export function spanOf({ histogram, low_cents, high_cents }: PromotionCost, hard: number): Span {
  const from = Math.min(low_cents, ...histogram.map((bar) => bar.from_cents));
  const to = Math.max(high_cents, ...histogram.map((bar) => bar.to_cents), from + 1);
  const isNear = hard <= from + 3 * (to - from);
  return { from: Math.min(from, hard), to: isNear ? Math.max(to, hard * 1.02) : to };
}

export function budgetPlace({ from, to }: Span, hard: number): 'inside' | 'beyond' {
  return hard >= from && hard <= to ? 'inside' : 'beyond';
}

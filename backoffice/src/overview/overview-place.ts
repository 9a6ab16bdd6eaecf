import type { BreakdownWay } from '@halley/contract';
import type { Input } from '../api/index.ts';

export type Span = 'today' | 'fortnight' | 'month';
const daysOf: Record<Span, number> = { today: 1, fortnight: 14, month: 30 };
export const spans = Object.keys(daysOf) as Span[];

type OverviewQuery = NonNullable<Input<'readOverview'>['query']>;

export interface OverviewPlace {
  span: Span;
  by: BreakdownWay;
  query: OverviewQuery;
}

const dayMs = 24 * 60 * 60 * 1000;
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);
const asked = ['brand', 'country', 'currency', 'product'] as const;

/** What the address asks for; days are UTC's, and the last is today. */
export function readOverviewPlace(params: URLSearchParams, now: number): OverviewPlace {
  const span = spans.find((one) => one === params.get('span')) ?? 'fortnight';
  const filters = asked.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  const period = { from: dayAt(now - (daysOf[span] - 1) * dayMs), to: dayAt(now) };
  return {
    span,
    by: (params.get('by') ?? 'country') as OverviewPlace['by'],
    query: {
      ...period,
      shown_in: params.get('shown_in') ?? 'EUR',
      ...Object.fromEntries(filters),
    } as OverviewQuery,
  };
}

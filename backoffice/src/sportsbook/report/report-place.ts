import { reportWords } from './words.ts';

export type ReportBy = keyof typeof reportWords.bys;
export const reportBys = Object.keys(reportWords.bys) as ReportBy[];

export interface ReportPlace {
  by: ReportBy;
  from: string;
  to: string;
  sport: string;
}

const dayMs = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What the address asks for; of nothing else the last 30 days, day by day. */
export function readReportPlace(params: URLSearchParams, nowMs: number): ReportPlace {
  const [by, from, to] = [params.get('by'), params.get('from'), params.get('to')];
  return {
    by: reportBys.find((known) => known === by) ?? 'day',
    from: isDay(from) ? from : dayOf(nowMs - 29 * dayMs),
    to: isDay(to) ? to : dayOf(nowMs),
    sport: params.get('sport') ?? '',
  };
}

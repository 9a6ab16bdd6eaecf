import { Refusal, type ReportQuery } from '@halley/contract';
import type { Asked } from './report.ts';

const dayMs = 86_400_000;
/** More days than these are no report but a copy of the books. */
const mostDays = 800;

const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The days that were asked for; unsaid, the last thirty or as many as are usual, up to today. */
export function spanOfDays({ from, to, ...rest }: ReportQuery, now: Date, usualDays = 30): Asked {
  const last = to ?? dayAt(now.getTime());
  const first = from ?? dayAt(msOf(last) - (usualDays - 1) * dayMs);
  if (first > last || msOf(last) - msOf(first) >= mostDays * dayMs) throw new Refusal('to.invalid');
  return { ...rest, from: first, to: last };
}

/** As many days before. */
export function spanBefore(asked: Asked): Asked {
  const length = msOf(asked.to) - msOf(asked.from) + dayMs;
  return { ...asked, from: dayAt(msOf(asked.from) - length), to: dayAt(msOf(asked.from) - dayMs) };
}

export function daysOf({ from, to }: Pick<Asked, 'from' | 'to'>): string[] {
  const days: string[] = [];
  for (let ms = msOf(from); ms <= msOf(to); ms += dayMs) days.push(dayAt(ms));
  return days;
}

/** The whole period of a kind that ended last before a moment: yesterday, last week from Monday, last month. */
export function lastPeriod(every: 'daily' | 'weekly' | 'monthly', at: Date): { from: string; to: string } {
  const today = msOf(at.toISOString().slice(0, 10));
  if (every === 'daily') return { from: dayAt(today - dayMs), to: dayAt(today - dayMs) };
  if (every === 'weekly') {
    const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayMs;
    return { from: dayAt(monday - 7 * dayMs), to: dayAt(monday - dayMs) };
  }
  const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1);
  return { from: dayAt(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1)), to: dayAt(first - dayMs) };
}

/** When the next period of a kind is over and its figures are in: six in the morning, UTC. */
export function nextDue(every: 'daily' | 'weekly' | 'monthly', after: Date): Date {
  const six = 6 * 3_600_000;
  const day = msOf(after.toISOString().slice(0, 10));
  const starts =
    every === 'daily'
      ? [day, day + dayMs]
      : every === 'weekly'
        ? [0, 7].map((more) => day + (more - ((new Date(day).getUTCDay() + 6) % 7)) * dayMs)
        : [0, 1].map((more) => Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + more, 1));
  const next = starts.map((start) => start + six).find((due) => due > after.getTime());
  return new Date(next ?? 0);
}

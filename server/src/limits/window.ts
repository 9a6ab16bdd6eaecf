import type { LimitPeriod } from '@halley/contract';
import { invariant } from '../kit/index.ts';

const hourMs = 60 * 60 * 1000;

type Length = { hours: number } | { months: number } | null;

/** Days are 24 hours and weeks 168, whatever clocks on walls do; months are those of the calendar in UTC. */
const lengths: Record<LimitPeriod, Length> = {
  day: { hours: 24 },
  day_3: { hours: 72 },
  week: { hours: 168 },
  month: { months: 1 },
  month_3: { months: 3 },
  month_6: { months: 6 },
  month_9: { months: 9 },
  month_12: { months: 12 },
  forever: null,
};

/** The moment a number of periods later; null: it never comes. Always reckoned from the start, so no month wears it down. */
export function periodsLater(start: Date, period: LimitPeriod, count: number): Date | null {
  const length = lengths[period];
  if (length === null) return null;
  if ('hours' in length) return new Date(start.getTime() + count * length.hours * hourMs);
  return monthsLater(start, count * length.months);
}

/** The same day and time in a later month, or the last day of a month that is too short for it. */
function monthsLater(start: Date, months: number): Date {
  const later = new Date(start.getTime());
  later.setUTCDate(1);
  later.setUTCMonth(start.getUTCMonth() + months);
  const daysInMonth = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(start.getUTCDate(), daysInMonth));
  return later;
}

export interface Window {
  from: Date;
  /** The first moment that is not of it; null: it has no end. */
  until: Date | null;
}

/** The window a moment falls into. Before the start there is only the first one. */
export function windowAt({ start, period }: { start: Date; period: LimitPeriod }, moment: Date): Window {
  const length = lengths[period];
  if (length === null || moment < start) return { from: start, until: periodsLater(start, period, 1) };
  let count =
    'hours' in length
      ? Math.floor((moment.getTime() - start.getTime()) / (length.hours * hourMs))
      : Math.floor(monthsBetween(start, moment) / length.months);
  // Months are counted by the calendar alone, which may be one too many.
  if ((periodsLater(start, period, count) as Date) > moment) count -= 1;
  const from = periodsLater(start, period, count);
  invariant(from && from <= moment, 'a window has begun');
  return { from, until: periodsLater(start, period, count + 1) };
}

function monthsBetween(start: Date, moment: Date): number {
  return (moment.getUTCFullYear() - start.getUTCFullYear()) * 12 + moment.getUTCMonth() - start.getUTCMonth();
}

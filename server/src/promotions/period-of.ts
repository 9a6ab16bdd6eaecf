import type { Meter } from '@halley/contract';

export type Window = Meter['window'];

const dayMs = 24 * 60 * 60 * 1000;

/** The first day of the window a moment lies in, UTC; weeks begin on Monday. */
export function windowStart(window: Window, at: Date, start: Date): Date {
  const day = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
  switch (window) {
    case 'whole':
      return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()));
    case 'day':
      return day;
    case 'week':
      return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMs);
    case 'month':
      return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
    case 'quarter':
      return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - (at.getUTCMonth() % 3), 1));
  }
}

/** The window that ended last before a moment: from its first moment to the first one after it. */
export function lastWindow(window: 'day' | 'week' | 'month', now: Date): { from: Date; until: Date } {
  const until = windowStart(window, now, now);
  return { from: windowStart(window, new Date(until.getTime() - 1), now), until };
}

/** `2026-11-16` */
export const dayText = (day: Date): string => day.toISOString().slice(0, 10);

/** Whether a promotion takes part at a moment: between its ends, on one of its days. */
export function isInSchedule(
  { from, to, weekdays }: { from: string; to?: string | undefined; weekdays?: readonly number[] | undefined },
  at: Date,
): boolean {
  if (at < new Date(from) || (to !== undefined && at >= new Date(to))) return false;
  return weekdays === undefined || weekdays.length === 0 || weekdays.includes(((at.getUTCDay() + 6) % 7) + 1);
}

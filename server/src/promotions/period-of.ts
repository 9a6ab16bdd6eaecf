import type { Meter } from '@halley/contract';

export type Window = Meter['window'];

const dayMs = 24 * 60 * 60 * 1000;

/** The first day of the window a moment lies in, UTC; weeks begin on Monday. */
export const windowStart = (window: Window, at: Date, start: Date): Date =>
  new Date(windowStartMs(window, at.getTime(), start.getTime()));

/** The same in milliseconds, for whoever asks for every round. */
export function windowStartMs(window: Window, atMs: number, startMs: number): number {
  switch (window) {
    case 'whole':
      return dayOf(startMs);
    case 'day':
      return dayOf(atMs);
    case 'week':
      // 1 January 1970 was a Thursday.
      return dayOf(atMs) - ((dayOf(atMs) / dayMs + 3) % 7) * dayMs;
    case 'month':
    case 'quarter':
      return monthsOf(dayOf(atMs))[window];
  }
}

const dayOf = (ms: number): number => Math.floor(ms / dayMs) * dayMs;

/** Rounds come in order: nearly all of them ask for the same day. */
let asked = { day: Number.NaN, month: Number.NaN, quarter: Number.NaN };

function monthsOf(day: number): { month: number; quarter: number } {
  if (asked.day !== day) {
    const at = new Date(day);
    const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
    asked = { day, month: Date.UTC(year, month, 1), quarter: Date.UTC(year, month - (month % 3), 1) };
  }
  return asked;
}

/** The window that ended last before a moment: from its first moment to the first one after it. */
export function lastWindow(window: 'day' | 'week' | 'month', now: Date): { from: Date; until: Date } {
  const until = windowStart(window, now, now);
  return { from: windowStart(window, new Date(until.getTime() - 1), now), until };
}

/** Where a window ends, or the promotion before it; undefined: nowhere. */
export function windowEnd(window: Window, from: Date, to: string | undefined): Date | undefined {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth()];
  const ends = {
    whole: Number.POSITIVE_INFINITY,
    day: from.getTime() + dayMs,
    week: from.getTime() + 7 * dayMs,
    month: Date.UTC(year, month + 1, 1),
    quarter: Date.UTC(year, month + 3, 1),
  };
  const ms = Math.min(ends[window], to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to));
  return Number.isFinite(ms) ? new Date(ms) : undefined;
}

/** `2026-11-16` */
export const dayText = (day: Date): string => day.toISOString().slice(0, 10);

export interface Schedule {
  from: string;
  to?: string | undefined;
  weekdays?: readonly number[] | undefined;
}

/** The ends of schedules in milliseconds, read once for each rule that is live. */
const ends = new WeakMap<Schedule, { fromMs: number; toMs: number }>();

export function endsOf(schedule: Schedule): { fromMs: number; toMs: number } {
  let found = ends.get(schedule);
  if (!found) {
    const { from, to } = schedule;
    found = { fromMs: Date.parse(from), toMs: to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to) };
    ends.set(schedule, found);
  }
  return found;
}

/** Whether a promotion takes part at a moment: between its ends, on one of its days. */
export function isInSchedule(schedule: Schedule, at: Date): boolean {
  const { fromMs, toMs } = endsOf(schedule);
  const atMs = at.getTime();
  return atMs >= fromMs && atMs < toMs && isOnDay(schedule, at);
}

/** Whether a moment lies on one of the days of a schedule, UTC. */
export function isOnDay({ weekdays }: Schedule, at: Date): boolean {
  return weekdays === undefined || weekdays.length === 0 || weekdays.includes(((at.getUTCDay() + 6) % 7) + 1);
}

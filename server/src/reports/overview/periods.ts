import { Refusal } from '@halley/contract';

const dayMs = 24 * 60 * 60 * 1000;
const mostDays = 366;
/** How many weeks back the same weekday counts as usual. */
const usualWeeks = 4;

export interface Days {
  from: string;
  to: string;
}

export const dayOf = (at: Date | number): string => new Date(at).toISOString().slice(0, 10);
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const plus = (day: string, days: number): string => dayOf(timeOf(day) + days * dayMs);

/** The period that is asked for and the one before it, of the same length; refused when it is none. */
export function periodsOf({ from, to }: Days): { now: Days; before: Days; length: number } {
  const length = (timeOf(to) - timeOf(from)) / dayMs + 1;
  if (!(length >= 1 && length <= mostDays)) throw new Refusal('period.invalid');
  return { now: { from, to }, before: { from: plus(from, -length), to: plus(from, -1) }, length };
}

export function daysOf({ from, to }: Days): string[] {
  const { length } = periodsOf({ from, to });
  return Array.from({ length }, (_, place) => plus(from, place));
}

/** The same weekday in the weeks before, the last first. */
export const usualDays = (today: string): string[] =>
  Array.from({ length: usualWeeks }, (_, week) => plus(today, -7 * (week + 1)));

/** How much of an hour of the day is over: 1 for those before, 0 for those to come. */
export function partOfHour(now: Date, hour: number): number {
  const current = now.getUTCHours();
  return hour < current ? 1 : hour > current ? 0 : now.getUTCMinutes() / 60;
}

import type { DayFacts } from '../signs/facts-of-day.ts';
import { type Counts, daysAfter, noCounts } from '../signs/quarter.ts';

export const aDay = (day: string, facts: Partial<DayFacts> = {}): DayFacts => ({
  ...noCounts,
  nightRounds: 0,
  longestMinutes: 0,
  chases: 0,
  stakeRaises: 0,
  ...facts,
  day,
});

/** Days in a row up to one, each with the same facts. */
export const daysUpTo = (last: string, count: number, facts: Partial<DayFacts>): DayFacts[] =>
  Array.from({ length: count }, (_, back) => aDay(daysAfter(last, back - count + 1), facts));

/** At a moment of a day, as `03:15`. */
export const aQuarter = (day: string, time: string, counts: Partial<Counts>) => ({
  ...noCounts,
  ...counts,
  at: new Date(`${day}T${time}:00.000Z`),
});

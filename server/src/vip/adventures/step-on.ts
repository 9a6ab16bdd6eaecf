import { dayOfStep, dayPlus, lastMadeUpDay, type StoredAdventure, stepsOf } from './adventure.ts';

/** A break or an exclusion of a player. `until` null: it has no end yet. */
export interface BreakSpan {
  from: Date;
  until: Date | null;
}

type Span = Pick<StoredAdventure, 'firstDay' | 'lastDay'>;

/** A day fell into a break if it ended in one: until then there was time. */
function endedInBreak(day: string, breaks: readonly BreakSpan[]): boolean {
  const end = new Date(`${dayPlus(day, 1)}T00:00:00Z`);
  return breaks.some(({ from, until }) => from < end && (until === null || until >= end));
}

/** Steps whose days ended in a break, the oldest first. */
export function stepsInBreaks(adventure: Span, breaks: readonly BreakSpan[]): number[] {
  const steps = Array.from({ length: stepsOf(adventure) }, (_, index) => index + 1);
  return steps.filter((step) => endedInBreak(dayOfStep(adventure, step), breaks));
}

/**
 * Which step a day counts for, of one player. A day of the adventure counts for itself. Behind the last one every day without a
 * break makes up one day that fell into one, the oldest first. It depends on the calendar and on breaks alone, so news may come
 * in any order.
 */
export function stepOn(adventure: Span, day: string, breaks: readonly BreakSpan[]): number | null {
  const { firstDay, lastDay } = adventure;
  if (day < firstDay || day > lastMadeUpDay(adventure)) return null;
  if (day <= lastDay) {
    const steps = Array.from({ length: stepsOf(adventure) }, (_, index) => index + 1);
    return steps.find((step) => dayOfStep(adventure, step) === day) ?? null;
  }
  let before = 0;
  for (let past = dayPlus(lastDay, 1); past < day; past = dayPlus(past, 1)) {
    if (!endedInBreak(past, breaks)) before += 1;
  }
  return stepsInBreaks(adventure, breaks)[before] ?? null;
}

/** The day on which a step that fell into a break is made up, as far as the calendar goes; null: on none. */
export function madeUpOn(adventure: Span, step: number, breaks: readonly BreakSpan[]): string | null {
  const place = stepsInBreaks(adventure, breaks).indexOf(step);
  if (place < 0) return null;
  let free = -1;
  for (let day = dayPlus(adventure.lastDay, 1); day <= lastMadeUpDay(adventure); day = dayPlus(day, 1)) {
    if (!endedInBreak(day, breaks)) free += 1;
    if (free === place) return day;
  }
  return null;
}

/** Whole days in UTC, as the house counts them. */
const dayMs = 86_400_000;
const daysShown = 7;

const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Undefined: no such day. */
export function parseDay(text: string): string | undefined {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return undefined;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) || textOf(ms) !== text ? undefined : text;
}

/** A week of days to choose from: of the calendar from today on, of results up to today; with the chosen one beyond them. */
export function daysOf(kind: 'calendar' | 'results', { now, day }: { now: Date; day: string }): string[] {
  const todayMs = Date.parse(`${textOf(now.getTime())}T00:00:00Z`);
  const step = kind === 'calendar' ? dayMs : -dayMs;
  const days = Array.from({ length: daysShown }, (_, place) => textOf(todayMs + place * step));
  return days.includes(day) ? days : [day, ...days];
}

/** Whether a day is worth a place in a search engine: one that the site itself leads to. */
export const isNear = (day: string, now: Date): boolean =>
  Math.abs(Date.parse(`${day}T00:00:00Z`) - now.getTime()) < daysShown * dayMs;

import { words } from '../words/index.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const exactMoment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** All times are UTC, as in the audit trail: two people in two cities see the same. */
export function showTime(iso: string | null): string {
  return iso === null ? words.none : `${moment.format(new Date(iso))} UTC`;
}

/** With seconds, for columns that say UTC in their head. */
export function showExactTime(iso: string): string {
  return exactMoment.format(new Date(iso));
}

export const justNow = 'just now';
const minuteMs = 60_000;

/** How long something has waited, in the two largest units. A clock that runs behind waits for nothing. */
export function showWait(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (minutes < 1) return justNow;
  if (days > 0) return `${days} d${hours > 0 ? ` ${hours} h` : ''}`;
  const rest = minutes % 60;
  if (hours > 0) return `${hours} h${rest > 0 ? ` ${rest} min` : ''}`;
  return `${minutes} min`;
}

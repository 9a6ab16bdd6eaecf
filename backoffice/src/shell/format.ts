import { words } from '../words.ts';

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

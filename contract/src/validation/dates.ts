import type { Validator } from './failure.ts';

/** A day of the calendar, without a clock and without a zone. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** `YYYY-MM-DD` exactly, of a day that exists. */
export function parseDate(text: string): CalendarDay | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  return { year, month, day };
}

/** Which day it is for somebody in a time zone. */
export function dayIn(timeZone: string, at: Date): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** Full years on a day. The birthday itself counts; who was born on 29 February has it on 1 March in other years. */
export function ageOn(today: CalendarDay, birth: CalendarDay): number {
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}

/** 21 where the Estonian licence or Estonia itself is meant, else 18. */
export function minimumAge(place: { country?: string | null; licence?: string | null }): number {
  return place.country === 'EE' || place.licence === 'EE' ? 21 : 18;
}

export const isValidDate: Validator = (value) => (parseDate(value) ? undefined : { code: 'invalid_date' });

const longestLife = 130;

/** The day a player was born, as `YYYY-MM-DD`. */
export function birthday({ today, least }: { today: CalendarDay; least: number }): Validator {
  return (value) => {
    const birth = parseDate(value);
    if (!birth) return isValidDate(value);
    const age = ageOn(today, birth);
    if (age > longestLife) return { code: 'invalid_date' };
    return age >= least ? undefined : { code: 'too_young', values: { least } };
  };
}

/** Three small fields as one date; undefined while they are none. */
export function joinBirthday({ day, month, year }: { day: string; month: string; year: string }): string | undefined {
  const text = `${year}-${month}-${day}`;
  return parseDate(text) ? text : undefined;
}

const twoDigits = (value: string, most: number) => /^\d{2}$/.test(value) && Number(value) >= 1 && Number(value) <= most;

export const birthDay: Validator = (value) => (twoDigits(value, 31) ? undefined : { code: 'invalid_day' });

export const birthMonth: Validator = (value) => (twoDigits(value, 12) ? undefined : { code: 'invalid_month' });

/** A year in which somebody was born who can be old enough by now; the whole date says whether he is. */
export function birthYear({ today, least }: { today: CalendarDay; least: number }): Validator {
  return (value) => {
    const year = Number(value);
    if (!/^\d{4}$/.test(value) || today.year - year > longestLife) return { code: 'invalid_year' };
    return today.year - year >= least ? undefined : { code: 'too_young', values: { least } };
  };
}

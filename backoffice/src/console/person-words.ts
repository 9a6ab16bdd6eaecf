import { words } from '../words/index.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });
const languages = new Intl.DisplayNames('en', { type: 'language' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const licences: Readonly<Record<string, string>> = { CW: 'Curaçao (CW)', GCB: 'Curaçao, GCB', EE: 'Estonia (EE)' };
const genders: Readonly<Record<string, string>> = { m: 'Male', f: 'Female' };

/** What a field says, or that nobody has filled it. */
export function given(value: string | null | undefined): string {
  return value === null || value === undefined || value === '' ? words.notGiven : value;
}

export function countryInWords(code: string | null): string {
  return code === null ? words.notGiven : `${countries.of(code) ?? code} (${code})`;
}

export function languageInWords(tag: string): string {
  return languages.of(tag) ?? tag;
}

export function licenceInWords(licence: string): string {
  return licences[licence] ?? licence;
}

export function genderInWords(gender: string | null): string {
  return given(gender && (genders[gender] ?? gender));
}

/** `4 March 1985, 41 years old`: the age is what a reviewer would have to work out. */
export function birthDateInWords(date: string | null, now: Date): string {
  if (date === null) return words.notGiven;
  const born = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(born.getTime())) return date;
  const birthdayIsToCome =
    [now.getUTCMonth() - born.getUTCMonth(), now.getUTCDate() - born.getUTCDate()].find((by) => by !== 0) ?? 0;
  const years = now.getUTCFullYear() - born.getUTCFullYear() - (birthdayIsToCome < 0 ? 1 : 0);
  return `${day.format(born)}, ${years} years old`;
}

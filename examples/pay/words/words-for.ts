import { german } from './de.ts';
import { english, type Words } from './en.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { norwegian } from './no.ts';

export const languages = ['en', 'de', 'fr', 'it', 'no'] as const;
export type Language = (typeof languages)[number];

const all: Readonly<Record<Language, Words>> = { en: english, de: german, fr: french, it: italian, no: norwegian };

/** `de-AT`, `nb`, or a browser's list of wishes. Comes from anybody: only what we know is taken. */
export function languageOf(wish: string | null | undefined): Language {
  for (const part of (wish ?? '').slice(0, 200).split(',')) {
    const [code = ''] = part.trim().toLowerCase().split(/[-_;]/);
    const known = code === 'nb' || code === 'nn' ? 'no' : languages.find((language) => language === code);
    if (known) return known;
  }
  return 'en';
}

export const wordsFor = (language: Language): Words => all[language];

export type { Words };

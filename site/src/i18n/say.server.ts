import { catalogOf } from './catalog.server.ts';
import { localeOf } from './locales.ts';
import { type Say, sayer } from './Speech.tsx';

/** Texts in loaders: titles, descriptions, what is said before a page exists. */
export function sayIn(locale: string): Say {
  return sayer({ messages: catalogOf(locale), tag: localeOf(locale).tag });
}

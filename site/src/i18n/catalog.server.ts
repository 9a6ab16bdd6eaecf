import de from '../messages/de.json';
import en from '../messages/en.json';
import enAu from '../messages/en-AU.json';
import enCa from '../messages/en-CA.json';
import enNz from '../messages/en-NZ.json';
import fr from '../messages/fr.json';
import it from '../messages/it.json';
import no from '../messages/no.json';
import { type Language, localeOf, locales } from './locales.ts';
import type { MessageKey, MessageRoom, Messages } from './messages.ts';

const byLanguage: Record<Language, Record<MessageKey, string>> = { en, de, fr, it, no };
const overrides: Record<string, Messages> = { 'en-AU': enAu, 'en-CA': enCa, 'en-NZ': enNz };
const catalogs = new Map<string, Record<MessageKey, string>>();
const picked = new Map<string, Messages>();

/** The whole catalogue of a locale. The fake one answers each key with itself. */
export function catalogOf(locale: string): Record<MessageKey, string> {
  const known = catalogs.get(locale);
  if (known) return known;
  const { language, fake } = localeOf(locale);
  const made = fake
    ? (Object.fromEntries(Object.keys(en).map((key) => [key, key])) as Record<MessageKey, string>)
    : { ...byLanguage[language], ...overrides[locale] };
  if (Object.hasOwn(locales, locale)) catalogs.set(locale, made);
  return made;
}

/** Only what some rooms say. */
export function messagesOf(locale: string, ...rooms: MessageRoom[]): Messages {
  const name = [locale, ...rooms].join(' ');
  const known = picked.get(name);
  if (known) return known;
  const chosen = new Set<string>(rooms);
  const made = Object.fromEntries(
    Object.entries(catalogOf(locale)).filter(([key]) => chosen.has(key.slice(0, key.indexOf('.')))),
  ) as Messages;
  picked.set(name, made);
  return made;
}

import { localeOf, locales } from './locales.ts';
import type { MessageKey, MessageRoom, Messages } from './messages.ts';

/** `messages/<language>/<room>.json`; an English variant has files only for the rooms in which it differs. */
const files = import.meta.glob<Record<string, string>>('../messages/*/*.json', { eager: true, import: 'default' });
const texts = new Map<string, Record<string, string>>();
for (const [path, messages] of Object.entries(files)) {
  const name = path.split('/').at(-2) ?? '';
  texts.set(name, { ...texts.get(name), ...messages });
}
const textsOf = (name: string) => (texts.get(name) ?? {}) as Record<MessageKey, string>;

const catalogs = new Map<string, Record<MessageKey, string>>();
const picked = new Map<string, Messages>();

/** The whole catalogue of a locale. The fake one answers each key with itself. */
export function catalogOf(locale: string): Record<MessageKey, string> {
  const known = catalogs.get(locale);
  if (known) return known;
  const { language, fake } = localeOf(locale);
  const made = fake
    ? (Object.fromEntries(Object.keys(textsOf('en')).map((key) => [key, key])) as Record<MessageKey, string>)
    : { ...textsOf(language), ...textsOf(locale) };
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

import { inTheNameOf, usualHouseName } from '@halley/contract';
import { houseName } from '../brand/house.server.ts';
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

/** What the operator says otherwise, by locale. It is the same for every visitor, so it may be kept here. */
const overlays = new Map<string, Readonly<Record<string, string>>>();

/** Called before a page is rendered: the same object as before changes nothing. Keys that no page says are not taken. */
export function overlayWords(locale: string, words: Readonly<Record<string, string>>): void {
  if (overlays.get(locale) === words) return;
  overlays.set(locale, words);
  for (const kept of [catalogs, picked]) {
    for (const name of kept.keys()) if (name === locale || name.startsWith(`${locale} `)) kept.delete(name);
  }
}

const catalogs = new Map<string, Record<MessageKey, string>>();
const picked = new Map<string, Messages>();

/** The whole catalogue of a locale, in the name of the house it is asked for in. The fake one answers each key with itself. */
export function catalogOf(locale: string): Record<MessageKey, string> {
  const house = houseName();
  if (house === usualHouseName) return usualCatalogOf(locale);
  const name = `${locale} ${house}`;
  const known = catalogs.get(name);
  if (known) return known;
  const usual = Object.entries(usualCatalogOf(locale));
  const made = Object.fromEntries(usual.map(([key, text]) => [key, inTheNameOf(text, house)])) as Record<
    MessageKey,
    string
  >;
  if (Object.hasOwn(locales, locale)) catalogs.set(name, made);
  return made;
}

function usualCatalogOf(locale: string): Record<MessageKey, string> {
  const known = catalogs.get(locale);
  if (known) return known;
  const { language, fake } = localeOf(locale);
  const made = fake
    ? (Object.fromEntries(Object.keys(textsOf('en')).map((key) => [key, key])) as Record<MessageKey, string>)
    : { ...textsOf(language), ...textsOf(locale), ...knownWords(locale) };
  if (Object.hasOwn(locales, locale)) catalogs.set(locale, made);
  return made;
}

/** Only what some rooms say. */
export function messagesOf(locale: string, ...rooms: MessageRoom[]): Messages {
  const name = [locale, houseName(), ...rooms].join(' ');
  const known = picked.get(name);
  if (known) return known;
  const chosen = new Set<string>(rooms);
  const made = Object.fromEntries(
    Object.entries(catalogOf(locale)).filter(([key]) => chosen.has(key.slice(0, key.indexOf('.')))),
  ) as Messages;
  picked.set(name, made);
  return made;
}

function knownWords(locale: string): Record<string, string> {
  const english = textsOf('en');
  return Object.fromEntries(Object.entries(overlays.get(locale) ?? {}).filter(([key]) => Object.hasOwn(english, key)));
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { inTheNameOf, type PageContext, usualBrandName } from '@halley/contract';
import { authProviderName } from '../brand/index.server.ts';
import { localeOf, locales } from './locales.ts';
import type { MessageKey, MessageRoom, Messages } from './messages.ts';

/** `messages/<language>/<room>.json`; an English variant has files only for the rooms in which it differs. */
const files = import.meta.glob<Record<string, string>>('./messages/*/*.json', { eager: true, import: 'default' });
const texts = new Map<string, Record<string, string>>();
for (const [path, messages] of Object.entries(files)) {
  const name = path.split('/').at(-2) ?? '';
  // Into one object: a new one for each file would copy all that came before it.
  texts.set(name, Object.assign(texts.get(name) ?? {}, messages));
}
const textsOf = (name: string) => (texts.get(name) ?? {}) as Record<MessageKey, string>;

/** What the operator says otherwise, by locale. It is the same for every visitor, so it may be kept here. */
const overlays = new Map<string, Readonly<Record<string, string>>>();

const versions = new Map<string, number>();

/** Another one whenever the operator says something otherwise. */
export const wordsVersion = (locale: string): number => versions.get(locale) ?? 0;

/** Called before a page is rendered: the same object as before changes nothing. Keys that no page says are not taken. */
export function overlayWords(locale: string, words: Readonly<Record<string, string>>): void {
  if (overlays.get(locale) === words) return;
  overlays.set(locale, words);
  versions.set(locale, wordsVersion(locale) + 1);
  for (const kept of [catalogs, picked]) {
    for (const name of kept.keys()) if (name === locale || name.startsWith(`${locale} `)) kept.delete(name);
  }
}

/** What one visitor looks at before it counts: for this answer alone, and kept nowhere. */
const drafts = new AsyncLocalStorage<{ locale: string; words: Readonly<Record<string, string>> }>();

/** Whether the visitor looks at words that do not count yet. */
export function looksAtWords({ preview }: Pick<PageContext, 'preview'>): boolean {
  return preview?.names.some((name) => /^(?:(?:translations|text):|\d{4}-)/.test(name)) ?? false;
}

export function withDraftWords<Result>(
  locale: string,
  words: Readonly<Record<string, string>>,
  tell: () => Result,
): Result {
  return drafts.run({ locale, words }, tell);
}

const catalogs = new Map<string, Record<MessageKey, string>>();
const picked = new Map<string, Messages>();

/** The whole catalogue of a locale, in the name of the house it is asked for in. The fake one answers each key with itself. */
export function catalogOf(locale: string): Record<MessageKey, string> {
  const house = authProviderName();
  const draft = drafts.getStore();
  if (draft?.locale === locale) return namedIn(house, made(locale, draft.words));
  if (house === usualBrandName) return usualCatalogOf(locale);
  const name = `${locale} ${house}`;
  const known = catalogs.get(name);
  if (known) return known;
  const named = namedIn(house, usualCatalogOf(locale));
  if (Object.hasOwn(locales, locale)) catalogs.set(name, named);
  return named;
}

function namedIn(house: string, catalog: Record<MessageKey, string>): Record<MessageKey, string> {
  if (house === usualBrandName) return catalog;
  const texts = Object.entries(catalog).map(([key, text]) => [key, inTheNameOf(text, house)]);
  return Object.fromEntries(texts) as Record<MessageKey, string>;
}

function usualCatalogOf(locale: string): Record<MessageKey, string> {
  const known = catalogs.get(locale);
  if (known) return known;
  const catalog = made(locale, overlays.get(locale) ?? {});
  if (Object.hasOwn(locales, locale)) catalogs.set(locale, catalog);
  return catalog;
}

function made(locale: string, words: Readonly<Record<string, string>>): Record<MessageKey, string> {
  const english = textsOf('en');
  const { language, fake } = localeOf(locale);
  if (fake) return Object.fromEntries(Object.keys(english).map((key) => [key, key])) as Record<MessageKey, string>;
  const known = Object.fromEntries(Object.entries(words).filter(([key]) => Object.hasOwn(english, key)));
  return { ...textsOf(language), ...textsOf(locale), ...known };
}

/** Only what some rooms say. */
export function messagesOf(locale: string, ...rooms: MessageRoom[]): Messages {
  const name = [locale, authProviderName(), ...rooms].join(' ');
  const isDraft = drafts.getStore()?.locale === locale;
  const known = isDraft ? undefined : picked.get(name);
  if (known) return known;
  const chosen = new Set<string>(rooms);
  const told = Object.fromEntries(
    Object.entries(catalogOf(locale)).filter(([key]) => chosen.has(key.slice(0, key.indexOf('.')))),
  ) as Messages;
  if (!isDraft) picked.set(name, told);
  return told;
}

import type en from './en.json';

/** Whoever brings words adds their keys here (`declare module`), so that this room need not know the games. */
export interface MessageKeys extends KeysOf<typeof en> {}
export type KeysOf<Words> = Record<keyof Words, true>;
export type MessageKey = keyof MessageKeys;
export type MessageValues = Readonly<Record<string, string>>;
/** Text of a key, with {name} replaced by its value. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** What all games share. English variants and fr-CA inherit from their language. */
const languages = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
  no: () => import('./no.json', { with: { type: 'json' } }),
} as const satisfies Record<string, () => Promise<{ default: Readonly<Record<keyof typeof en, string>> }>>;

export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as Language[];

/** Words of one game or of several. */
export type GameWords = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** The locale for translators: every text is its own key. */
const keysLocale = 'en-KW';

export function languageOf(locale: string): Language {
  const language = locale.split('-')[0]!;
  return Object.hasOwn(languages, language) ? (language as Language) : 'en';
}

/** What the games share in the language asked for, and the words of those games that are handed over. */
export async function loadTranslate(locale: string, words: GameWords): Promise<Translate> {
  if (locale === keysLocale) return (key) => key;
  const language = languageOf(locale);
  const { default: shared } = await languages[language]();
  return translator((key) => words[key]?.[language] ?? shared[key as keyof typeof shared]);
}

export function translator(find: (key: MessageKey) => string | undefined): Translate {
  return (key, values = {}) => (find(key) ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

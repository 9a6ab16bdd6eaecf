import type en from './en.json';

export type MessageKey = keyof typeof en;
export type Messages = Readonly<Record<MessageKey, string>>;
export type MessageValues = Readonly<Record<string, string>>;
/** Text of a key, with {name} replaced by its value. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** English variants and fr-CA inherit from their language. */
const languages = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
  no: () => import('./no.json', { with: { type: 'json' } }),
} as const satisfies Record<string, () => Promise<{ default: Messages }>>;

export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as Language[];

/** The locale for translators: every text is its own key. */
const keysLocale = 'en-KW';

export function languageOf(locale: string): Language {
  const language = locale.split('-')[0]!;
  return Object.hasOwn(languages, language) ? (language as Language) : 'en';
}

/** Only the language asked for is loaded, in a browser and in Node. */
export async function loadTranslate(locale: string): Promise<Translate> {
  if (locale === keysLocale) return (key) => key;
  const { default: messages } = await languages[languageOf(locale)]();
  return translator(messages);
}

export function translator(messages: Messages): Translate {
  return (key, values = {}) => messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

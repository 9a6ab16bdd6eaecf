import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogOf, messagesOf } from './catalog.server.ts';
import { splitParts } from './format-message.ts';
import { localeOf, locales } from './locales.ts';
import { faultsOf } from './message-faults.ts';
import { maySound, sameAsEnglish } from './same-as-english.ts';

const source = join(import.meta.dirname, '..');
const catalogues = new Map<string, Record<string, string>>();
/** All rooms of a language together; a key that two files have would hide one of them. */
function read(name: string): Record<string, string> {
  const known = catalogues.get(name);
  if (known) return known;
  const all: Record<string, string> = {};
  catalogues.set(name, all);
  for (const file of readdirSync(join(import.meta.dirname, 'messages', name))) {
    const texts = JSON.parse(readFileSync(join(import.meta.dirname, 'messages', name, file), 'utf8')) as Record<
      string,
      string
    >;
    for (const [key, text] of Object.entries(texts)) {
      expect(`${key.split('.')[0]}.json`, `${name}: ${key}`).toBe(file);
      all[key] = text;
    }
  }
  return all;
}
const english = read('en');
const languages = ['de', 'fr', 'it', 'no'] as const;
const variants = ['en-AU', 'en-CA', 'en-NZ'];

function placeholders(message: string): string[] {
  return splitParts(message)
    .flatMap((part) => (typeof part === 'string' ? [] : [(part.inside.split(',')[0] ?? '').trim()]))
    .sort();
}

function sourceText(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.test\.tsx?$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
}

describe('every text in every language [I18N-01] [I18N-03]', () => {
  test.each(languages)('%s has every key of English and no other, each with the same placeholders', (file) => {
    const translated = read(file);
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(translated)) {
      expect(message.trim(), key).not.toBe('');
      expect(placeholders(message), key).toEqual(placeholders(english[key] ?? ''));
    }
  });

  test.each(languages)('%s is translated: what reads as in English is allowed to, with a reason', (file) => {
    const translated = read(file);
    const words = (text: string) => /\p{L}{2}/u.test(text.replace(/\{[^{}]*\}/g, ''));
    const same = Object.keys(english).filter((key) => english[key] === translated[key] && words(english[key] ?? ''));
    expect(same.filter((key) => !maySound(file, key))).toEqual([]);
  });

  test('nothing is allowed to read as in English that no longer does, or is gone', () => {
    const listed = sameAsEnglish.flatMap(({ keys }) => Object.entries(keys) as [string, readonly string[]][]);
    const idle = listed.flatMap(([file, keys]) =>
      keys.filter((key) => !(file === 'all' ? languages : [file]).some((name) => read(name)[key] === english[key])),
    );
    expect(idle).toEqual([]);
  });

  test.each(['en', ...languages, ...variants])('%s is well set: quotes, spaces, dashes, every plural form', (file) => {
    const { language, tag } = file in locales ? localeOf(file) : localeOf(file === 'fr' ? 'fr-CA' : file);
    const faults = Object.entries(read(file)).flatMap(([key, text]) =>
      faultsOf(text, language, tag).map((fault) => `${key}: ${fault} in “${text}”`),
    );
    expect(faults).toEqual([]);
  });

  test.each(variants)('%s changes only texts that exist, with the same placeholders', (file) => {
    for (const [key, message] of Object.entries(read(file))) {
      expect(english, key).toHaveProperty([key]);
      expect(placeholders(message), key).toEqual(placeholders(english[key] ?? ''));
      expect(message, key).not.toBe(english[key]);
    }
  });

  test('no key is unused, and every key that the code says exists', () => {
    const code = sourceText(source);
    const rooms = [...new Set(Object.keys(english).map((key) => key.split('.')[0]))].join('|');
    const said = new Set(
      [...code.matchAll(new RegExp(`['"\`]((?:${rooms})\\.[\\w.]+)['"\`]`, 'g'))].map(([, key]) => key),
    );
    const files = /\.(tsx?|json|css|svg)$/;
    expect(Object.keys(english).filter((key) => !said.has(key))).toEqual([]);
    expect([...said].filter((key) => key && !files.test(key) && !(key in english))).toEqual([]);
  });

  test('every locale has a whole catalogue; the fake one shows the keys', () => {
    for (const code of Object.keys(locales)) {
      expect(Object.keys(catalogOf(code)).sort(), code).toEqual(Object.keys(english).sort());
    }
    expect(catalogOf('en-KW')['shell.logIn']).toBe('shell.logIn');
    expect(catalogOf('fr-CA')['shell.logIn']).toBe('Connexion');
  });

  test('a page is sent the rooms it names and nothing else', () => {
    const rooms = new Set(Object.keys(messagesOf('de', 'lobby', 'ui')).map((key) => key.split('.')[0]));
    expect(rooms).toEqual(new Set(['lobby', 'ui']));
  });
});

/** Words of the glossary's note column: what stands for them elsewhere. */
const otherNames: Record<string, RegExp> = {
  'cashier, not cashbox': /\bcashbox\b/i,
  'break, not pause': /\b(a|the|your) pause\b/i,
  'studio, not maker': /\bmakers?\b/i,
};

test.each(Object.entries(otherNames))('[F-81] English says %s', (_name, other) => {
  expect(Object.entries(english).filter(([, text]) => other.test(text))).toEqual([]);
});

test.each(['en', ...languages])(
  '[F-81] the mystic jackpots have one name in menu, category and title: %s',
  (language) => {
    const words = read(language);
    expect(new Set([words['nav.jackpots'], words['catalogue.category.mystic'], words['jackpots.title']]).size).toBe(1);
  },
);

/** One of the two answers to a reality check, which stands beside the other. */
const answer = 'games.check.goOn';

/** Words that call for more play, for more money, or for what was lost. */
const urging: Record<string, RegExp> = {
  en: /\b(hurry|last chance|don[’']t miss|do not miss|you almost|so close|win (it|them|everything) back|win back your|keep playing|play on|bet more|stake more|raise your (bet|stake)|double your (bet|stake)|try your luck again|one more (round|spin|try))\b/i,
  de: /(beeil|letzte Chance|nicht verpassen|verpass (es|das|keine)|beinahe gewonnen|fast gewonnen|zurückgewinnen|hol dir .* zurück|spiel weiter|setz mehr|erhöhe deinen Einsatz|noch eine Runde)/i,
  fr: /(dépêche|dernière chance|ne (manquez|ratez) pas|presque gagné|regagne|récupérez vos pertes|continuez à jouer|misez plus|augmentez votre mise|encore un tour)/i,
  it: /(affrett|ultima occasione|non perder|quasi vinto|riconquist|recupera le perdite|continua a giocare|punta di più|aumenta la (tua )?puntata|ancora un giro)/i,
  no: /(skynd|siste sjanse|ikke gå glipp|nesten vunnet|vinn tilbake|fortsett å spille|sats mer|øk innsatsen|spinn igjen)/i,
};

test.each(Object.entries(urging))(
  '[PP-10] no text urges to play on, to stake more or to win back: %s',
  (language, words) => {
    expect(Object.entries(read(language)).filter(([key, text]) => key !== answer && words.test(text))).toEqual([]);
  },
);

const ofEdition =
  /this edition|diese[rs]? Ausgabe|cette (édition|version)|questa (edizione|versione)|denne (utgaven|versjonen)/i;

test.each(['en', ...languages])('[F-77] no text tells players of editions: %s', (language) => {
  expect(Object.entries(read(language)).filter(([, text]) => ofEdition.test(text))).toEqual([]);
});

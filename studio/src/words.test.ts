import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from './messages/en.json' with { type: 'json' };
import { languageCodes, languageOf, loadTranslate } from './messages/index.ts';
import { gameWords } from './words.ts';

const folder = join(import.meta.dirname, 'messages');
const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

/** The formal address: a verb before it or behind it. "Sie" alone may stand for a thing that was named before. */
const formal =
  /\p{L}+n Sie\b|\bSie (sind|haben|können|erhalten|finden|setzen|nehmen)\b|\bIhnen\b|\b(wenn|als|was|wie|wo|die) Sie\b/u;

/** Every source file that may name a key, as one text. */
function sources(from: string): string {
  return readdirSync(from, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

describe('messages', () => {
  it.each(languageCodes)('%s has every text of English, with the same values, and no other', (language) => {
    const messages = read(language);
    expect(Object.keys(messages)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) {
      expect(messages[key]!.trim(), key).not.toBe('');
      expect(holes(messages[key]!), key).toEqual(holes(text));
    }
  });

  it.each(languageCodes)('%s is calm: no exclamation marks', (language) => {
    for (const text of Object.values(read(language))) expect(text).not.toMatch(/[!¡]/);
  });

  it('[F-73] speaks to German players as the site does: du, never Sie', () => {
    const german = [...Object.values(read('de')), ...Object.values(gameWords).map(({ de }) => de)];
    expect(german.filter((text) => formal.test(text))).toEqual([]);
  });

  it('has no text that nothing uses', () => {
    const text = sources(import.meta.dirname);
    const keys = [...Object.keys(en), ...Object.keys(gameWords)];
    expect(keys.filter((key) => !text.includes(`'${key}'`) && !text.includes(`"${key}"`))).toEqual([]);
  });

  it.each(Object.entries(gameWords))(
    '%s, of a game, is in every language, with the same values, calm',
    (key, words) => {
      expect(Object.keys(words)).toEqual(languageCodes);
      expect(en).not.toHaveProperty([key]);
      for (const text of Object.values(words)) {
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/[!¡]/);
        expect(holes(text)).toEqual(holes(words.en));
      }
    },
  );

  it('lets variants inherit, and shows keys in en-KW', async () => {
    expect(languageOf('fr-CA')).toBe('fr');
    expect(languageOf('xx')).toBe('en');
    expect((await loadTranslate('en-AU', gameWords))('dice.roll')).toBe('Roll');
    expect((await loadTranslate('en-KW', gameWords))('dice.won', { win: '1', stake: '2' })).toBe('dice.won');
    expect((await loadTranslate('de', gameWords))('dice.choice.over', { target: '50,49' })).toBe('über 50,49');
  });
});

import { describe, expect, test } from 'vitest';
import { createSearchIndex } from './create-search-index.ts';
import { plainText } from './plain-text.ts';

const titles = [
  'Orbit Dice',
  'Dice of the Orbit',
  'Orbital Garden',
  'Søren’s Århus Nights',
  'Große Galaxie',
  'Thunder 777',
  '日本の星',
  'Under the Ice',
];
const index = createSearchIndex(titles.map((title) => ({ value: title, title, producer: 'Halley Studio' })));
const find = (text: string) => Object.fromEntries(index.find(text));

describe('what is found', () => {
  test.each([
    ['orbit dice', 'Orbit Dice', 'exact'],
    ['ORBIT   Dice', 'Orbit Dice', 'exact'],
    ['orbitdice', 'Orbit Dice', 'exact'],
    ['orbit di', 'Orbit Dice', 'prefix'],
    ['dice orbit', 'Orbit Dice', 'words'],
    ['dice', 'Orbit Dice', 'words'],
    ['rbit', 'Orbit Dice', 'part'],
    ['orbit dcie', 'Orbit Dice', 'typo'],
    ['dcie', 'Orbit Dice', 'typo'],
    ['örbit', 'Orbit Dice', 'prefix'],
    ['obrital', 'Orbital Garden', 'typo'],
    ['gardne orbital', 'Orbital Garden', 'typo'],
    ['soren', 'Søren’s Århus Nights', 'prefix'],
    ['arhus', 'Søren’s Århus Nights', 'words'],
    ['sorens arhus', 'Søren’s Århus Nights', 'prefix'],
    ['grosse galaxie', 'Große Galaxie', 'exact'],
    ['GROSSE', 'Große Galaxie', 'prefix'],
    ['galxaie', 'Große Galaxie', 'typo'],
    ['777', 'Thunder 777', 'words'],
    ['日本', '日本の星', 'prefix'],
    ['halley orbit', 'Orbit Dice', 'producer'],
    ['studio dice', 'Orbit Dice', 'producer'],
  ])('%j finds %s as %s', (text, title, rank) => {
    expect(find(text)).toHaveProperty([title], rank);
  });

  test.each(['', '   ', '%', '_', '.*', '🚀', "'; drop table games_game; --", 'xylophone', 'ice cream', 'qq'])(
    '%j finds nothing',
    (text) => {
      expect(find(text)).toEqual({});
    },
  );

  test('every word counts, in any order; a word that is in none leaves nothing', () => {
    expect(Object.keys(find('orbit')).sort()).toEqual(['Dice of the Orbit', 'Orbit Dice', 'Orbital Garden']);
    expect(Object.keys(find('orbit garden'))).toEqual(['Orbital Garden']);
    expect(find('orbit thunder')).toEqual({});
  });

  test('short words are not guessed: ice is ice', () => {
    expect(find('of')).toHaveProperty('Dice of the Orbit');
    expect(Object.keys(find('ix'))).toEqual([]);
  });
});

test('text of any kind and length is answered', () => {
  for (const text of [
    'a'.repeat(100),
    '𝔊'.repeat(50),
    '\u0000',
    '\ud800',
    'ﷺ'.repeat(5),
    'a '.repeat(50),
    '́'.repeat(100),
  ]) {
    expect(() => index.find(text)).not.toThrow();
  }
});

test('plain text has no accents, capitals, signs or doubled spaces', () => {
  expect(plainText('  Ünï–Çødé:  “Ørsted’s” ẞ ﬁ ①  ')).toBe('uni code orsteds ss fi 1');
});

import { expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';

const games = '{count, plural, =0 {no games} one {# game by {studio}} other {# games by {studio}}}';

test.each([
  ['plain text', undefined, 'en', 'plain text'],
  ['Play {name}', { name: 'Orbit Dice' }, 'en', 'Play Orbit Dice'],
  ['{a} – {b}', { a: '1', b: '2' }, 'en', '1 – 2'],
  ['Version {version}', { version: 1234 }, 'de-DE', 'Version 1.234'],
  ['Hello {name}', {}, 'en', 'Hello {name}'],
  [games, { count: 0, studio: 'us' }, 'en', 'no games'],
  [games, { count: 1, studio: 'us' }, 'en', '1 game by us'],
  [games, { count: 1200, studio: 'us' }, 'en', '1,200 games by us'],
  ['{n, plural, one {# jeu} other {# jeux}}', { n: 0 }, 'fr-CA', '0 jeu'],
] as const)('%s with %o in %s', (message, values, tag, expected) => {
  expect(formatMessage(message, values as Record<string, string | number> | undefined, tag)).toBe(expected);
});

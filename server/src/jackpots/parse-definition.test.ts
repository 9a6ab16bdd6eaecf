import { currencyCodes } from '@halley/contract';
import { expect, test } from 'vitest';
import { parseDefinition } from './parse-definition.ts';

const level = {
  identifier: 'ember',
  name: 'Ember',
  contribution_ppm: 800,
  seed_amount_cents: 2_000,
  ceiling_amount_cents: 10_000,
};
const written = { identifier: 'mystic', name: 'Mystic', currency: 'EUR', levels: [level] };

test('a jackpot out of a file', () => {
  expect(parseDefinition(written)).toEqual({
    identifier: 'mystic',
    name: 'Mystic',
    currency: 'EUR',
    allowedCurrencies: currencyCodes,
    games: [],
    levels: [{ identifier: 'ember', name: 'Ember', ratePpm: 800, seedAmount: 2_000n, ceilingAmount: 10_000n }],
  });
});

test.each<[string, Record<string, unknown>]>([
  ['an address that is none', { identifier: 'Mystic Jackpots' }],
  ['a currency nobody has', { currency: 'XXX' }],
  ['no level', { levels: [] }],
  ['two levels of one name', { levels: [level, level] }],
  ['a ceiling that is the seed', { levels: [{ ...level, ceiling_amount_cents: 2_000 }] }],
  ['a part of a subunit', { levels: [{ ...level, seed_amount_cents: 1.5 }] }],
  ['a level that takes nothing', { levels: [{ ...level, contribution_ppm: 0 }] }],
  ['a level that takes more than a tenth', { levels: [{ ...level, contribution_ppm: 100_001 }] }],
  ['a word that means nothing', { gams: [] }],
])('refuses %s', (_name, change) => {
  expect(() => parseDefinition({ ...written, ...change })).toThrow();
});

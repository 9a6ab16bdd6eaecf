import { describe, expect, test } from 'vitest';
import { hasRule, isOpenForMoney, providersHiddenIn, shownIn } from './country-rules.ts';
import { aCatalogue } from './testing/a-catalogue.ts';

const { byIdentifier } = aCatalogue([{ identifier: 'aurora/comet' }, { identifier: 'borealis/comet' }]);
const game = (identifier: string) => byIdentifier.get(identifier) as never;
const rules = (change: object) => ({ providers: {}, games: {}, ...change });

describe('producers', () => {
  test('[PROV-01] one listed for all countries is hidden everywhere', () => {
    const closed = rules({ providers: { aurora: 'all' } });
    for (const country of ['DE', 'AU', '']) {
      expect(shownIn(closed, country)(game('aurora/comet'))).toBe(false);
      expect(shownIn(closed, country)(game('borealis/comet'))).toBe(true);
      expect(isOpenForMoney(closed, game('aurora/comet'), country)).toBe(false);
    }
  });

  test('[PROV-02] one with listed countries is hidden in those, and nowhere else', () => {
    const closed = rules({ providers: { aurora: ['DE', 'AT'] } });
    const shown = (country: string) => shownIn(closed, country)(game('aurora/comet'));
    expect([shown('DE'), shown('AT'), shown('CH'), shown('')]).toEqual([false, false, true, true]);
  });

  test('[PROV-03] of those hidden in a country lists honour the first ten; for money all are closed', () => {
    const names = Array.from({ length: 12 }, (_, index) => `studio-${index + 1}`);
    const elsewhere = { somewhere: ['NZ'] };
    const closed = rules({ providers: { ...elsewhere, ...Object.fromEntries(names.map((name) => [name, ['DE']])) } });
    expect([...providersHiddenIn(closed, 'DE')]).toEqual(names.slice(0, 10));
    for (const provider of names) {
      expect(isOpenForMoney(closed, { identifier: `${provider}/x`, provider }, 'DE')).toBe(false);
    }
  });
});

describe('single games', () => {
  test('one that is listed shows in those countries only', () => {
    const closed = rules({ games: { 'aurora/comet': ['AU', 'NZ'] } });
    const shown = (identifier: string, country: string) => shownIn(closed, country)(game(identifier));
    expect([shown('aurora/comet', 'AU'), shown('aurora/comet', 'DE'), shown('borealis/comet', 'DE')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(isOpenForMoney(closed, game('aurora/comet'), 'DE')).toBe(false);
    expect(isOpenForMoney(rules({ games: { 'aurora/comet': [] } }), game('aurora/comet'), 'AU')).toBe(false);
  });

  test('a closed producer stays closed where one of its games is listed as open', () => {
    const closed = rules({ providers: { aurora: ['AU'] }, games: { 'aurora/comet': ['AU'] } });
    expect(shownIn(closed, 'AU')(game('aurora/comet'))).toBe(false);
  });
});

test.each(['constructor', '__proto__', 'toString'])('a producer called %s has no rule by accident', (provider) => {
  expect(hasRule(rules({}), { identifier: provider, provider })).toBe(false);
  expect(isOpenForMoney(rules({}), { identifier: provider, provider }, 'DE')).toBe(true);
});

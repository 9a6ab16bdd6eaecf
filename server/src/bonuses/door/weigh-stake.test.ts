import { describe, expect, test } from 'vitest';
import { aGift } from '../testing/a-gift.ts';
import { isAllowed, type WeighedStake, weightOf } from './weigh-stake.ts';

const stake = (change: Partial<WeighedStake> = {}): WeighedStake => ({
  game: 'a/slot',
  kind: 'slots',
  collections: ['new'],
  ...change,
});

describe('how much of a stake counts', () => {
  const weights = { slots: 100, other: 50, tables: 10, games: { 'a/half': 40 }, collections: { jackpots: 0 } };
  const terms = { weights, games: {}, release: 'whole' as const };

  test.each([
    [{}, 100],
    [{ kind: 'other' as const }, 50],
    [{ kind: 'tables' as const }, 10],
    [{ game: 'a/half' }, 40],
    [{ collections: ['new', 'jackpots'] }, 0],
    [{ game: 'a/half', collections: ['jackpots'] }, 40],
    [{ lowSpread: true }, 0],
    [{ game: 'a/half', lowSpread: true }, 0],
    [{ kind: 'sport' as const }, 0],
  ])('%o: %i', (change, expected) => {
    expect(weightOf(terms, stake(change))).toBe(expected);
  });

  test('bets on events from the least odds on', () => {
    const sport = { ...terms, weights: { ...weights, sport: 100 }, minOdds: 1.5 };
    const at = (odds?: number) => weightOf(sport, stake({ kind: 'sport', ...(odds !== undefined && { odds }) }));
    expect([at(1.49), at(1.5), at()]).toEqual([0, 100, 0]);
  });
});

describe('where a gift is played with', () => {
  const allowed = (games: object, change: Partial<WeighedStake> = {}, product: 'casino' | 'sport' | 'any' = 'casino') =>
    isAllowed(aGift({ product, terms: { ...aGift().terms, games } }), stake(change));

  test('everywhere in its product, unless games are named or left out', () => {
    expect(allowed({})).toBe(true);
    expect(allowed({}, { kind: 'sport' })).toBe(false);
    expect(allowed({}, {}, 'sport')).toBe(false);
    expect(allowed({}, { kind: 'sport' }, 'any')).toBe(true);
    expect(allowed({ not: ['a/slot'] })).toBe(false);
    expect(allowed({ games: ['a/other'] })).toBe(false);
    expect(allowed({ games: ['a/other'], collections: ['new'] })).toBe(true);
    expect(allowed({ collections: ['new'], not: ['a/slot'] })).toBe(false);
    expect(allowed({ games: ['a/slot'] })).toBe(true);
  });
});

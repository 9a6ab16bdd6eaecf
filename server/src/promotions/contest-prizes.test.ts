import { describe, expect, it } from 'vitest';
import { contestGifts, contestPlaces, prizeIn } from './contest-prizes.ts';

const prizes = [
  { from: 1, to: 1, share: 5000 },
  { from: 2, to: 3, share: 1666 },
  { from: 4, to: 4, rewards: [{ type: 'points' as const, chargeable: 50, persistent: 0 }] },
];

describe('prizes of a contest', () => {
  it('are parts of the pool rounded down, and the first has what is left', () => {
    const places = contestPlaces({ pool: 10_001, prizes });
    expect(places.map(({ cash }) => cash)).toEqual([6669n, 1666n, 1666n, 0n]);
    expect(places.reduce((sum, { cash }) => sum + cash, 0n)).toBe(10_001n);
    expect(contestPlaces({ prizes: [] })).toEqual([]);
  });

  it('are paid in the player’s own currency by the frozen rate, rounded down', () => {
    const contest = { currency: 'EUR' as const, rates: { EUR: 1_000_000, NOK: 85_000 } };
    expect(prizeIn(contest, { cash: 1666n, own: 'EUR' })).toEqual({ currency: 'EUR', amount: 1666n });
    expect(prizeIn(contest, { cash: 1666n, own: 'NOK' })).toEqual({ currency: 'NOK', amount: 19_600n });
    expect(prizeIn(contest, { cash: 1666n, own: 'USD' })).toEqual({ currency: 'EUR', amount: 1666n });
  });

  it('are told with money first', () => {
    const told = { currency: 'EUR' as const, titles: new Map([['a/b', 'Comet Run']]) };
    const rewards = [
      { type: 'freespins' as const, games: ['a/b'], bet: { EUR: 10 }, count: 5, days: 7, result: 'cash' as const },
      { type: 'cash' as const, amount: { NOK: 100 } },
      { type: 'tickets' as const, lottery: 'winter', count: 2 },
    ];
    expect(contestGifts({ cash: 700n, rewards }, told)).toEqual([
      { type: 'cash', amount_cents: 700, currency: 'EUR' },
      { type: 'freespins', count: 5, title: 'Comet Run' },
      { type: 'other' },
      { type: 'tickets', count: 2, lottery: 'winter' },
    ]);
  });
});

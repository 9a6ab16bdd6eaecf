import { describe, expect, test } from 'vitest';
import { findFlags, type WatchedBet, type WatchedLeg } from './find-flags.ts';

const placedAt = new Date('2026-05-04T12:00:00Z');
const aLeg = (more: Partial<WatchedLeg> = {}): WatchedLeg => ({
  fixtureId: 1,
  market: '1x2;period=ft',
  outcome: 'home',
  price: 4_000,
  fair: 240_000_000,
  later: 4_000,
  closing: undefined,
  incident: false,
  ...more,
});
const aBet = (playerId: number, more: Partial<WatchedBet> = {}): WatchedBet => ({
  playerId,
  stake: 1_000n,
  placedAt,
  legs: [aLeg()],
  ...more,
});
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('[SPORT-88] what looks as if somebody knew more', () => {
  test('the same slip of three legs by five players; four, or two legs, are nothing', () => {
    const slip = [1, 2, 3].map((fixtureId) => aLeg({ fixtureId }));
    const found = findFlags(times(5, (index) => aBet(index, { legs: index % 2 ? slip : slip.toReversed() })));
    expect(found).toMatchObject([{ kind: 'same_slip', playerIds: [0, 1, 2, 3, 4], fixtureId: null }]);
    expect(found[0]?.detail).toBe('5 players, 5 times the same slip of 3 legs, 50.00 EUR in all.');
    expect(findFlags(times(4, (index) => aBet(index, { legs: slip })))).toEqual([]);
    expect(findFlags(times(5, (index) => aBet(index, { legs: slip.slice(1) })))).toEqual([]);
    // Once a day.
    const again = findFlags(times(7, (index) => aBet(index, { legs: slip })));
    expect(again[0]?.mark).toBe(found[0]?.mark);
  });

  test('much money just before a price falls, by an incident or without one', () => {
    const fallen = { stake: 20_000n, legs: [aLeg({ later: 3_200 })] };
    expect(findFlags([aBet(7, fallen)])).toMatchObject([{ kind: 'late_winner', fixtureId: 1, playerIds: [7] }]);
    const incident = { ...fallen, legs: [aLeg({ later: 3_200, incident: true })] };
    expect(findFlags([aBet(7, incident)])).toMatchObject([{ kind: 'after_incident' }]);
    expect(findFlags([aBet(7, { ...fallen, stake: 19_999n })])).toEqual([]);
    expect(findFlags([aBet(7, { ...fallen, legs: [aLeg({ later: 3_300 })] })])).toEqual([]);
    expect(findFlags([aBet(7, { ...fallen, legs: [aLeg({ later: undefined })] })])).toEqual([]);
  });

  test('nearly all money of a market on what is unlikely', () => {
    const some = times(20, (index) => aBet(index % 5, { stake: 5_000n }));
    expect(findFlags(some)).toMatchObject([{ kind: 'one_sided', playerIds: [0, 1, 2, 3, 4] }]);
    expect(findFlags([...some, aBet(9, { stake: 12_000n, legs: [aLeg({ outcome: 'away' })] })])).toEqual([]);
    const likely = some.map((bet) => ({ ...bet, legs: [aLeg({ fair: 700_000_000 })] }));
    expect(findFlags(likely)).toEqual([]);
    expect(findFlags(some.map((bet) => ({ ...bet, playerId: 1 })))).toEqual([]);
  });

  test('who takes better prices than the last ones again and again', () => {
    const beaten = (count: number) =>
      times(10, (index) => aBet(3, { legs: [aLeg({ fixtureId: index, closing: index < count ? 3_800 : 4_000 })] }));
    expect(findFlags(beaten(8))).toMatchObject([{ kind: 'price_beater', playerIds: [3], mark: '3 2026-05-04' }]);
    expect(findFlags(beaten(7))).toEqual([]);
    expect(findFlags(beaten(9).slice(1))).toEqual([]);
  });
});

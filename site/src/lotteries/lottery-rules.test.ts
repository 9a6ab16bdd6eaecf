import { expect, test } from 'vitest';
import { findLottery } from './find-lottery.ts';
import { prizeRows } from './prize-rows.ts';
import { aPrize } from './testing/a-lottery.ts';
import { chanceOfAny, rangesOf, ticketBalance } from './tickets.ts';

const named = (identifier: string, groups: number[] = []) => ({ frontend_identifier: identifier, group_ids: groups });

test('[ROUTE-57] the whole identifier goes before a part of it, and groups and hidden ones are kept apart', () => {
  const lotteries = [named('moon-draw-2'), named('moon-draw'), named('nonvisible'), named('club-draw', [21])];
  const find = (slug: string, groups: number[] = []) => findLottery(lotteries, { slug, groups })?.frontend_identifier;
  expect(find('moon-draw')).toBe('moon-draw');
  expect(find('moon')).toBe('moon-draw-2');
  expect(find('nonvisible')).toBeUndefined();
  expect([find('club-draw'), find('club-draw', [21])]).toEqual([undefined, 'club-draw']);
});

test('numbers that follow each other stand together', () => {
  expect(rangesOf([])).toEqual([]);
  expect(rangesOf([12, 3, 4, 5, 11])).toEqual([
    { first: 3, last: 5 },
    { first: 11, last: 12 },
  ]);
});

test('[BONUS-15] [LOTT-01] the ticket balance counts the tickets of every lottery', () => {
  expect(ticketBalance([])).toBe(0);
  expect(ticketBalance([{ tickets: [1, 2, 3] }, { tickets: [] }, { tickets: [7] }])).toBe(4);
});

test('the chance of any prize: nobody with nothing, everybody who has all, and what is counted by hand', () => {
  expect(chanceOfAny({ own: 0, all: 100, prizes: 3 })).toBe(0);
  expect(chanceOfAny({ own: 5, all: 5, prizes: 1 })).toBe(1);
  // One minus 8/10 × 7/9 × 6/8.
  expect(chanceOfAny({ own: 2, all: 10, prizes: 3 })).toBeCloseTo(1 - 336 / 720, 12);
  expect(chanceOfAny({ own: 1, all: 2, prizes: 5 })).toBe(1);
});

test('places that give the same are one row', () => {
  const cash = (cents: number) => [{ type: 'cash' as const, amount_cents: cents, currency: 'EUR' as const }];
  const rows = prizeRows([
    aPrize(3, cash(500)),
    aPrize(1, cash(20_000)),
    aPrize(2, cash(500)),
    aPrize(5, cash(500)),
    aPrize(4, cash(100)),
  ]);
  expect(rows.map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 3],
    [4, 4],
    [5, 5],
  ]);
});

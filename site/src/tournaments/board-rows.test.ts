import { describe, expect, test } from 'vitest';
import { prizePlace, scoreOf, shownRows, withStatus } from './board-rows.ts';
import { giftsOf, prizeOf, prizeRows } from './prizes.ts';
import { aBoard, aStatus } from './testing/a-tournament.ts';

const top = Array.from({ length: 30 }, (_, index) => aStatus(index + 1));
const places = ({ first, around }: ReturnType<typeof shownRows>) =>
  [first, around].map((rows) => rows.map(({ award_place: place }) => place));

describe('the rows of a board', () => {
  test('the own row is among the first', () => {
    expect(places(shownRows(aBoard({ top, own: aStatus(3) }), 5))).toEqual([[1, 2, 3, 4, 5], []]);
  });

  test('or stands below between its neighbours, from the first hundred or from further down', () => {
    expect(places(shownRows(aBoard({ top, own: aStatus(20) }), 5))[1]).toEqual([19, 20, 21]);
    expect(places(shownRows(aBoard({ top, own: aStatus(6) }), 5))[1]).toEqual([6, 7]);
    const far = [aStatus(500), aStatus(501), aStatus(502)];
    expect(places(shownRows(aBoard({ top, own: aStatus(501), neighbours: far }), 5))[1]).toEqual([500, 501, 502]);
    // What was told since may know a place that the neighbours do not have yet.
    expect(places(shownRows(aBoard({ top, own: aStatus(480), neighbours: far }), 5))[1]).toEqual([480]);
  });

  test('nobody is pinned who has no place', () => {
    expect(places(shownRows(aBoard({ top, own: null }), 2))).toEqual([[1, 2], []]);
    expect(places(shownRows(aBoard({ top, own: aStatus(null) }), 2))).toEqual([[1, 2], []]);
  });
});

test('[LIVE-09] what the house tells replaces the row of the same place and name, and the own one', () => {
  const board = aBoard({ top: [aStatus(1), aStatus(2)], own: aStatus(2) });
  const told = aStatus(2, { games_taken: 9 });
  expect(withStatus(board, told)).toMatchObject({
    top: [{ games_taken: 0 }, { games_taken: 9 }],
    own: { games_taken: 9 },
  });
  const other = withStatus(board, { ...told, nickname: 'someone' });
  expect(other).toEqual(board);
  expect(withStatus(board, { ...told, tournament_id: 10 })).toBe(board);
  // Climbed: the old row is no longer theirs, and the next reading of the board tells whose it is.
  expect(withStatus(board, { ...told, award_place: 1 })).toMatchObject({ own: { award_place: 1 }, top: board.top });
});

test('each strategy ranks by its own figure', () => {
  const status = aStatus(1, { games_taken: 1, bet_cents: 2, win_cents: 3, rate: 4.5, points: 5 });
  const all = ['spin', 'bet', 'win', 'rate', 'points'] as const;
  expect(all.map((strategy) => scoreOf(status, strategy))).toEqual([1, 2, 3, 4.5, 5]);
});

test('simulated rivals win nothing: whoever stands behind them moves up', () => {
  const board = { top: [aStatus(1, { simulated: true }), aStatus(2), aStatus(3, { simulated: true }), aStatus(4)] };
  expect([1, 3].map((at) => prizePlace(board, board.top[at] as never))).toEqual([1, 2]);
  expect(prizePlace(board, board.top[0] as never)).toBeNull();
  expect(prizePlace(board, aStatus(200))).toBeNull();
  expect(prizePlace({ top: [aStatus(1)] }, aStatus(200))).toBe(200);
});

describe('prizes', () => {
  const cash = (award_place: number, cents: number) => ({
    award_place,
    stuff: '',
    gifts: [{ type: 'cash' as const, amount_cents: cents, currency: 'EUR' as const }],
  });

  test('places that are given the same stand in one row', () => {
    const rows = prizeRows([cash(2, 50), cash(1, 90), cash(3, 50), cash(5, 50), cash(4, 20)], 'EUR');
    expect(rows.map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 3],
      [4, 4],
      [5, 5],
    ]);
    expect([prizeOf(rows, 3)?.from, prizeOf(rows, 6)]).toEqual([2, undefined]);
  });

  test('those that were written by hand say it in the older fields', () => {
    expect(giftsOf({ award_place: 1, money_award_cents: 500, freespins_count: 20 }, 'EUR')).toEqual([
      { type: 'cash', amount_cents: 500, currency: 'EUR' },
      { type: 'freespins', count: 20, title: '' },
    ]);
    expect(
      giftsOf({ award_place: 1, money_award_cents: 500, wager_multiplier: 20, persistent_comp_points: 3 }, 'EUR'),
    ).toEqual([
      { type: 'bonus', amount_cents: 500, currency: 'EUR', wager: 20 },
      { type: 'points', points: 3 },
    ]);
    expect(giftsOf({ award_place: 1 }, 'EUR')).toEqual([]);
  });
});

import type { Winner } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { aTile } from '../catalogue/testing/a-tile.ts';
import { currentOf } from '../page/index.ts';
import { rowsToShow } from './rows.ts';
import { upcomingGames } from './upcoming.server.ts';
import { withWin } from './with-win.ts';

const row = (slug: string, ...numbers: number[]) => ({
  slug,
  title: slug,
  href: `/categories/${slug}`,
  tiles: numbers.map((number) => aTile(number)),
});

describe('rows of the lobby', () => {
  test('a row is there only if it is long enough and shows something new', () => {
    const rows = [row('top', 1, 2, 3, 4), row('new', 4, 3, 2), row('table', 9), row('live'), row('slots', 1, 2, 7)];
    expect(rowsToShow(rows).map(({ slug }) => slug)).toEqual(['top', 'slots']);
  });

  test('a game on its way is named while the house is small, and not once it can be played', () => {
    const titles = upcomingGames([{ title: 'Perihelion' }]).map(({ title }) => title);
    expect(titles).not.toContain('Perihelion');
    expect(titles).toContain('Moonfield');
    expect(upcomingGames(Array.from({ length: 15 }, (_, number) => aTile(number)))).toEqual([]);
  });
});

describe('[ROUTE-43] the lobby’s entry in the menu is marked', () => {
  test.each([
    ['/', true],
    ['/categories/new', true],
    ['/games', true],
    ['/games/', true],
    ['/gamesters', false],
    ['/pokies/all', false],
    ['/producers/halley-studio', false],
  ])('on %s: %s', (path, marked) => expect(currentOf({ href: '/' }, path) !== undefined).toBe(marked));
});

describe('a win that was just heard of', () => {
  const win = (bet: number, won: number, nickname = '***') => ({
    player: { nickname },
    round: { bet, win: won, currency: 'EUR' },
    game: { identifier: 'northlight/ember-fox', title: 'Ember Fox' },
  });
  const known = withWin([], win(100, 300), 5_000);

  test('stands on top when more came back than was staked', () => {
    const [latest, before] = withWin(known, win(100, 500, 'Co***'), 9_000);
    expect(latest).toMatchObject({ win_amount_cents: 500, at: 9, game_title: 'Ember Fox', nickname: 'Co***' });
    expect(before).toEqual(known[0]);
  });

  test('[F-51] takes the place of the last one of the same player in the same game', () => {
    const list = withWin(known, win(100, 500), 9_000);
    expect(list.map(({ win_amount_cents: cents }) => cents)).toEqual([500]);
  });

  test.each([
    [100, 100],
    [100, 40],
    [100, 0],
  ])('a stake of %d that returned %d is none', (bet, won) => {
    expect(withWin(known, win(bet, won), 9_000)).toEqual(known);
  });

  test('the list does not grow for ever', () => {
    let list: Winner[] = [];
    for (let number = 0; number < 100; number++) list = withWin(list, win(1, 2 + number, `p${number}***`), number);
    expect(list.length).toBeLessThan(30);
  });
});

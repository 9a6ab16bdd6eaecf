import type { Topics } from '@halley/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aListedGame } from '../testing/listed-game.ts';
import { openTestGames, type TestGames } from '../testing/test-games.ts';
import { newForDays, rankGames } from './rank-games.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
  await house.list(
    ['comet', 'nova', 'drift'].map((name) => aListedGame(`aurora/${name}`, { first: { collections: ['new'] } })),
  );
});
afterAll(() => house.close());

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-16T12:00:00Z');
const before = (days: number) => new Date(now.getTime() - days * day).toISOString();
const filter = (body: Record<string, unknown>) =>
  house.guest().send({ method: 'POST', url: '/api/games_filter', payload: { page_size: 100, ...body } });
const titles = async (body: Record<string, unknown>) => {
  const { body: found } = await filter({ ...body, filter: { providers: ['aurora'], ...(body.filter as object) } });
  return (found.data as { title: string }[]).map(({ title }) => title);
};

async function play(game: string, rounds: number, at: string) {
  const consumer = house.consumers.find(({ name }) => name === 'games-played');
  const settled = (): Topics['wager.settled'] => ({
    roundId: crypto.randomUUID(),
    playerId: 7,
    game,
    currency: 'EUR',
    stake: '100',
    win: '0',
    openedAt: at,
    at,
  });
  await house.database.tx(async (tx) =>
    consumer?.handle(
      tx,
      Array.from({ length: rounds }, () => ({ topic: 'wager.settled' as const, data: settled() })),
    ),
  );
}

test('[F-59] the most played game comes first: rounds of the last thirty days are counted', async () => {
  await play('aurora/drift', 9, before(40));
  await play('aurora/nova', 3, before(2));
  await play('aurora/nova', 2, before(1));
  await play('aurora/comet', 1, before(1));
  await rankGames(house.database, now);
  house.clock.advanceMs(2_000);
  expect(await titles({ sort: { type: 'popularity', direction: 'DESC' } })).toEqual(['Nova', 'Comet', 'Drift']);
});

test('[F-59] a game is new for thirty days, and then no more', async () => {
  const inNew = () => titles({ filter: { categories: { identifiers: ['new'] } } });
  const since = (name: string, days: number) =>
    house.database.query('update games_game set released_at = $2, listed_at = $2 where identifier = $1', [
      `aurora/${name}`,
      before(days),
    ]);
  await since('comet', newForDays - 1);
  await since('nova', newForDays + 1);
  await since('drift', 400);
  await rankGames(house.database, now);
  house.clock.advanceMs(2_000);
  expect(await inNew()).toEqual(['Comet']);
  // One that came out long ago and is new here counts from the day it came.
  await house.database.query("update games_game set released_at = '2020-01-01', listed_at = $1 where identifier = $2", [
    before(3),
    'aurora/comet',
  ]);
  await rankGames(house.database, now);
  house.clock.advanceMs(2_000);
  expect(await inNew()).toEqual(['Comet']);
});

import type { Topics } from '@halley/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { step } from '../../kit/index.ts';
import { until } from '../../kit/testing/until.ts';
import { aBet, openTestGames, type TestGames } from '../testing/test-games.ts';
import { mostPlayedListed } from './played-games.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
});
afterAll(() => house.close());

const consumer = () => {
  const found = house.consumers.find(({ name }) => name === 'games-played');
  if (!found) throw new Error('there is no such consumer');
  return found;
};
const tell = (...rounds: { playerId: number; game: string; at: string }[]) =>
  house.database.tx((tx) =>
    consumer().handle(
      tx,
      rounds.map((round) => ({
        topic: 'wager.settled',
        data: {
          roundId: 'r',
          currency: 'EUR',
          stake: '1',
          win: '0',
          openedAt: round.at,
          ...round,
        } satisfies Topics['wager.settled'],
      })),
    ),
  );
const played = async (visitor: Awaited<ReturnType<TestGames['player']>>) =>
  (await visitor.send({ url: '/api/player/played_games' })).body;
const at = (second: number) => new Date(Date.parse('2026-03-01T00:00:00Z') + second * 1000).toISOString();

test('[API-13] a player’s games come from the rounds they played, each once', async () => {
  const player = await house.player();
  expect(await played(player)).toEqual([]);
  expect((await player.play(aBet())).status).toBe(200);
  expect((await player.play(aBet())).status).toBe(200);
  await house.database.query("insert into kit_consumer (name) values ('games-played') on conflict do nothing");
  await until(async () => {
    await step(house.database, consumer());
    return (await played(player)).length > 0;
  });
  expect(await played(player)).toEqual([
    {
      identifier: 'halley-studio/orbit-dice',
      title: 'Orbit Dice',
      last_activity_at: house.clock.now().toISOString(),
    },
  ]);
});

test('[API-13] latest first, at most so many, and nobody else’s', async () => {
  const [player, other] = [await house.player(), await house.player()];
  const rounds = Array.from({ length: mostPlayedListed + 20 }, (_, index) => ({
    playerId: player.playerId,
    game: `aurora/game-${index}`,
    at: at(index),
  }));
  await tell(...rounds, { playerId: other.playerId, game: 'aurora/other', at: at(1) });
  const list = await played(player);
  expect(list).toHaveLength(mostPlayedListed);
  const last = mostPlayedListed + 19;
  // One that is not in the catalogue has no other title than its name.
  const identifier = `aurora/game-${last}`;
  expect(list[0]).toEqual({ identifier, title: identifier, last_activity_at: at(last) });
  expect(list.at(-1).identifier).toBe('aurora/game-20');
  expect((await played(other)).map(({ identifier }: { identifier: string }) => identifier)).toEqual(['aurora/other']);
});

test('news that come twice, or late, do not turn the time back', async () => {
  const player = await house.player();
  const round = { playerId: player.playerId, game: 'aurora/comet' };
  await tell({ ...round, at: at(50) }, { ...round, at: at(20) });
  await tell({ ...round, at: at(30) });
  expect(await played(player)).toMatchObject([{ identifier: 'aurora/comet', last_activity_at: at(50) }]);
  await tell({ ...round, at: at(60) });
  expect((await played(player))[0].last_activity_at).toBe(at(60));
});

test('a guest has played nothing here: 401', async () => {
  expect((await house.guest().send({ url: '/api/player/played_games' })).status).toBe(401);
});

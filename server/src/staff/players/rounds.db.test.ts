import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { aGame, aRound } from '../testing/desk-things.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let support: TestMember;
beforeAll(async () => {
  support = await room.member('support');
});

describe('[F-101] rounds of a player', () => {
  test('are called by the names of game and producer; a game nobody knows any more keeps its code', async () => {
    const { playerId } = await room.player();
    const game = await aGame(database, { title: 'Comet Run' });
    await aRound(database, playerId, { game: game.identifier });
    await aRound(database, playerId, { game: 'gone/forgotten' });
    const rounds = (await support.get(`/api/staff/players/${playerId}/rounds`)).json();
    expect(rounds).toMatchObject([
      { game: 'gone/forgotten', title: null, producer: null },
      { game: game.identifier, title: 'Comet Run', producer: expect.stringMatching(/^Studio /) },
    ]);
  });

  test('are told with choice, result, money and seeds; a server seed only once it is open', async () => {
    const { playerId } = await room.player();
    const detail = {
      choice: { side: 'over', target: 5049 },
      outcome: { roll: 7001 },
      events: [],
      pairId: randomUUID(),
      serverSeedHash: 'ab'.repeat(32),
      clientSeed: 'halley',
      nonce: 7,
    };
    const id = await aRound(database, playerId, { detail });
    const file = (await support.get(`/api/staff/players/${playerId}/rounds/${id}`)).json();
    expect(file).toMatchObject({
      id,
      state: 'closed',
      stake_cents: 100,
      win_cents: 250,
      balance_before_cents: 1000,
      actions: [],
      choice: { side: 'over', target: 5049 },
      outcome: { roll: 7001 },
      fair: { client_seed: 'halley', nonce: 7, server_seed_hash: 'ab'.repeat(32) },
    });
    expect(file.fair).not.toHaveProperty('server_seed');
  });

  test('another player’s round, or what is no round, is not there', async () => {
    const [one, two] = [await room.player(), await room.player()];
    const id = await aRound(database, one.playerId);
    const read = async (playerId: number | string, round: string) =>
      (await support.get(`/api/staff/players/${playerId}/rounds/${round}`)).statusCode;
    expect(await read(one.playerId, id)).toBe(200);
    expect(await read(two.playerId, id)).toBe(404);
    for (const round of [randomUUID(), 'x', '1', id.toUpperCase(), '%00', 'x'.repeat(65)]) {
      expect(await read(one.playerId, round), round).toBeOneOf([400, 404, 422]);
    }
    expect(await read('x', id)).toBeOneOf([400, 404]);
  });
});

import { randomUUID } from 'node:crypto';
import type { FreeRounds, FreeRoundsGame } from '@halley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { listInCatalogue } from '../../games/index.ts';
import { aListedGame } from '../../games/testing/listed-game.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let ada: TestMember;
beforeAll(async () => {
  ada = await room.member('admin');
  await database.tx((tx) => listInCatalogue(tx, [aListedGame('halley-studio/comet-run', { title: 'Comet Run' })]));
});

const reason = 'a slow Sunday';
// A process looks at most once a second whether the catalogue has changed.
const patient = { timeout: 10_000 };
const offered = async (currency = 'EUR'): Promise<FreeRoundsGame[]> =>
  (await ada.get(`/api/staff/free_rounds/games?currency=${currency}`)).json();
const wanted = (change: object = {}) => ({
  id: randomUUID(),
  game: 'halley-studio/comet-run',
  currency: 'EUR',
  rounds: 10,
  stake_cents: 20,
  reason,
  expires_at: new Date(room.clock.now().getTime() + 86_400_000).toISOString(),
  ...change,
});
const grant = (playerId: number, payload: object) => ada.post(`/api/staff/players/${playerId}/free_rounds`, payload);
const grantsOf = async (playerId: number): Promise<FreeRounds[]> =>
  (await ada.get(`/api/staff/players/${playerId}/free_rounds`)).json();

describe('free rounds at the desk', () => {
  test('the games on offer are open slots of the house, and every bet level said there is granted', async () => {
    const games = await offered();
    expect(games.map(({ title }) => title)).toEqual(['Comet Run']);
    const { playerId } = await room.player();
    const levels = games[0]?.stakes_cents ?? [];
    expect(levels.length).toBeGreaterThan(3);
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    for (const stake_cents of levels) {
      expect((await grant(playerId, wanted({ stake_cents }))).statusCode, String(stake_cents)).toBe(200);
    }
    await database.query("update games_game set state = 'closed' where identifier = 'halley-studio/comet-run'");
    await expect.poll(() => offered(), patient).toEqual([]);
    await database.query("update games_game set state = 'open' where identifier = 'halley-studio/comet-run'");
    await expect.poll(() => offered('JPY'), patient).toHaveLength(1);
    expect((await ada.get('/api/staff/free_rounds/games?currency=XXX')).statusCode).toBe(422);
  });

  test('are granted and taken back with a reason, each once in the trail', async () => {
    const { playerId } = await room.player();
    const body = wanted();
    const answers = await Promise.all([1, 2, 3].map(() => grant(playerId, body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await grantsOf(playerId)).toMatchObject([{ id: body.id, left: 10, state: 'open', title: 'Comet Run' }]);
    expect((await grant(playerId, { ...body, rounds: 11 })).statusCode).toBe(409);
    const url = `/api/staff/free_rounds/${body.id}/withdrawal`;
    expect((await ada.post(url, {})).statusCode).toBe(422);
    expect((await ada.post(url, { reason: 'a mistake' })).json()).toMatchObject({ state: 'withdrawn' });
    expect((await ada.post(url, { reason: 'a mistake' })).statusCode).toBe(409);
    const entries = await listEntries(database, { playerId, limit: 20 });
    const told = entries.filter(({ target }) => target?.id === body.id).map((entry) => [entry.kind, entry.reason]);
    expect(told).toEqual([
      ['games.free_rounds_withdrawn', 'a mistake'],
      ['games.free_rounds_granted', reason],
    ]);
  });

  test.each([
    ['no reason', { reason: ' ' }],
    ['none', { rounds: 0 }],
    ['too many', { rounds: 1001 }],
    ['half a round', { rounds: 1.5 }],
    ['no stake', { stake_cents: 0 }],
    ['a stake beyond what the house pays', { stake_cents: 50_000 }],
    ['a day that is over', { expires_at: '2020-01-01T00:00:00.000Z' }],
    ['a game that is none', { game: 'halley-studio/nothing' }],
    ['no slot', { game: 'halley-studio/orbit-dice' }],
    ['an id that is none', { id: '7' }],
  ])('%s is refused and changes nothing', async (_, change) => {
    const { playerId } = await room.player();
    expect((await grant(playerId, wanted(change))).statusCode).toBe(422);
    expect(await grantsOf(playerId)).toEqual([]);
  });

  test('nobody is drawn back to play out of a break or a closed account', async () => {
    const [anna, bert] = [await room.player(), await room.player()];
    room.onBreak.add(anna.playerId);
    await ada.post(`/api/staff/players/${bert.playerId}/lock`, { reason });
    expect((await grant(anna.playerId, wanted())).json()).toHaveProperty('errors.player.excluded');
    expect((await grant(bert.playerId, wanted())).json()).toHaveProperty('errors.player.locked');
    room.onBreak.delete(anna.playerId);
    expect((await grant(anna.playerId, wanted())).statusCode).toBe(200);
    expect((await grant(999_999_999, wanted())).statusCode).toBe(404);
  });
});

import { Refusal } from '@halley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo } from '../../geo/index.ts';
import { oncePerTransaction } from '../../identity/index.ts';
import {
  createBrowser,
  registrationOf,
  type TestIdentity,
  testIdentity,
} from '../../identity/testing/test-identity.ts';
import { systemClock } from '../../kit/index.ts';
import type { WagerRule } from '../judge-stakes.ts';
import { aPlay, aStake, openTestHouse, type TestHouse } from '../testing/test-house.ts';
import { playersMayStake } from './account-may-stake.ts';
import { playersAcceptedTerms } from './terms-accepted.ts';

let house: TestHouse;
let room: TestIdentity;
let looks = 0;
const standingsOf = oncePerTransaction((db, playerIds) => {
  looks += 1;
  return room.identity.standingsOf(db, playerIds);
});

let others: WagerRule;
beforeAll(async () => {
  house = await openTestHouse({
    homes: 1,
    rules: [playersAcceptedTerms({ standingsOf }), (tx, stakes) => others(tx, stakes)],
  });
  room = await testIdentity(house.database);
  others = playersMayStake({
    clock: systemClock,
    standingsOf,
    geo: createGeo({ demo: true }),
    mayPlayForReal: () => true,
    readPaces: async () => () => 'none',
    readJoining: async () => () => false,
  });
});
afterAll(async () => {
  await room.app.close();
  await house.close();
});

/** As somebody is who came in with an account of another house and has not been asked yet. */
async function aNewcomer() {
  const browser = createBrowser(room.app);
  const { id } = (await browser.register(registrationOf())).json();
  await house.database.query(
    'update identity_player set terms_accepted_at = null, age_confirmed_at = null, terms_version = null where id = $1',
    [id],
  );
  await house.fund(id, 1_000n);
  return { browser, playerId: Number(id) };
}
const accept = (browser: ReturnType<typeof createBrowser>) =>
  browser.call('POST', '/api/auth_providers/update_details', { user: { terms_acceptance: true } });

const play = (playerId: number) =>
  house.wagers.wager(aPlay({ playerId, stake: 100n })).then(
    () => 'played',
    (error) => (error instanceof Refusal ? `${error.status} ${error.code}` : String(error)),
  );
const refused = '403 TERMS_NOT_ACCEPTED';

describe('a player who has not accepted the terms', () => {
  test('is told which field is missing, stakes nothing, and plays once they have accepted', async () => {
    const { browser, playerId } = await aNewcomer();
    expect((await browser.player()).auth_fields_missed).toContain('terms_acceptance');
    expect(await play(playerId)).toBe(refused);
    expect(await house.balance(playerId)).toBe(1_000n);
    expect((await accept(browser)).statusCode).toBe(201);
    expect((await browser.player()).auth_fields_missed).not.toContain('terms_acceptance');
    expect(await play(playerId)).toBe('played');
  });

  test('is refused at every kind of stake, while what stands is still paid', async () => {
    const { playerId } = await aNewcomer();
    await house.database.query('update identity_player set terms_accepted_at = now() where id = $1', [playerId]);
    const stake = aStake({ playerId, stake: 100n });
    await house.wagers.wager(stake);
    await house.database.query('update identity_player set terms_accepted_at = null where id = $1', [playerId]);
    await expect(house.wagers.wager(aStake({ playerId }))).rejects.toMatchObject({ code: 'TERMS_NOT_ACCEPTED' });
    await house.wagers.wager({ kind: 'settle', roundId: stake.roundId, playerId, currency: 'EUR', win: 250n });
    expect(await house.balance(playerId)).toBe(1_150n);
  });
});

test('in one group each player is judged alone; one nobody knows is refused', async () => {
  const newcomers = await Promise.all([aNewcomer(), aNewcomer(), aNewcomer(), aNewcomer()]);
  for (const index of [1, 3]) await accept((newcomers[index] as (typeof newcomers)[number]).browser);
  await house.fund(777_777, 1_000n);
  const ids = [...newcomers.map(({ playerId }) => playerId), 777_777];
  expect(await Promise.all(ids.map(play))).toEqual([refused, 'played', refused, 'played', refused]);
});

test('all rules of a group look at its players once', async () => {
  const { browser, playerId } = await aNewcomer();
  await accept(browser);
  looks = 0;
  expect(await play(playerId)).toBe('played');
  expect(looks).toBe(1);
  // The next group looks again: a transaction's look is not kept.
  expect(await play(playerId)).toBe('played');
  expect(looks).toBe(2);
});

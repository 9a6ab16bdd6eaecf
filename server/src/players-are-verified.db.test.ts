import { type Licence, licences, Refusal } from '@halley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo, type Geo } from './geo/index.ts';
import { playersAreVerified } from './players-are-verified.ts';
import { aPicture } from './verification/testing/files.ts';
import { type TestPlayer, type TestVerification, testVerification } from './verification/testing/test-verification.ts';
import type { WagerRule } from './wagers/index.ts';
import { aPlay, aStake, openTestHouse, type TestHouse } from './wagers/testing/test-house.ts';

let house: TestHouse;
let room: TestVerification;
let geo: Geo;
let rule: WagerRule;
beforeAll(async () => {
  house = await openTestHouse({ rules: [(tx, stakes) => rule(tx, stakes)] });
  geo = createGeo({ demo: true });
  room = await testVerification(house.database, {
    verifyBeforePlay: (licence) => geo.protectionOf(licence).verifyBeforePlay,
  });
  rule = playersAreVerified(room.verification);
});
afterAll(() => house.close());

async function aPlayer(licence: Licence): Promise<TestPlayer> {
  const player = await room.player();
  await house.database.query('update identity_player set license_name = $2 where id = $1', [player.playerId, licence]);
  await house.fund(player.playerId, 1_000n);
  return player;
}

/** The way a player really goes: both documents handed in and approved. */
async function verify(player: TestPlayer): Promise<void> {
  for (const type of ['identity', 'address']) {
    const { body } = await player.upload(await aPicture(), { type });
    await house.database.tx((tx) => room.verification.approveDocument(tx, { documentId: body[0].id, staffId: 900 }));
  }
}

const play = ({ playerId }: TestPlayer) =>
  house.wagers.wager(aPlay({ playerId, stake: 100n })).then(
    () => 'played',
    (error) => (error instanceof Refusal ? `${error.status} ${error.code}` : String(error)),
  );

const refused = '403 VERIFICATION_REQUIRED';

describe('play for money', () => {
  test.each<[Licence, string]>([
    ['CW', 'played'],
    ['GCB', 'played'],
    ['EE', refused],
  ])('[PP-29] under %s, before verification: %s', async (licence, expected) => {
    const player = await aPlayer(licence);
    expect(await play(player)).toBe(expected);
    expect(await house.balance(player.playerId)).toBe(expected === refused ? 1_000n : 900n);
  });

  test('[PP-29] is open from the moment in which the last document is approved', async () => {
    const player = await aPlayer('EE');
    expect(await play(player)).toBe(refused);
    await verify(player);
    expect(await play(player)).toBe('played');
    await house.database.tx((tx) => room.identity.setVerified(tx, player.playerId, false));
    expect(await play(player)).toBe(refused);
  });

  test('[PP-29] the strict profile asks it of everybody, whatever the licence', async () => {
    geo = createGeo({ demo: true, protection: 'STRICT' });
    for (const licence of licences) expect(await play(await aPlayer(licence))).toBe(refused);
    geo = createGeo({ demo: true });
  });

  test('[PP-29] a bet of several steps is refused at its first, and one that stands is still paid', async () => {
    const player = await aPlayer('CW');
    const { playerId } = player;
    const stake = aStake({ playerId, stake: 100n });
    await house.wagers.wager(stake);
    await house.database.query("update identity_player set license_name = 'EE' where id = $1", [playerId]);
    await expect(house.wagers.wager(aStake({ playerId }))).rejects.toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    await house.wagers.wager({ kind: 'settle', roundId: stake.roundId, playerId, currency: 'EUR', win: 250n });
    expect(await house.balance(playerId)).toBe(1_150n);
  });

  test('in one group each player is judged alone; a player nobody knows is refused', async () => {
    const players = await Promise.all([aPlayer('EE'), aPlayer('CW'), aPlayer('EE'), aPlayer('CW')]);
    expect(await Promise.all(players.map(play))).toEqual([refused, 'played', refused, 'played']);
    await house.fund(777_777, 1_000n);
    await expect(house.wagers.wager(aPlay({ playerId: 777_777 }))).rejects.toMatchObject({
      code: 'VERIFICATION_REQUIRED',
    });
  });
});

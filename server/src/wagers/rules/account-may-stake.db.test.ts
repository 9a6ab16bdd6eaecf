import { randomUUID } from 'node:crypto';
import { type Currency, type Licence, licences, Refusal } from '@halley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGeo, type Geo } from '../../geo/index.ts';
import { manualClock } from '../../kit/index.ts';
import { outcomeOf } from '../../kit/testing/outcome-of.ts';
import { aPicture } from '../../verification/testing/files.ts';
import {
  type TestPlayer,
  type TestVerification,
  testVerification,
} from '../../verification/testing/test-verification.ts';
import { createWagers, type WagerRule, type Wagers } from '../index.ts';
import { anAct, aPlay, aStake, openTestHouse, type TestHouse } from '../testing/test-house.ts';
import { playersMayStake } from './account-may-stake.ts';

let house: TestHouse;
let otherDoor: Wagers;
let room: TestVerification;
let geo: Geo;
let rule: WagerRule;
const clock = manualClock('2026-11-15T12:00:00Z');
beforeAll(async () => {
  const rules: WagerRule[] = [(tx, stakes) => rule(tx, stakes)];
  house = await openTestHouse({ rules, clock, homes: 1 });
  const chance = { pairId: 'p', serverSeed: 's', serverSeedHash: 'h', clientSeed: 'c', nonce: 0 };
  // A second process, as far as the database knows.
  otherDoor = createWagers({
    homes: house.homes,
    clock,
    rules,
    openChances: async () => ({ take: () => chance, save: async () => undefined }),
  });
  geo = createGeo({ demo: true });
  room = await testVerification(house.database, {
    verifyBeforePlay: (licence) => geo.protectionOf(licence).verifyBeforePlay,
  });
  rule = playersMayStake({
    clock,
    standingsOf: room.identity.standingsOf,
    mayPlayForReal: room.verification.mayPlayForReal,
    geo: { may: (...asked) => geo.may(...asked), protectionOf: (licence) => geo.protectionOf(licence) },
    readPaces: async () => (game) => (game.includes('slot') ? 'slot' : game.startsWith('sport/') ? 'none' : 'other'),
    readJoining: async () => () => false,
  });
});
afterAll(async () => {
  expect(await house.findings()).toEqual([]);
  await house.close();
});

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

async function aVerifiedPlayer(licence: Licence): Promise<number> {
  const { playerId } = await aPlayer(licence);
  await house.database.tx((tx) => room.identity.setVerified(tx, playerId, true));
  return playerId;
}

describe('the pace of rounds', () => {
  const start = (playerId: number, game: string, door: Wagers = house.wagers, currency: Currency = 'EUR') =>
    outcomeOf(door.wager(aPlay({ playerId, game, stake: 1n, currency })));

  test.each([
    ['some-slot', 2_500],
    ['dice', 5_000],
  ])(
    '[PP-01] under EE the next start of %s comes %i ms after the last, not a millisecond sooner',
    async (game, pace) => {
      const playerId = await aVerifiedPlayer('EE');
      expect(await start(playerId, game)).toBe('taken');
      clock.advanceMs(pace - 1);
      const early = house.wagers.wager(aPlay({ playerId, game, stake: 1n }));
      await expect(early).rejects.toMatchObject({
        code: 'TOO_FAST',
        status: 429,
        details: { retry_after_ms: 1, pace_ms: pace },
      });
      clock.advanceMs(1);
      expect(await start(playerId, game)).toBe('taken');
    },
  );

  test('[PP-01] other games of the kind count too, other kinds and sports bets do not', async () => {
    const playerId = await aVerifiedPlayer('EE');
    expect(await start(playerId, 'one-slot')).toBe('taken');
    expect(await start(playerId, 'another-slot')).toBe('TOO_FAST');
    expect(await start(playerId, 'dice')).toBe('taken');
    expect(await start(playerId, 'cards')).toBe('TOO_FAST');
    for (let bet = 0; bet < 3; bet++) expect(await start(playerId, 'sport/tennis')).toBe('taken');
  });

  test('[PP-01] CW and GCB have none, the strict profile has it for all', async () => {
    for (const licence of ['CW', 'GCB'] as const) {
      const playerId = await aVerifiedPlayer(licence);
      for (let round = 0; round < 3; round++) expect(await start(playerId, 'one-slot')).toBe('taken');
      geo = createGeo({ demo: true, protection: 'STRICT' });
      clock.advanceMs(2_500);
      expect(await start(playerId, 'one-slot')).toBe('taken');
      expect(await start(playerId, 'one-slot')).toBe('TOO_FAST');
      geo = createGeo({ demo: true });
    }
  });

  test('[PP-01] of forty starts at once, through two doors and in two currencies, one is taken', async () => {
    const playerId = await aVerifiedPlayer('EE');
    await house.fund(playerId, 1_000n, 'USD');
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        start(playerId, 'one-slot', index % 2 ? house.wagers : otherDoor, index % 4 < 2 ? 'EUR' : 'USD'),
      ),
    );
    expect(codes.filter((code) => code === 'taken').length).toBe(1);
    expect(codes.filter((code) => code === 'TOO_FAST').length).toBe(39);
  });

  test('[PP-01] a call of another studio starts a round too; more bets on it and its wins do not', async () => {
    const playerId = await aVerifiedPlayer('EE');
    const bet = () => ({ kind: 'bet' as const, id: randomUUID(), amount: 10n });
    const mine = { playerId, game: 'other/slot-of-stars', roundId: randomUUID() };
    expect(await outcomeOf(house.wagers.act(anAct([bet(), bet()], mine)))).toBe('taken');
    expect(await outcomeOf(house.wagers.act(anAct([bet()], mine)))).toBe('taken');
    expect(await outcomeOf(house.wagers.act(anAct([bet()], { ...mine, roundId: randomUUID() })))).toBe('TOO_FAST');
    expect(await start(playerId, 'one-slot')).toBe('TOO_FAST');
    const win = { kind: 'win' as const, id: randomUUID(), amount: 5n };
    expect(await outcomeOf(house.wagers.act(anAct([win, { kind: 'end' }], mine)))).toBe('taken');
  });

  test('[PP-01] a start that was refused is none, and a request that comes again is answered', async () => {
    const playerId = await aVerifiedPlayer('EE');
    const wager = aPlay({ playerId, game: 'one-slot', stake: 5_000n });
    expect(await outcomeOf(house.wagers.wager(wager))).toBe('stake_cents.not_enough_money');
    const played = aPlay({ playerId, game: 'one-slot', stake: 5n });
    expect(await outcomeOf(house.wagers.wager(played))).toBe('taken');
    expect(await outcomeOf(house.wagers.wager(played))).toBe('taken');
  });
});

describe('who may not stake', () => {
  const close: [why: string, code: string, shut: (playerId: number) => Promise<unknown>][] = [
    [
      'lives in a country that is closed',
      'REGION_RESTRICTED',
      (playerId) => house.database.query("update identity_player set country = 'PL' where id = $1", [playerId]),
    ],
    [
      'was closed by the staff',
      'ACCOUNT_CLOSED',
      (playerId) =>
        house.database.query("insert into identity_block (player_id, reason, at) values ($1, 'test', now())", [
          playerId,
        ]),
    ],
  ];
  test.each(close)(
    '[PP-28] a player who %s stakes in no product; what was staked is still paid or given back',
    async (_why, code, shut) => {
      const { playerId } = await aPlayer('CW');
      const bet = { kind: 'bet' as const, id: randomUUID(), amount: 100n };
      const another = { kind: 'bet' as const, id: randomUUID(), amount: 50n };
      const mine = { playerId, roundId: randomUUID() };
      const [won, given] = [aStake({ playerId, stake: 100n }), aStake({ playerId, stake: 100n })];
      await house.wagers.act(anAct([bet, another], mine));
      await house.wagers.wager(won);
      await house.wagers.wager(given);
      expect(await house.balance(playerId)).toBe(650n);
      await shut(playerId);

      // A house game, a sports bet, a game of another studio, and a bet behind a win.
      const win = { kind: 'win' as const, id: randomUUID(), amount: 300n };
      const fresh = () => ({ kind: 'bet' as const, id: randomUUID(), amount: 1n });
      expect(await outcomeOf(house.wagers.wager(aPlay({ playerId })))).toBe(code);
      expect(await outcomeOf(house.wagers.wager(aStake({ playerId, game: 'sport/tennis' })))).toBe(code);
      expect(await outcomeOf(house.wagers.act(anAct([fresh()], { playerId })))).toBe(code);
      expect(await outcomeOf(house.wagers.act(anAct([win, fresh()], mine)))).toBe(code);
      expect(await house.balance(playerId)).toBe(650n);

      const closing = { playerId, currency: 'EUR' as const };
      await house.wagers.wager({ kind: 'settle', win: 7n, roundId: won.roundId, ...closing });
      await house.wagers.wager({ kind: 'rollback', roundId: given.roundId, ...closing });
      const undo = { kind: 'undo' as const, id: randomUUID(), of: another.id };
      await house.wagers.act(anAct([win, undo, { kind: 'end' }], mine));
      const late = { kind: 'win' as const, id: randomUUID(), amount: 1n };
      await house.wagers.act(anAct([late], mine));
      expect(await house.balance(playerId)).toBe(650n + 7n + 100n + 300n + 50n + 1n);
    },
  );

  test('[PP-28] nor does anybody who is in a closed country at the moment', async () => {
    const { playerId } = await aPlayer('CW');
    const bet = { kind: 'bet' as const, id: randomUUID(), amount: 1n };
    expect(await outcomeOf(house.wagers.wager(aPlay({ playerId, country: 'PL' })))).toBe('REGION_RESTRICTED');
    expect(await outcomeOf(house.wagers.wager(aPlay({ playerId, country: 'ZZ' })))).toBe('REGION_RESTRICTED');
    expect(await outcomeOf(house.wagers.act(anAct([bet], { playerId, country: 'PL' })))).toBe('REGION_RESTRICTED');
    expect(await outcomeOf(house.wagers.wager(aPlay({ playerId, country: 'DE' })))).toBe('taken');
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueSpinsByHand } from '../../bonuses/index.ts';
import { readGift } from '../../bonuses/testing/gift-moves.ts';
import { openWallet } from '../../wallet/index.ts';
import { type FreeRoundsState, freeRoundsMoves, moveFreeRounds } from './free-rounds/free-rounds-store.ts';
import type { FreeRoundsWish } from './free-rounds/issue-free-rounds.ts';
import { fakeFreeRoundsDesk } from './testing/fake-free-rounds-desk.ts';
import { openTestProvider, type TestPlayer, type TestProviderHouse } from './testing/test-provider.ts';

const { asked, cancelled, desk, say } = fakeFreeRoundsDesk();

let house: TestProviderHouse;
let player: TestPlayer;
beforeAll(async () => {
  house = await openTestProvider({ freeRoundsDesk: desk });
  player = await house.player();
});
afterAll(async () => {
  expect(await house.findings()).toEqual([]);
  await house.close();
});

const aWish = (change: Partial<FreeRoundsWish> = {}): FreeRoundsWish => ({
  id: randomUUID(),
  providerId: 'kepler',
  playerId: player.playerId,
  game: 'kepler/CometFlip',
  currency: 'EUR',
  rounds: 10,
  stake: 50n,
  validUntil: new Date('2026-04-01T00:00:00Z'),
  ...change,
});
const finish = (free_rounds_id: string, change: object = {}) => ({
  action: 'finish',
  id: randomUUID(),
  free_rounds_id,
  player_id: player.externalId,
  rounds_played: 10,
  total_win: 320,
  ...change,
});

describe('free rounds', () => {
  test('are asked for under the player’s name at the provider, and stand as it says', async () => {
    say('taken');
    const wish = aWish();
    expect(await house.api.issueFreeRounds(wish)).toBe('issued');
    const granted = {
      player_id: player.externalId,
      game: 'kepler/CometFlip',
      currency: 'EUR',
      rounds: 10,
      stake: 50,
      valid_until: '2026-04-01T00:00:00.000Z',
    };
    expect(asked.at(-1)).toEqual({
      free_rounds_id: wish.id,
      ...granted,
    });
    const { body } = await house.provider.call('freerounds', { action: 'status', free_rounds_id: wish.id });
    expect(body).toEqual({
      free_rounds_id: wish.id,
      state: 'issued',
      ...granted,
      total_win: null,
    });
  });

  test('without an answer stay asked for, and are asked for again under the same id', async () => {
    const wish = aWish();
    say('unknown');
    expect(await house.api.issueFreeRounds(wish)).toBe('asked');
    say('taken');
    expect(await house.api.issueFreeRounds(wish)).toBe('issued');
    const questions = asked.length;
    expect(await house.api.issueFreeRounds(wish)).toBe('issued');
    expect(asked).toHaveLength(questions);
    await expect(house.api.issueFreeRounds({ ...wish, rounds: 11 })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test('are paid once, in one sum, and the repeat is byte for byte', async () => {
    say('taken');
    const wish = aWish();
    await house.api.issueFreeRounds(wish);
    const before = await house.balance(player.playerId);
    const report = finish(wish.id);
    const first = await house.provider.call('freerounds', report);
    expect([first.status, first.body]).toEqual([
      200,
      { free_rounds_id: wish.id, state: 'finished', total_win: 320, balance: Number(before) + 320, currency: 'EUR' },
    ]);
    expect((await house.provider.call('freerounds', report)).bytes.equals(first.bytes)).toBe(true);
    // Another id does not pay them again, nor does another sum.
    for (const again of [finish(wish.id), finish(wish.id, { total_win: 900 })]) {
      expect((await house.provider.call('freerounds', again)).body.code).toBe(305);
    }
    expect(await house.balance(player.playerId)).toBe(before + 320n);
  });

  test('reported sixteen times at once under different ids are paid once', async () => {
    const wish = aWish();
    await house.api.issueFreeRounds(wish);
    const before = await house.balance(player.playerId);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => house.provider.call('freerounds', finish(wish.id))),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await house.balance(player.playerId)).toBe(before + 320n);
  });

  test('that won nothing end as well', async () => {
    const wish = aWish();
    await house.api.issueFreeRounds(wish);
    const report = finish(wish.id, { total_win: 0 });
    const first = await house.provider.call('freerounds', report);
    expect(first.body).toMatchObject({ state: 'finished', total_win: 0 });
    expect((await house.provider.call('freerounds', report)).bytes.equals(first.bytes)).toBe(true);
  });

  test('[PP-28] are paid to a player who may not play any more', async () => {
    const excluded = await house.player();
    const wish = aWish({ playerId: excluded.playerId });
    await house.api.issueFreeRounds(wish);
    house.ended.add(`login-${excluded.playerId}`);
    const answer = await house.provider.call('freerounds', finish(wish.id, { player_id: excluded.externalId }));
    expect(answer.body).toMatchObject({ state: 'finished', balance: 10_320 });
  });

  test('can be taken back until somebody has played them', async () => {
    const wish = aWish();
    await house.api.issueFreeRounds(wish);
    say('refused');
    expect(await house.api.cancelFreeRounds(wish.id)).toBe('issued');
    say('taken');
    expect(await house.api.cancelFreeRounds(wish.id)).toBe('cancelled');
    expect((await house.provider.call('freerounds', finish(wish.id))).body.code).toBe(305);
    const questions = cancelled.length;
    expect(await house.api.cancelFreeRounds(wish.id)).toBe('cancelled');
    expect(cancelled).toHaveLength(questions);
    await expect(house.api.cancelFreeRounds(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('of somebody else, of another house, of nobody, and more than were given are refused', async () => {
    const tycho = await house.addProvider('tycho');
    const stranger = await house.player();
    const wish = aWish();
    await house.api.issueFreeRounds(wish);
    const refusals: [object, number, typeof tycho?][] = [
      [finish(wish.id), 304, tycho],
      [{ action: 'status', free_rounds_id: wish.id }, 304, tycho],
      [finish(randomUUID()), 304],
      [finish(wish.id, { player_id: stranger.externalId }), 101],
      [finish(wish.id, { rounds_played: 11 }), 201],
      [finish(wish.id, { total_win: -1 }), 201],
      [finish(wish.id, { total_win: 1.5 }), 201],
      [finish(wish.id, { currency: 'EUR' }), 201],
      [finish('x'), 201],
      [{ action: 'steal', free_rounds_id: wish.id }, 201],
    ];
    for (const [body, code, provider = house.provider] of refusals) {
      expect((await provider.call('freerounds', body)).body.code).toBe(code);
    }
    await expect(house.api.issueFreeRounds(aWish({ providerId: 'nobody' }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the states of free rounds', () => {
  const states = Object.keys(freeRoundsMoves) as FreeRoundsState[];
  const targets = ['issued', 'refused', 'cancelled'] as const;
  const cells = states.flatMap((from) => targets.map((to) => [from, to, freeRoundsMoves[from].includes(to)] as const));

  test.each(cells)('%s → %s: %s', async (from, to, may) => {
    const wish = aWish();
    say('unknown');
    await house.api.issueFreeRounds(wish);
    const finished = from === 'finished' ? ", win = 1, finish_hash = '\\x00', finished_at = now()" : '';
    await house.database.query(`update games_provider_free_rounds set state = $2${finished} where id = $1`, [
      wish.id,
      from,
    ]);
    expect(await moveFreeRounds(house.database, { id: wish.id, to })).toBe(may);
  });
});

test('what they win is held by the free spins they are played for, once', async () => {
  say('taken');
  const { playerId } = player;
  const giftId = await house.database.tx(async (tx) => {
    const { id: accountId } = await openWallet(tx, { playerId, currency: 'EUR' });
    const game = { game: 'kepler/CometFlip', title: 'Comet Flip', rounds: 10, stake: 50n };
    const dates = { now: new Date('2026-03-01T00:00:00Z'), expiresAt: new Date('2026-04-01T00:00:00Z') };
    const by = { actor: 'test', reason: 'a test' };
    return issueSpinsByHand(tx, {
      freeRoundsId: randomUUID(),
      playerId,
      accountId,
      currency: 'EUR',
      ...game,
      ...dates,
      ...by,
    });
  });
  const wish = aWish({ giftId });
  await house.api.issueFreeRounds(wish);
  const before = (await house.provider.call('freerounds', finish(wish.id))).body.balance;
  expect(await readGift(house.database, giftId)).toMatchObject({ balance: 320n, spinsDone: 10, stage: 'activated' });
  const again = await house.provider.call('freerounds', finish(wish.id));
  expect([again.status, (await readGift(house.database, giftId)).balance]).toEqual([409, 320n]);
  // Nothing of it can be staked yet.
  const { rows } = await house.database.query<{ cash: bigint; bonus: bigint; bonus_idle: bigint }>(
    `select cash, bonus, bonus_idle from wallet_account where player_id = $1 and currency = 'EUR'`,
    [playerId],
  );
  expect(rows[0]).toMatchObject({ bonus: 320n, bonus_idle: 320n, cash: BigInt(before) });
});

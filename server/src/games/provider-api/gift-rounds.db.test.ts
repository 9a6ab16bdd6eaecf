import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { issueSpinsByHand } from '../../bonuses/index.ts';
import { readGift } from '../../bonuses/testing/gift-moves.ts';
import { openWallet } from '../../wallet/index.ts';
import { findFreeRounds } from './free-rounds/free-rounds-store.ts';
import { fakeFreeRoundsDesk } from './testing/fake-free-rounds-desk.ts';
import { openTestProvider, type TestPlayer, type TestProviderHouse } from './testing/test-provider.ts';

const { asked, cancelled, desk, say } = fakeFreeRoundsDesk();

let [house, player] = [] as unknown as [TestProviderHouse, TestPlayer];
beforeAll(async () => {
  house = await openTestProvider({ freeRoundsDesk: desk });
  player = await house.player();
});
afterEach(async () => {
  asked.length = 0;
  cancelled.length = 0;
  expect(await house.findings()).toEqual([]);
});
afterAll(() => house.close());

const until = new Date('2036-04-01T00:00:00Z');

/** Free spins that are taken, and the rounds that were asked for with them. */
async function spins(change: { validUntil?: Date } = {}) {
  const { playerId } = player;
  const id = randomUUID();
  const what = { game: 'kepler/CometFlip', rounds: 10, stake: 50n, currency: 'EUR' as const };
  const giftId = await house.database.tx(async (tx) => {
    const { id: accountId } = await openWallet(tx, { playerId, currency: 'EUR' });
    const dates = { now: new Date('2026-03-01T00:00:00Z'), expiresAt: until };
    const given = await issueSpinsByHand(tx, {
      ...what,
      ...dates,
      freeRoundsId: id,
      playerId,
      accountId,
      title: 'Comet Flip',
      actor: 'test',
      reason: 'a test',
    });
    const wish = { id, playerId, giftId: given, ...what, producer: 'kepler', validUntil: change.validUntil ?? until };
    await house.api.giftRounds.ask(tx, wish);
    return given;
  });
  return { id, giftId };
}
/** Jobs that wait for these rounds, and when they are due. */
const waiting = async (id: string) =>
  (
    await house.database.query<{ attempt: number; minutes: number }>(
      `select (payload->>'attempt')::int as attempt, round(extract(epoch from run_at - now()) / 60)::int as minutes
       from graphile_worker._private_jobs where payload->>'freeRoundsId' = $1`,
      [id],
    )
  ).rows;
const work = (freeRoundsId: string, attempt = 1) => house.api.askUntilAnswered({ freeRoundsId, attempt });
const stateOf = async (id: string) => (await findFreeRounds(house.database, id))?.state;

describe('free rounds of a gift', () => {
  test('wait for a job: nobody calls the provider while a gift is taken', async () => {
    say('taken');
    const { id, giftId } = await spins();
    expect([asked.length, await stateOf(id), (await waiting(id)).length]).toEqual([0, 'asked', 1]);
    expect(await house.api.giftRounds.playedIn(house.database, [id])).toEqual(
      new Map([[id, { game: 'kepler/CometFlip', waits: true }]]),
    );
    await work(id);
    expect(asked).toMatchObject([{ free_rounds_id: id, player_id: player.externalId, rounds: 10, stake: 50 }]);
    expect(await stateOf(id)).toBe('issued');
    expect((await house.api.giftRounds.playedIn(house.database, [id])).get(id)?.waits).toBe(false);
    // Asked for again, it has been done.
    await work(id);
    expect(asked).toHaveLength(1);
    const report = { action: 'finish', id: randomUUID(), free_rounds_id: id, player_id: player.externalId };
    await house.provider.call('freerounds', { ...report, rounds_played: 10, total_win: 320 });
    expect(await readGift(house.database, giftId)).toMatchObject({ balance: 320n, spinsDone: 10 });
  });

  test('are asked for again under the same id while the provider is down', async () => {
    say('unknown');
    const { id, giftId } = await spins();
    for (const attempt of [1, 2, 3]) await work(id, attempt);
    expect(new Set(asked.map((one) => one.free_rounds_id))).toEqual(new Set([id]));
    expect([await stateOf(id), (await readGift(house.database, giftId)).stage]).toEqual(['asked', 'activated']);
    expect(await waiting(id)).toMatchObject([{ attempt: 4 }]);
    say('taken');
    await work(id, 4);
    expect(await stateOf(id)).toBe('issued');
  });

  test('that the provider refuses go back to the gift, and are not asked for in that game again', async () => {
    say('refused');
    const { id, giftId } = await spins();
    const wanted = { giftId, game: 'kepler/CometFlip', producer: 'kepler' };
    expect(await house.api.giftRounds.mayAsk(house.database, wanted)).toBe(true);
    await work(id);
    expect(await stateOf(id)).toBe('refused');
    expect(await readGift(house.database, giftId)).toMatchObject({
      stage: 'issued',
      freeRoundsId: null,
      activatedAt: null,
      validUntil: null,
    });
    expect(await house.api.giftRounds.mayAsk(house.database, wanted)).toBe(false);
  });

  test('are taken back when the gift ends, whether the provider had answered or not', async () => {
    say('unknown');
    const { id } = await spins();
    await work(id);
    expect(await house.database.tx((tx) => house.api.giftRounds.wantBack(tx, id))).toBe(true);
    say('taken');
    await work(id);
    expect([cancelled, await stateOf(id)]).toEqual([[id], 'cancelled']);
    await expect(house.database.tx((tx) => house.api.giftRounds.wantBack(tx, id))).rejects.toMatchObject({
      code: 'FREE_ROUNDS_OVER',
    });
    expect(await house.database.tx((tx) => house.api.giftRounds.wantBack(tx, randomUUID()))).toBe(false);
  });

  test('whose time is over are not asked for any more', async () => {
    say('unknown');
    const { id } = await spins({ validUntil: new Date('2020-01-01T00:00:00Z') });
    await house.database.query(
      `select graphile_worker.complete_jobs(array[id]) from graphile_worker._private_jobs
      where payload->>'freeRoundsId' = $1`,
      [id],
    );
    await work(id, 5);
    expect(await waiting(id)).toEqual([]);
  });
});

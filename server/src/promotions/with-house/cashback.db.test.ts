import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { dayMs, sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { until } from '../../kit/testing/until.ts';
import { readWallets } from '../../wallet/index.ts';
import { aCashback, aCoupon } from '../testing/a-rule.ts';
import { makeLive, member } from '../testing/make-live.ts';

// Rounds at the real door, counted and paid by the real consumers, out of the real journal.
const house = sharedLimitedHouse();

async function follow() {
  const consumers = house.house.consumers.filter(({ name }) => name.startsWith('promotions'));
  for (const { name } of consumers) {
    await house.database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [name]);
  }
  for (let turn = 0; turn < 3; turn++) for (const consumer of consumers) await catchUp(house.database, consumer);
}

/** The journal goes by the database's clock, everything else by the test's: what was just written happened now. */
const happenedNow = (playerId: number, since: bigint) =>
  house.database.tx(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(
      `update wallet_transfer t set at = $2 from wallet_account a
       where a.id = t.account_id and a.player_id = $1 and t.id > $3`,
      [playerId, house.clock.now(), since],
    );
  });
const lastTransfer = async () =>
  (await house.database.query<{ last: bigint }>('select coalesce(max(id), 0) as last from wallet_transfer')).rows[0]
    ?.last ?? 0n;

test('golden 10: stakes less wins less cash rewards; a stake that is voided later starts the next week below nought', async () => {
  await makeLive(house, aCashback());
  const coupon = await makeLive(house, aCoupon({ rewards: [{ type: 'cash', amount: { EUR: 500 } }] }));
  const [code = ''] = await house.database.tx((tx) =>
    house.house.promotions.desk.makeCodes(
      tx,
      { promotionId: coupon, shared: undefined, count: 1, maxUses: 1, expiresAt: null },
      member(1).author,
    ),
  );
  const player = await house.player();
  await player.fund(100_000n);
  const { playerId } = player;
  const cash = async () =>
    (await readWallets(house.database, playerId)).find(({ currency }) => currency === 'EUR')?.cash;
  /** What happens in a week, and what cashback it comes to when the week is over. */
  const week = async (what: () => Promise<void>) => {
    const since = await lastTransfer();
    await what();
    await follow();
    await happenedNow(playerId, since);
    const before = (await cash()) ?? 0n;
    const paid = await lastTransfer();
    house.clock.advanceMs(7 * dayMs);
    await house.house.promotions.tasks['promotions.mind']();
    await follow();
    await happenedNow(playerId, paid);
    return ((await cash()) ?? 0n) - before;
  };
  const [roundId, bet] = [randomUUID(), randomUUID()];
  // Rules are held in memory, and compared with the database at most once a second.
  await until(async () => (await redeem()) === 'activated');
  const first = await week(async () => {
    expect(await player.play(49_000n, { win: 43_000n })).toBe('taken');
    const played = await player.act([{ kind: 'bet', id: bet, amount: 1_000n }, { kind: 'end' }], { roundId });
    expect(played).toBe('taken');
  });
  expect(first).toBe(650n);
  const second = await week(async () => {
    expect(await player.act([{ kind: 'undo', id: randomUUID(), of: bet }], { roundId })).toBe('taken');
    expect(await player.play(5_000n)).toBe('taken');
  });
  // 5000 lost, 1000 of the week before given back, 650 of cashback received.
  expect(second).toBe(335n);

  function redeem() {
    return house.house.promotions.redeemCode({ playerId, code, address: '10.0.0.1' });
  }
});

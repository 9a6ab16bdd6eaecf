import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sharedLimitedHouse, withoutCopies } from '../../../../test/limited-house.ts';
import { shopOf } from '../../loyalty/mart/testing/open-shop.ts';
import { aRule } from '../../promotions/testing/a-rule.ts';
import { makeLive, member } from '../../promotions/testing/make-live.ts';
import { lotteriesOf } from '../testing/lotteries-of.ts';

const limited = sharedLimitedHouse(withoutCopies);
const lotteries = lotteriesOf(() => limited);
const shop = shopOf(() => limited);

async function aPlayer(points = 0) {
  const player = await limited.player();
  if (points > 0) await shop.givePoints(player, points);
  return player;
}
type Player = Awaited<ReturnType<typeof aPlayer>>;

const refusalOf = (answer: { json(): { errors?: Record<string, Record<string, string>> } }) =>
  Object.entries(answer.json().errors ?? {}).flatMap(([field, by]) =>
    Object.keys(by).map((code) => `${field}.${code}`),
  );
const ticketsOf = async (player: Player, id: number): Promise<number[]> =>
  (await lotteries.read(player, `/api/lotteries/${id}/status`)).tickets;

const putTickets = (lottery: string, { count = 1, price = 100 } = {}) =>
  shop.put({ reward: { type: 'tickets', lottery, count }, card: { price: { EUR: price } } });

const end = async (id: number) => {
  const { database, house } = limited;
  await database.tx((tx) => house.promotions.desk.move(tx, { id, to: 'ended', version: 1 }, member(1)));
};

describe('tickets for deposits', () => {
  test('are had once for each, by its time, its currency and its size', async () => {
    const { id } = await lotteries.open({ tickets: { most: 12 } });
    const player = await aPlayer();
    const reference = await lotteries.deposit(player, 10_000);
    expect(await ticketsOf(player, id)).toEqual([1, 2, 3, 4, 5]);
    // Told again, with another place in the stream, and by another process.
    await lotteries.deposit(player, 10_000, { reference });
    await limited.database.query(`update kit_consumer set xid = '0', id = 0 where name = 'lotteries-deposits'`);
    await lotteries.follow('lotteries-deposits');
    expect(await ticketsOf(player, id)).toHaveLength(5);
    const early = new Date(limited.clock.now().getTime() - 5 * 60_000).toISOString();
    const late = new Date(limited.clock.now().getTime() + 61 * 60_000).toISOString();
    for (const more of [{ at: early }, { at: late }, { currency: 'NOK' }, { currency: 'USD' }]) {
      await lotteries.deposit(player, 10_000, more);
    }
    await lotteries.deposit(player, 1_999);
    expect(await ticketsOf(player, id)).toHaveLength(5);
    // What is left of the maximum, then nothing.
    await lotteries.deposit(player, 20_000);
    await lotteries.deposit(player, 20_000);
    expect(await ticketsOf(player, id)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    expect(await limited.news('lotteries.tickets_changed', player.playerId)).toHaveLength(2);
  });

  test('go by what the rule asks of deposits', async () => {
    const { id } = await lotteries.open({
      condition: { method: ['visa'], depositNumber: [1, 2], amountAtLeast: { EUR: 3_000 } },
    });
    const player = await aPlayer();
    for (const more of [{ method: 'sofort' }, { number: 3 }]) await lotteries.deposit(player, 6_000, more);
    await lotteries.deposit(player, 2_900);
    expect(await ticketsOf(player, id)).toEqual([]);
    await lotteries.deposit(player, 6_000, { number: 2 });
    expect(await ticketsOf(player, id)).toEqual([1, 2, 3]);
  });

  test('of the last minutes count when their news come late, also when the promotion has ended by itself', async () => {
    const { id } = await lotteries.open();
    const player = await aPlayer();
    const at = new Date(limited.clock.now().getTime() + 59 * 60_000).toISOString();
    await lotteries.pass(62);
    await limited.house.promotions.tasks['promotions.mind']();
    await lotteries.deposit(player, 2_000, { at });
    expect(await ticketsOf(player, id)).toEqual([1]);
    await lotteries.pass(4);
    await lotteries.deposit(player, 2_000, { at });
    expect(await ticketsOf(player, id)).toEqual([1]);
    expect((await lotteries.stored(id)).state).toBe('frozen');
  });

  test('are not given to whoever may receive nothing, nor while it pauses', async () => {
    const { id } = await lotteries.open();
    const [barred, other] = [await aPlayer(), await aPlayer()];
    await limited.database.query('update identity_player set can_issue_bonuses = false where id = $1', [
      barred.playerId,
    ]);
    await lotteries.deposit(barred, 2_000);
    const { database, house } = limited;
    const move = (to: 'paused' | 'live') =>
      database.tx((tx) => house.promotions.desk.move(tx, { id, to, version: 1 }, member(1)));
    await move('paused');
    await lotteries.deposit(other, 2_000);
    expect(await lotteries.read(other, `/api/lotteries/${id}`)).toMatchObject({ in_progress: false });
    expect(await lotteries.ranges(id)).toEqual([]);
    await move('live');
    await lotteries.deposit(other, 2_000);
    expect(await lotteries.ranges(id)).toMatchObject([{ playerId: other.playerId, first: 1, count: 1 }]);
  });

  test('are void when a deposit is charged back before the list is frozen, and stay listed', async () => {
    const { id } = await lotteries.open({ tickets: { most: 5 } });
    const [one, two] = [await aPlayer(), await aPlayer()];
    const reference = await lotteries.deposit(one, 10_000);
    await lotteries.deposit(two, 4_000);
    await lotteries.chargeBack(two, reference);
    expect(await ticketsOf(one, id)).toHaveLength(5);
    for (const _twice of [1, 2]) await lotteries.chargeBack(one, reference);
    expect([await ticketsOf(one, id), await ticketsOf(two, id)]).toEqual([[], [6, 7]]);
    // What is void does not count for the maximum, and its numbers are not given again.
    await lotteries.deposit(one, 2_000);
    expect(await ticketsOf(one, id)).toEqual([8]);
    for (const minutes of [66, 30]) await lotteries.pass(minutes);
    const { leaves } = await lotteries.read(one, `/api/fair/draws/${id}/tickets`);
    expect(leaves.map((leaf: { first: number; void: boolean }) => [leaf.first, leaf.void])).toEqual([
      [1, true],
      [6, false],
      [8, false],
    ]);
    const { winners } = await lotteries.read(one, `/api/fair/draws/${id}`);
    expect(winners.map(({ ticket }: { ticket: number }) => ticket).sort()).toEqual([6, 7, 8]);
  });

  test('are what the frozen list says when a deposit is charged back afterwards', async () => {
    const { id } = await lotteries.open();
    const player = await aPlayer();
    const reference = await lotteries.deposit(player, 4_000);
    await lotteries.pass(66);
    const { root } = await lotteries.stored(id);
    await lotteries.chargeBack(player, reference);
    expect(await lotteries.ranges(id)).toMatchObject([{ first: 1, count: 2, isVoid: false }]);
    await lotteries.pass(30);
    expect(await lotteries.stored(id)).toMatchObject({ root, state: 'drawn' });
    expect((await lotteries.read(player, `/api/fair/draws/${id}`)).winners).toHaveLength(2);
  });
});

describe('tickets for points', () => {
  test('[SHOP-07] [SHOP-12] stand in the shop with their lottery, and are had as many as are paid', async () => {
    const { id, identifier } = await lotteries.open({ tickets: { most: 5 } });
    const { group } = await putTickets(identifier);
    const player = await aPlayer(1_000);
    const [card] = (await shop.rates(player, 'lotteries')).filter((one: { group: string }) => one.group === group);
    expect(card).toMatchObject({ group, type: 'lotteries', rate: { points: 100 }, lottery_ids: [id] });
    expect(await lotteries.read(player, `/api/lotteries/${id}`)).toMatchObject({ comp_points_ticket_price: 100 });
    const exchange = { type: 'lotteries', group, points: 300, tickets_count: 3, lottery_id: id };
    const key = randomUUID();
    const answer = await shop.exchange(player, { ...exchange, key });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { type: 'lotteries', quantity: 3, points: 300 }]);
    expect((await shop.exchange(player, { ...exchange, key })).json()).toEqual(answer.json());
    expect([await ticketsOf(player, id), await shop.pointsOf(player)]).toEqual([[1, 2, 3], 700]);
    expect(await lotteries.ranges(id)).toMatchObject([{ first: 1, count: 3, source: 'points' }]);

    // Refused, nothing has changed.
    const before = [await shop.books(player.playerId), await lotteries.stored(id)];
    for (const [wrong, code] of [
      [{ tickets_count: 2 }, 'tickets_count.other'],
      [{ lottery_id: id + 1 }, 'lottery_id.over'],
      [{}, 'tickets_count.too_many'],
    ] as const) {
      expect(refusalOf(await shop.exchange(player, { ...exchange, ...wrong }))).toEqual([code]);
    }
    await lotteries.pass(60);
    expect(refusalOf(await shop.exchange(player, { ...exchange, points: 100, tickets_count: 1 }))).toEqual([
      'lottery_id.over',
    ]);
    expect([await shop.books(player.playerId), await lotteries.stored(id)]).toEqual(before);
    expect((await shop.rates(player, 'lotteries')).some((one: { group: string }) => one.group === group)).toBe(false);
  });

  test('bought by many at once have no gaps and no doubles, and the maximum holds', async () => {
    const { id, identifier } = await lotteries.open({ tickets: { most: 7 } });
    const { group } = await putTickets(identifier);
    const players = await Promise.all(Array.from({ length: 4 }, () => aPlayer(2_000)));
    const buys = players.flatMap((player) =>
      Array.from({ length: 6 }, (_, at) =>
        shop.exchange(player, { type: 'lotteries', group, points: 100 * (1 + (at % 3)) }),
      ),
    );
    const deposits = players.map((player) => lotteries.deposit(player, 2_000));
    const answers = await Promise.all(buys);
    await Promise.all(deposits);
    for (const answer of answers) {
      expect([200, 422]).toContain(answer.statusCode);
      if (answer.statusCode === 422) expect(refusalOf(answer)).toEqual(['tickets_count.too_many']);
    }
    let next = 1;
    for (const { first, count } of await lotteries.ranges(id)) {
      expect(first).toBe(next);
      next += count;
    }
    expect((await lotteries.stored(id)).tickets).toBe(BigInt(next - 1));
    for (const player of players) {
      const own = (await lotteries.ranges(id)).filter(({ playerId }) => playerId === player.playerId);
      const all = own.reduce((sum, { count }) => sum + count, 0);
      const paid = own.filter(({ source }) => source === 'points').reduce((sum, { count }) => sum + count, 0);
      expect(all).toBeLessThanOrEqual(7);
      expect(all).toBeGreaterThanOrEqual(5);
      expect(await shop.pointsOf(player)).toBe(2_000 - 100 * paid);
    }
  });

  test('go back when the lottery is called off, once, and nothing is drawn', async () => {
    const { id, identifier } = await lotteries.open();
    const { group } = await putTickets(identifier, { count: 2 });
    const [one, two] = [await aPlayer(500), await aPlayer(100)];
    await shop.exchange(one, { type: 'lotteries', group, points: 200, tickets_count: 4 });
    await shop.exchange(two, { type: 'lotteries', group, points: 100 });
    await lotteries.deposit(two, 4_000);
    expect([await ticketsOf(one, id), await ticketsOf(two, id)]).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
    await end(id);
    expect(refusalOf(await shop.exchange(one, { type: 'lotteries', group, points: 100 }))).toEqual(['lottery_id.over']);
    const other = limited.openOther();
    await Promise.all([lotteries.advance(), other.lotteries.tasks['lotteries.advance']()]);
    for (const minutes of [0, 70, 40]) await lotteries.pass(minutes);
    expect(await lotteries.stored(id)).toMatchObject({ state: 'canceled', root: null, opened_seed: null });
    expect([await shop.pointsOf(one), await shop.pointsOf(two)]).toEqual([500, 100]);
    expect(await ticketsOf(one, id)).toEqual([]);
    const orders = await lotteries.read(one, '/api/player/comp_points/orders');
    expect(orders).toMatchObject([{ state: 'returned', points: 200 }]);
    expect(await lotteries.read(one, `/api/fair/draws/${id}`)).toMatchObject({ state: 'canceled', winners: [] });
  });
});

describe('tickets as a reward', () => {
  /** As a prize of something else: claimed, and given by the news of it. */
  async function win(player: Player, lottery: string, count: number) {
    const promotionId = await makeLive(limited, aRule());
    const claim = { playerId: player.playerId, promotionId, version: 1, currency: 'EUR' as const, cash: 0n };
    const rewards = [{ type: 'tickets' as const, lottery, count }];
    const { database, house } = limited;
    await database.tx((tx) => house.promotions.claimPrizes(tx, [{ ...claim, occasion: 'place:1', rewards }]));
    await lotteries.follow('promotions-give');
  }

  test('are of the lottery that runs, and as many as one may have', async () => {
    const { id, identifier } = await lotteries.open({ tickets: { most: 5 } });
    const player = await aPlayer();
    await win(player, identifier, 3);
    await win(player, identifier, 4);
    expect(await ticketsOf(player, id)).toEqual([1, 2, 3, 4, 5]);
    const { rows } = await limited.database.query(
      `select state, count(*)::int from promotions_grant where player_id = $1 group by 1`,
      [player.playerId],
    );
    expect(rows).toEqual([{ state: 'given', count: 2 }]);
  });

  test('wait where none of their name runs, and are numbered once in the next one, for who may be in it', async () => {
    const identifier = `row-${randomUUID().slice(0, 8)}`;
    const [player, barred] = [await aPlayer(), await aPlayer()];
    await win(player, identifier, 2);
    await win(player, identifier, 4);
    await win(barred, identifier, 1);
    await limited.database.query('update identity_player set can_issue_bonuses = false where id = $1', [
      barred.playerId,
    ]);
    await lotteries.advance();
    // Another one that runs is none of theirs.
    const other = await lotteries.open();
    const { id } = await lotteries.open({ identifier, tickets: { most: 5 } });
    expect(await ticketsOf(player, id)).toEqual([1, 2, 3, 4, 5]);
    await lotteries.advance();
    expect(await ticketsOf(player, id)).toEqual([1, 2, 3, 4, 5]);
    expect(await ticketsOf(player, other.id)).toEqual([]);
    expect(await ticketsOf(barred, id)).toEqual([]);
    const { rows } = await limited.database.query(
      'select 1 from lotteries_kept where identifier = $1 and done_at is null',
      [identifier],
    );
    expect(rows).toEqual([]);
  });
});

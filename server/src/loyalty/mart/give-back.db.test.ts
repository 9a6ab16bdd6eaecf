import type { Lootbox, MartOrder } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { dayMs, sharedLimitedHouse, withoutCopies } from '../../../../test/limited-house.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { auditPromotions, soldForPoints } from '../../promotions/index.ts';
import { makeLive } from '../../promotions/testing/make-live.ts';
import { aGrant, cash } from '../testing/a-box.ts';
import { aWheel } from '../testing/a-wheel.ts';
import { auditMart } from './audit-mart.ts';
import { anAddress, rewards, type ShopPlayer, shopOf } from './testing/open-shop.ts';

const limited = sharedLimitedHouse(withoutCopies);
const shop = shopOf(() => limited);
const hourMs = 60 * 60 * 1000;

async function aPlayer(points: number): Promise<ShopPlayer> {
  const player = await limited.player();
  await shop.givePoints(player, points);
  return player;
}
const buy = async (player: ShopPlayer, group: string, points: number): Promise<MartOrder> =>
  (await shop.exchange(player, { type: 'lootboxes', group, points })).json();
const giveBack = (player: ShopPlayer, id: number) => player.call('POST', `/api/player/comp_points/orders/${id}/cancel`);
const open = (player: ShopPlayer, id: number) => player.call('POST', `/api/player/lootboxes/${id}/activation`);
const stages = async (player: ShopPlayer) =>
  ((await player.call('GET', '/api/player/lootboxes')).json() as Lootbox[]).map(({ stage }) => stage);
const orders = async (player: ShopPlayer): Promise<MartOrder[]> =>
  (await player.call('GET', '/api/player/comp_points/orders')).json();
const cancelBox = (id: number) =>
  limited.database.tx((tx) => limited.house.loyalty.desk.cancelLootbox(tx, { id, by: 'Ada' }));
const told = async ({ playerId }: ShopPlayer) => {
  const { rows } = await limited.database.query<{ title: string }>(
    'select title from notifications_personal where player_id = $1 order by id',
    [playerId],
  );
  return rows.map(({ title }) => title);
};
const findings = async () => [
  ...(await auditMart(soldForPoints)(limited.database)),
  ...(await auditPromotions(limited.database)),
];
const spentOf = async (id: number) =>
  (await limited.house.promotions.budgetsOf(limited.database, [id])).get(id)?.spent ?? 0n;

describe('boxes that were had for points', () => {
  test('are given back within the hour while none was opened: points, number and cost are there again', async () => {
    const { group, id: promotionId } = await shop.put({ reward: rewards.lootbox, stock: 3 });
    const player = await aPlayer(250);
    const order = await buy(player, group, 200);
    expect([order.can_take_back, await shop.pointsOf(player)]).toEqual([true, 50]);
    limited.clock.advanceMs(hourMs - 1);
    const answer = await giveBack(player, order.id);
    expect([answer.statusCode, answer.json().state, answer.json().can_take_back]).toEqual([200, 'returned', false]);
    expect([await shop.pointsOf(player), await stages(player), await spentOf(promotionId)]).toEqual([
      250,
      ['canceled', 'canceled'],
      0n,
    ]);
    for (const id of order.lootbox_ids) expect((await open(player, id)).json().error.code).toBe('LOOTBOX_OVER');
    expect((await giveBack(player, order.id)).json().error.code).toBe('ORDER_MOVED');
    // Who did it themselves is not told of it.
    expect([await told(player), await findings()]).toEqual([[], []]);
  });

  test('stay once one of them is opened, or the hour is over, and nobody else gives them back', async () => {
    const { group } = await shop.put({ reward: rewards.lootbox });
    const [player, other] = [await aPlayer(400), await aPlayer(1)];
    const two = await buy(player, group, 200);
    expect((await giveBack(other, two.id)).statusCode).toBe(404);
    expect((await open(player, two.lootbox_ids[0] as number)).statusCode).toBe(200);
    const later = await buy(player, group, 100);
    expect((await orders(player)).map((order) => order.can_take_back)).toEqual([true, false]);
    limited.clock.advanceMs(hourMs + 1);
    for (const { id } of [two, later]) expect((await giveBack(player, id)).json().error.code).toBe('ORDER_MOVED');
    expect(await shop.pointsOf(player)).toBe(100);
    expect(await findings()).toEqual([]);
  });

  test('opened and given back at the same moment: one of the two happens', async () => {
    const { group } = await shop.put({ reward: rewards.lootbox });
    const player = await aPlayer(100);
    const order = await buy(player, group, 100);
    const [back, opened] = await Promise.all([
      giveBack(player, order.id),
      open(player, order.lootbox_ids[0] as number),
    ]);
    const codes = [back.statusCode, opened.statusCode].sort();
    expect(codes).toEqual([200, 409]);
    const isBack = back.statusCode === 200;
    expect([await shop.pointsOf(player), await stages(player)]).toEqual(
      isBack ? [100, ['canceled']] : [0, ['activated']],
    );
    expect(await findings()).toEqual([]);
  });
});

describe('[WHEEL-04] a box that people take away', () => {
  test('that was given is canceled once, its cost goes back, and the player is told', async () => {
    const items = [{ weight: 1, prize: { type: 'cash' as const, amount: { EUR: 100 } } }];
    await makeLive(limited, aWheel({}, items));
    const player = await limited.player();
    const turn: Lootbox = (await player.call('POST', '/api/wheel/turn')).json();
    const { rows } = await limited.database.query<{ promotion_id: bigint }>(
      'select promotion_id from loyalty_lootbox where id = $1',
      [turn.id],
    );
    const promotionId = Number(rows[0]?.promotion_id);
    expect(await spentOf(promotionId)).toBe(100n);
    expect(await cancelBox(turn.id)).toMatchObject({ stage: 'canceled', order_id: null, playerId: player.playerId });
    expect([await spentOf(promotionId), await stages(player)]).toEqual([0n, ['canceled']]);
    expect(await told(player)).toEqual([expect.stringMatching(/^Zurückgenommen: /)]);
    await expect(cancelBox(turn.id)).rejects.toMatchObject({ code: 'LOOTBOX_OVER' });
    await expect(cancelBox(999_999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await open(player, turn.id)).json().error.code).toBe('LOOTBOX_OVER');
    // The turn of the day was had: none follows.
    expect((await player.call('POST', '/api/wheel/turn')).statusCode).toBeGreaterThanOrEqual(400);
    expect(await findings()).toEqual([]);
  });

  test('that was opened, or whose time is over, stays what it is', async () => {
    const player = await limited.player();
    const give = () =>
      limited.database.tx((tx) =>
        limited.house.loyalty.giveLootboxes(tx, [aGrant(player, [{ weight: 1, prize: cash }])]),
      );
    await give();
    const [first] = (await player.call('GET', '/api/player/lootboxes')).json() as Lootbox[];
    await open(player, first?.id as number);
    await expect(cancelBox(first?.id as number)).rejects.toMatchObject({ code: 'LOOTBOX_OVER' });
    await give();
    const [second] = (await player.call('GET', '/api/player/lootboxes')).json() as Lootbox[];
    limited.clock.advanceMs(7 * dayMs);
    await expect(cancelBox(second?.id as number)).rejects.toMatchObject({ code: 'LOOTBOX_OVER' });
  });

  test('that was had for points comes back with its order, long after the hour', async () => {
    const { group } = await shop.put({ reward: rewards.lootbox });
    const player = await aPlayer(200);
    const order = await buy(player, group, 200);
    limited.clock.advanceMs(3 * dayMs);
    expect(await cancelBox(order.lootbox_ids[0] as number)).toMatchObject({ stage: 'canceled', order_id: order.id });
    await player.browser.signIn(player.email);
    expect([await shop.pointsOf(player), await stages(player), (await orders(player))[0]?.state]).toEqual([
      200,
      ['canceled', 'canceled'],
      'returned',
    ]);
    expect(await told(player)).toEqual([expect.stringMatching(/^Zurückgenommen: /)]);
    const half = await buy(player, group, 200);
    await open(player, half.lootbox_ids[0] as number);
    await expect(cancelBox(half.lootbox_ids[1] as number)).rejects.toMatchObject({ code: 'ORDER_MOVED' });
    expect(await findings()).toEqual([]);
  });
});

describe('what is told, and forgotten', () => {
  test('orders that people move are told, and found by whoever was away', async () => {
    const { group } = await shop.put({ reward: rewards.goods });
    const player = await aPlayer(100);
    const order = (await shop.exchange(player, { type: 'goods', group, points: 100, address: anAddress })).json();
    const move = (how: 'confirm' | 'send' | 'deliver') =>
      limited.database.tx((tx) => limited.house.loyalty.desk.moveOrder(tx, { id: order.id, move: how, by: 'Ada' }));
    await move('confirm');
    await move('send');
    limited.clock.advanceMs(3 * dayMs);
    await player.browser.signIn(player.email);
    const found = (await player.call('GET', '/api/notification_center/notifications')).json();
    expect(found.map(({ key }: { key: string }) => key)).toEqual([`order:${order.id}:sent`]);
    await move('deliver');
    const mind = () => limited.house.tasks['loyalty.mind']({}, { attempt: 1, signal: undefined });
    limited.clock.advanceMs(180 * dayMs - hourMs);
    await mind();
    await player.browser.signIn(player.email);
    expect((await orders(player))[0]?.address).toEqual(anAddress);
    limited.clock.advanceMs(2 * hourMs);
    await mind();
    expect((await orders(player))[0]).toMatchObject({ state: 'delivered', address: null });
    const { rows } = await limited.database.query('select address::text from loyalty_order where id = $1', [order.id]);
    expect(JSON.stringify(rows)).not.toMatch(/Ada|Example/);
    expect(await findings()).toEqual([]);
  });

  test('a level that was reached while away is found on coming back, once', async () => {
    const player = await limited.player();
    const entry = { playerId: player.playerId, chargeable: 0n, kind: 'promotion', key: null, detail: {} } as const;
    await limited.database.tx((tx) =>
      limited.house.loyalty.move(tx, [{ ...entry, persistent: 200_000_000n, actor: 'system' }]),
    );
    const consumer = limited.house.consumers.find(({ name }) => name === 'loyalty-level-told');
    if (!consumer) throw new Error('nobody tells of levels');
    await limited.database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
    for (const _twice of [1, 2]) await catchUp(limited.database, consumer);
    limited.clock.advanceMs(5 * dayMs);
    await player.browser.signIn(player.email);
    const found = (await player.call('GET', '/api/notification_center/notifications')).json();
    expect(found.map(({ key }: { key: string }) => key)).toEqual(['level:2']);
  });
});

describe('points in a box', () => {
  test('are budgeted at what the shop gives for them, and shown so', async () => {
    await shop.put({ reward: rewards.money, card: { price: { EUR: 100 } } });
    const prize = { type: 'points', chargeable: 30, persistent: 0 } as const;
    const items = [
      { weight: 1, prize },
      { weight: 1, prize: null },
    ];
    const { group, id } = await shop.put({ reward: { ...rewards.lootbox, items } });
    const player = await aPlayer(100);
    // 500 cents for 100 points: 30 are 150, and half of the boxes have them.
    const [card] = (await shop.rates(player, 'lootboxes')).filter((one: { group: string }) => one.group === group);
    expect(card.worth_cents).toBe(75);
    await buy(player, group, 100);
    expect(await spentOf(id)).toBe(75n);
    const figures = await limited.house.loyalty.desk.figures(limited.database);
    const [box] = ((await player.call('GET', '/api/player/lootboxes')).json() as Lootbox[]) ?? [];
    await open(player, box?.id as number);
    const after = await limited.house.loyalty.desk.figures(limited.database);
    const of = (one: typeof figures) => one.wheels.find(({ promotion_id: promotionId }) => promotionId === id);
    expect([of(figures)?.expected_cents, of(after)?.expected_cents]).toEqual([0, 75]);
    expect([0, 150]).toContain(of(after)?.actual_cents);
  });
});

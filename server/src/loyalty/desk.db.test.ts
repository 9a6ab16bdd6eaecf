import { describe, expect, test } from 'vitest';
import { sharedLimitedHouse, withoutCopies } from '../../../test/limited-house.ts';
import { anAddress, rewards, type ShopPlayer, shopOf } from './mart/testing/open-shop.ts';

const limited = sharedLimitedHouse(withoutCopies);
const shop = shopOf(() => limited);
const desk = () => limited.house.loyalty.desk;
const [ada, bob] = [
  { id: 11, name: 'Ada' },
  { id: 12, name: 'Bob' },
];

async function aPlayer(points = 0): Promise<ShopPlayer> {
  const player = await limited.player();
  if (points > 0) await shop.givePoints(player, points);
  return player;
}
const propose = ({ playerId }: ShopPlayer, chargeable: number, persistent = 0) =>
  limited.database.tx((tx) =>
    desk().propose(tx, { playerId, chargeable, persistent, reason: 'a round was lost', by: ada }),
  );
const decide = (id: number, agree: boolean, by = bob) =>
  limited.database.tx((tx) => desk().decide(tx, { id, agree, by }));
const refusal = (wanted: Promise<unknown>) =>
  wanted.then(
    () => 'done',
    (error) => error.code ?? Promise.reject(error),
  );

describe('corrections of points', () => {
  test('move nothing before another person agrees, and are decided once', async () => {
    const player = await aPlayer(50);
    const { id, is_own } = await propose(player, 100, 500);
    expect([is_own, await shop.pointsOf(player)]).toEqual([true, 50]);
    expect(await refusal(decide(id, true, ada))).toBe('SECOND_PERSON_NEEDED');
    expect(await refusal(decide(id, false, ada))).toBe('SECOND_PERSON_NEEDED');
    const outcomes = await Promise.all([1, 2, 3].map(() => refusal(decide(id, true))));
    expect(outcomes.toSorted()).toEqual(['correction.decided', 'correction.decided', 'done']);
    expect(await shop.pointsOf(player)).toBe(150);
    const { standing, entries, corrections } = await desk().read(limited.database, player.playerId, bob.id);
    expect(standing).toMatchObject({ level: 3, persistent: { points: 500 } });
    expect(entries[0]).toMatchObject({
      kind: 'correction',
      chargeable: 100,
      persistent: 500,
      by: 'Ada, Bob',
      reason: 'a round was lost',
    });
    expect(corrections).toMatchObject([{ id, state: 'agreed', decided_by: 'Bob', is_own: false }]);
  });

  test('may bring points below zero, never a level down; a refused one moves nothing', async () => {
    const player = await aPlayer(50);
    await decide((await propose(player, 0, 500)).id, true);
    await decide((await propose(player, -80, -500)).id, true);
    await decide((await propose(player, 1_000)).id, false);
    const { standing } = await desk().read(limited.database, player.playerId, bob.id);
    expect(standing).toMatchObject({ level: 3, chargeable: { points: -30 }, persistent: { points: 0 } });
    expect(await refusal(propose(player, 0))).toBe('amount.invalid');
    expect(await refusal(decide(987_654_321, true))).toBe('NOT_FOUND');
    const waiting = await propose(player, 1);
    const [first] = await desk().corrections(limited.database, ada.id);
    expect(first).toMatchObject({ id: waiting.id, state: 'proposed', is_own: true });
  });
});

describe('orders at the desk', () => {
  test('wait oldest first, move as the table says, and give points back when they come back', async () => {
    const { group } = await shop.put({ reward: rewards.goods, stock: 10 });
    const player = await aPlayer(300);
    const order = async () =>
      (await shop.exchange(player, { type: 'goods', group, points: 100, address: anAddress })).json().id as number;
    const [one, two, three] = [await order(), await order(), await order()];
    const move = (id: number, how: 'confirm' | 'send' | 'deliver' | 'cancel' | 'return', more: object = {}) =>
      refusal(limited.database.tx((tx) => desk().moveOrder(tx, { id, move: how, by: 'Bob', ...more })));
    expect(await move(one, 'confirm')).toBe('done');
    expect(await move(one, 'confirm')).toBe('ORDER_MOVED');
    expect(await move(one, 'send', { tracking: 'RB 1' })).toBe('done');
    expect(await move(one, 'cancel', { reason: 'too late' })).toBe('ORDER_MOVED');
    expect(await move(one, 'deliver')).toBe('done');
    expect(await move(one, 'return')).toBe('reason.invalid');
    expect(await move(one, 'return', { reason: 'it was broken' })).toBe('done');
    expect(await move(two, 'cancel', { reason: 'none are left' })).toBe('done');
    expect(await move(987_654_321, 'confirm')).toBe('NOT_FOUND');
    expect(await shop.pointsOf(player)).toBe(200);
    const listed = await desk().orders(limited.database, { playerId: player.playerId });
    expect(listed.map(({ id, state }) => [id, state])).toEqual([
      [three, 'placed'],
      [two, 'canceled'],
      [one, 'returned'],
    ]);
    expect(listed[2]).toMatchObject({ tracking: 'RB 1', player_id: player.playerId, address: anAddress });
    expect(await desk().orders(limited.database, { playerId: player.playerId, state: 'sent' })).toEqual([]);
    const twice = await Promise.all([
      move(three, 'cancel', { reason: 'a test' }),
      player.call('POST', `/api/player/comp_points/orders/${three}/cancel`),
    ]);
    expect(await shop.pointsOf(player)).toBe(300);
    expect([twice[0] === 'done', twice[1].statusCode === 200].filter(Boolean)).toHaveLength(1);
  });
});

describe('figures', () => {
  test('say what was given, spent and is owed, what it costs and what is left', async () => {
    const { group, id } = await shop.put({ reward: rewards.money, stock: 10, card: { price: { EUR: 50 } } });
    const before = await desk().figures(limited.database);
    const [player, debtor] = [await aPlayer(250), await aPlayer()];
    await shop.exchange(player, { type: 'money', group, points: 150 });
    await decide((await propose(debtor, -40)).id, true);
    const after = await desk().figures(limited.database);
    const today = limited.clock.now().toISOString().slice(0, 10);
    const [was, is] = [before, after].map(({ days }) => days.find(({ day }) => day === today));
    expect(is).toEqual({
      day: today,
      earned: was?.earned,
      given: (was?.given ?? 0) + 210,
      spent: (was?.spent ?? 0) + 150,
      ran_out: was?.ran_out,
      cost_cents: (was?.cost_cents ?? 0) + 1_500,
    });
    expect(after.days).toHaveLength(30);
    expect([after.outstanding_points, after.owed_points]).toEqual([
      before.outstanding_points + 100,
      before.owed_points + 40,
    ]);
    // Five euros for fifty points is what costs most here.
    expect(after.liability_cents).toBe(after.outstanding_points * 10);
    expect(after.cards.find(({ promotion_id }) => promotion_id === id)).toEqual({
      promotion_id: id,
      group,
      title: 'A bonus with your deposit',
      type: 'money',
      price: 50,
      sold: 3,
      left: 7,
      points: 150,
      budget_used_cents: 1_500,
      budget_cents: 900_000,
      currency: 'EUR',
    });
    expect(after.players_by_level).toHaveLength(12);
    expect(after.players_by_level.reduce((sum, { players }) => sum + players, 0)).toBeGreaterThanOrEqual(2);
  });

  test('a rate holds from now on or later, and never for what was played', async () => {
    // Rates of the house begin when it is built; the clock of the test may stand before that.
    await limited.database.query("update loyalty_rate set from_at = '2020-01-01' where made_by_name = 'Halley'");
    const now = limited.clock.now();
    const set = (from: Date, stake = 2_500n) =>
      refusal(
        limited.database.tx((tx) => desk().setRate(tx, { product: 'sport', currency: 'CAD', stake, from, by: 'Ada' })),
      );
    expect(await set(new Date(now.getTime() - 3_600_000))).toBe('publish.past');
    expect(await set(new Date(now.getTime() - 5_000))).toBe('done');
    const later = new Date(now.getTime() + 3_600_000);
    expect([await set(later, 9_000n), await set(later, 8_000n)]).toEqual(['done', 'done']);
    const { rates } = await desk().figures(limited.database);
    expect(rates.filter(({ product, currency }) => product === 'sport' && currency === 'CAD')).toEqual([
      { product: 'sport', currency: 'CAD', stake_cents: 2_500, from: now.toISOString(), by: 'Ada' },
      { product: 'sport', currency: 'CAD', stake_cents: 8_000, from: later.toISOString(), by: 'Ada' },
    ]);
  });
});

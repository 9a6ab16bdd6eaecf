import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sharedLimitedHouse, withoutCopies } from '../../../../test/limited-house.ts';
import { anAddress, rewards, type ShopPlayer, shopOf } from './testing/open-shop.ts';

const limited = sharedLimitedHouse(withoutCopies);
const shop = shopOf(() => limited);

async function aPlayer(points = 0): Promise<ShopPlayer> {
  const player = await limited.player();
  await player.emptyCash();
  if (points > 0) await shop.givePoints(player, points);
  return player;
}
const refusalOf = (answer: { json(): { errors?: Record<string, Record<string, string>> } }) =>
  Object.entries(answer.json().errors ?? {}).flatMap(([field, by]) =>
    Object.keys(by).map((code) => `${field}.${code}`),
  );
const balance = async (player: ShopPlayer) => {
  const [wallet] = (await player.call('GET', '/api/player/accounts')).json();
  return wallet.amount_cents;
};
const addGroup = (player: ShopPlayer, group: number) =>
  limited.database.query('insert into identity_group_member (player_id, group_id, joined_at) values ($1, $2, now())', [
    player.playerId,
    group,
  ]);
const refuseBonuses = ({ playerId }: ShopPlayer) =>
  limited.database.query('update identity_player set can_issue_bonuses = false where id = $1', [playerId]);

describe('what can be had for points', () => {
  test('[API-88] [SHOP-09] money has a price in every currency, and guests see nothing', async () => {
    const { group, id } = await shop.put({
      reward: rewards.money,
      card: { category: 'MONEY_REWARD', price: { EUR: 100, NOK: 120 }, tag: 'POPULAR' },
    });
    const cards = await shop.rates(await aPlayer(), 'money');
    expect(cards.find((card: { group: string }) => card.group === group)).toEqual({
      group,
      title: 'A bonus with your deposit',
      rates: [
        { points: 100, currency: 'EUR', amount_cents: 500 },
        { points: 120, currency: 'NOK', amount_cents: 5_500 },
      ],
      wager: 0,
      promotion_id: id,
      type: 'money',
      category: 'MONEY_REWARD',
      tag: 'POPULAR',
      summary: 'Half of your deposit again, to play slots with.',
      most: 100,
      from_level: null,
      ends_at: null,
      worth_cents: 500,
    });
    for (const type of ['money', 'lootboxes', 'freespins', 'lotteries', 'goods']) {
      const answer = await limited.app.inject({ method: 'GET', url: `/api/comp_points/rates/${type}` });
      expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    }
  });

  test('[API-89] [SHOP-08] everything else has one price and no list of rates; cheapest first', async () => {
    const player = await aPlayer();
    const spins = await shop.put({ reward: rewards.freespins, card: { group: `sale_${randomUUID().slice(0, 8)}` } });
    const dear = await shop.put({ reward: rewards.freespins, card: { price: { EUR: 900 } } });
    const box = await shop.put({ reward: rewards.lootbox });
    const mug = await shop.put({ reward: rewards.goods, stock: 7 });
    const [first, second] = await shop.rates(player, 'freespins');
    expect([first.group, second.group]).toEqual([spins.group, dear.group]);
    expect(first).toMatchObject({
      rate: { points: 100, freespins_count: 20 },
      wager: 10,
      games: ['halley-studio:comet-run'],
    });
    const cards = [first, ...(await shop.rates(player, 'lootboxes')), ...(await shop.rates(player, 'goods'))];
    for (const card of cards) expect('rates' in card).toBe(false);
    expect(cards.find(({ group }) => group === box.group)).toMatchObject({
      bonus_title: 'night_box',
      rate: { points: 100 },
    });
    expect(cards.find(({ group }) => group === mug.group)).toMatchObject({ most: 7, type: 'goods' });
    expect(await shop.rates(player, 'lotteries')).toEqual([]);
  });

  test('[SHOP-06] points to spend and points of the level; rates of money by currency, one rate for the rest', async () => {
    const player = await aPlayer(250);
    const read = async () => (await player.call('GET', '/api/player/comp_points')).json();
    const before = await read();
    expect(before).toEqual({ chargeable: { points: 250 }, persistent: { points: expect.any(Number) } });
    const money = await shop.put({ reward: rewards.money, card: { price: { EUR: 100, NOK: 120 } } });
    const box = await shop.put({ reward: rewards.lootbox, card: { price: { EUR: 70 } } });
    const named = async (type: string, { group }: { group: string }) =>
      (await shop.rates(player, type)).find((card: { group: string }) => card.group === group);
    expect((await named('money', money)).rates).toEqual([
      { points: 100, currency: 'EUR', amount_cents: 500 },
      { points: 120, currency: 'NOK', amount_cents: 5_500 },
    ]);
    expect((await named('lootboxes', box)).rate).toEqual({ points: 70 });
    expect((await shop.exchange(player, { type: 'money', group: money.group, points: 100 })).statusCode).toBe(200);
    // What is spent does not lower a level.
    expect(await read()).toEqual({ ...before, chargeable: { points: 150 } });
  });

  test('[SHOP-05] a discount says when it ends, and is gone then', async () => {
    const group = `sale_${randomUUID().slice(0, 8)}`;
    const to = new Date(limited.clock.now().getTime() + 60_000).toISOString();
    await shop.put({ reward: rewards.money, card: { group }, schedule: { from: '2026-01-01T00:00:00.000Z', to } });
    const player = await aPlayer(100);
    const own = async () => (await shop.rates(player, 'money')).find((card: { group: string }) => card.group === group);
    expect(await own()).toMatchObject({ ends_at: to });
    limited.clock.advanceMs(60_000);
    expect(await own()).toBeUndefined();
    expect(refusalOf(await shop.exchange(player, { type: 'money', group, points: 100 }))).toEqual(['group.unknown']);
  });

  test('for a higher level is shown with it, and what is not for a player is not', async () => {
    const high = await shop.put({ reward: rewards.money, audience: { level: { from: 8, to: 12 } } });
    const others = await shop.put({ reward: rewards.money, audience: { country: ['NO'] } });
    const elsewhere = await shop.put({ reward: { type: 'cash', amount: { NOK: 5_500 } } });
    const player = await aPlayer(1_000);
    const cards = await shop.rates(player, 'money');
    const named = (wanted: string) => cards.find(({ group }: { group: string }) => group === wanted);
    expect(named(high.group)).toMatchObject({ from_level: 8 });
    expect([named(others.group), named(elsewhere.group)]).toEqual([undefined, undefined]);
    const before = await shop.books(player.playerId);
    for (const [{ group }, code] of [
      [high, 'group.not_for_you'],
      [others, 'group.not_for_you'],
      [elsewhere, 'currency.no_rate'],
    ] as const)
      expect(refusalOf(await shop.exchange(player, { type: 'money', group, points: 100 }))).toEqual([code]);
    expect(await shop.books(player.playerId)).toEqual(before);
  });
});

describe('an exchange', () => {
  test('[API-86] [SHOP-14] pays money for points at once, and is written down', async () => {
    const { group } = await shop.put({ reward: rewards.money });
    const player = await aPlayer(250.5);
    const answer = await shop.exchange(player, { type: 'money', group, points: 200 });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { group, type: 'money', quantity: 2, points: 200, state: 'delivered', address: null, lootbox_ids: [] },
    ]);
    expect([await balance(player), await shop.pointsOf(player)]).toEqual([1_000, 50.5]);
    const { rows } = await limited.database.query(
      `select t.reason from wallet_transfer t join wallet_account a on a.id = t.account_id where a.player_id = $1
       order by t.id desc limit 1`,
      [player.playerId],
    );
    expect(rows).toEqual([{ reason: 'points_exchange' }]);
    expect((await player.call('GET', '/api/player/comp_points/entries')).json()[0]).toMatchObject({
      kind: 'exchange',
      chargeable: -200,
      persistent: 0,
      title: 'A bonus with your deposit',
    });
    expect(await limited.news('loyalty.order_changed', player.playerId)).toMatchObject([{ state: 'delivered' }]);
    expect((await limited.news('loyalty.changed', player.playerId)).length).toBe(2);
    expect((await player.call('GET', '/api/player/comp_points/orders')).json()).toEqual([answer.json()]);
  });

  test('[API-87] [SHOP-12] gives spins and bonuses as gifts, and goods as an order with an address', async () => {
    const spins = await shop.put({ reward: rewards.freespins });
    const bonus = await shop.put({ reward: rewards.bonus });
    const mug = await shop.put({ reward: rewards.goods });
    const player = await aPlayer(400);
    expect((await shop.exchange(player, { type: 'freespins', ...spins, points: 100 })).statusCode).toBe(200);
    expect((await shop.exchange(player, { type: 'money', ...bonus, points: 100 })).json()).toMatchObject({
      type: 'money',
      state: 'delivered',
    });
    expect(refusalOf(await shop.exchange(player, { type: 'goods', ...mug, points: 100 }))).toEqual(['address.needed']);
    const sent = await shop.exchange(player, { type: 'goods', ...mug, points: 200, address: anAddress });
    expect(sent.json()).toMatchObject({ state: 'placed', quantity: 2, address: anAddress });
    expect(await shop.pointsOf(player)).toBe(0);
    const { rows } = await limited.database.query<{ type: string }>(
      'select type from bonuses_gift where player_id = $1 order by id',
      [player.playerId],
    );
    expect(rows).toEqual([{ type: 'freespins' }, { type: 'bonus' }]);
  });

  test('gives boxes that can be opened, whose chances stood on the card', async () => {
    const { group } = await shop.put({ reward: rewards.lootbox });
    const player = await aPlayer(300);
    const cards = await shop.rates(player, 'lootboxes');
    expect(cards.find((card: { group: string }) => card.group === group)).toMatchObject({
      worth_cents: 50,
      chances: [
        { prize: null, weight: 3, of: 4, worth_cents: 0, given: 0 },
        { prize: { type: 'cash', amount_cents: 200 }, weight: 1, of: 4, worth_cents: 200, given: 0 },
      ],
    });
    const order = (await shop.exchange(player, { type: 'lootboxes', group, points: 200 })).json();
    const boxes = (await player.call('GET', '/api/player/lootboxes')).json();
    expect(order.lootbox_ids.toSorted()).toEqual(boxes.map(({ id }: { id: number }) => id).toSorted());
    expect(order.lootbox_ids).toHaveLength(2);
    const opened = await player.call('POST', `/api/player/lootboxes/${order.lootbox_ids[0]}/activation`);
    expect([opened.statusCode, opened.json().stage]).toEqual([200, 'activated']);
  });

  test('is told in the language of the request', async () => {
    const words = { title: 'Five euros', summary: 'Your own money.' };
    const german = { title: 'Fünf Euro', summary: 'Dein eigenes Geld.' };
    const texts = { en: words, de: german, 'fr-CA': words, no: words, it: words };
    const { group } = await shop.put({ reward: rewards.money, texts });
    const player = await aPlayer(100);
    const ask = (path: string) =>
      player.browser.call('GET', `/api/${path}`, undefined, { 'accept-language': 'de-AT,de;q=0.9' });
    const cards = (await ask('comp_points/rates/money')).json();
    expect(cards.find((card: { group: string }) => card.group === group)).toMatchObject(german);
    await shop.exchange(player, { type: 'money', group, points: 100 });
    expect((await ask('player/comp_points/orders')).json()[0].title).toBe('Fünf Euro');
  });

  test('again with the same key is the same order; with another wish it is refused; without a key it is another', async () => {
    const { group } = await shop.put({ reward: rewards.money });
    const player = await aPlayer(1_000);
    const [key, wish] = [randomUUID(), { type: 'money', group, points: 100 }];
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.exchange(player, { ...wish, key })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const other = await shop.exchange(player, { ...wish, points: 200, key });
    expect([other.statusCode, other.json().error?.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    expect(await shop.pointsOf(player)).toBe(900);
    const body = { exchange: { points: 100, group, currency: 'EUR' } };
    for (let time = 0; time < 2; time += 1)
      expect((await player.call('POST', '/api/comp_points/exchange/money', body)).statusCode).toBe(200);
    expect([await shop.pointsOf(player), await balance(player)]).toEqual([700, 1_500]);
  });

  test('[SHOP-21] that cannot be is refused in clear words and changes nothing', async () => {
    const { group } = await shop.put({ reward: rewards.money });
    const few = await shop.put({ reward: rewards.money, stock: 2 });
    const once = await shop.put({ reward: rewards.money, caps: { perPlayer: 1 } });
    const none = await shop.put({ reward: rewards.money, stock: 1 });
    const rich = await aPlayer(1_000);
    expect((await shop.exchange(rich, { type: 'money', ...none, points: 100 })).statusCode).toBe(200);
    const player = await aPlayer(100_000);
    expect((await shop.exchange(player, { type: 'money', ...once, points: 100 })).statusCode).toBe(200);
    const poor = await aPlayer(99.999_999);
    const before = [await shop.books(player.playerId), await shop.books(poor.playerId)];
    const wish = { type: 'money', group, points: 100 };
    for (const [asked, code] of [
      [{ ...wish, points: 150 }, 'points.other_price'],
      [{ ...wish, points: 99 }, 'points.other_price'],
      [{ ...wish, points: 10_100 }, 'points.too_many'],
      [{ ...wish, points: 1_000_000_000 }, 'points.too_many'],
      [{ ...wish, group: few.group, points: 300 }, 'points.too_many'],
      [{ ...wish, group: none.group }, 'points.sold_out'],
      [{ ...wish, group: once.group }, 'points.had_all'],
      [{ ...wish, group: 'nothing' }, 'group.unknown'],
      [{ ...wish, type: 'lotteries', tickets_count: 5, lottery_id: 1 }, 'group.unknown'],
      [{ ...wish, type: 'freespins' }, 'group.unknown'],
      [{ ...wish, currency: 'NOK' }, 'currency.no_rate'],
      [{ ...wish, currency: 'BTC' }, 'currency.no_rate'],
    ] as const) {
      const answer = await shop.exchange(player, asked);
      expect([answer.statusCode, refusalOf(answer)]).toEqual([422, [code]]);
    }
    for (const points of [0, -1, 1.5, -100, 10 ** 15, Number.NaN, '100', null])
      expect((await shop.exchange(player, { ...wish, points: points as number })).statusCode).toBe(422);
    for (const bad of [{ currency: 'XYZ' }, { group: '' }, { group: 'x'.repeat(61) }, { address: { name: 'A' } }])
      expect((await shop.exchange(player, { ...wish, ...bad })).statusCode).toBe(422);
    expect((await shop.exchange(player, { ...wish, type: 'cars' })).statusCode).toBe(404);
    expect(refusalOf(await shop.exchange(poor, wish))).toEqual(['points.not_enough']);
    expect([await shop.books(player.playerId), await shop.books(poor.playerId)]).toEqual(before);
  });

  test('[PR-01] is refused to whoever has several accounts or wants no bonuses; both see the cards', async () => {
    const { group } = await shop.put({ reward: rewards.money });
    const [several, unwilling] = [await aPlayer(100), await aPlayer(100)];
    await addGroup(several, 100);
    await refuseBonuses(unwilling);
    for (const [player, code] of [
      [several, 'group.several_accounts'],
      [unwilling, 'group.no_bonuses'],
    ] as const) {
      expect((await shop.rates(player, 'money')).some((card: { group: string }) => card.group === group)).toBe(true);
      const before = await shop.books(player.playerId);
      expect(refusalOf(await shop.exchange(player, { type: 'money', group, points: 100 }))).toEqual([code]);
      expect(await shop.books(player.playerId)).toEqual(before);
    }
  });

  test('[PR-01] on a break nothing is shown or exchanged', async () => {
    const { group } = await shop.put({ reward: rewards.money });
    const player = await aPlayer(100);
    await player.call('POST', '/api/user_limits', { type: 'coolingoff', period: 'week' });
    await player.browser.signIn(player.email);
    expect(await shop.rates(player, 'money')).toEqual([]);
    const before = await shop.books(player.playerId);
    const refused = await shop.exchange(player, { type: 'money', group, points: 100 });
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'EXCLUDED']);
    expect(await shop.books(player.playerId)).toEqual(before);
  });
});

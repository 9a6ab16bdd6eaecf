import type { MartOrder } from '@halley/contract';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { writeDocument } from '../../../../server/src/config/index.ts';
import {
  balanceOf,
  givePoints,
  type JourneyHouse,
  journeyHouse,
  putInShop,
  type Visitor,
  visit,
} from '../../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const mart = '/rocket-mart';
const card = (player: Visitor, name: string | RegExp) => player.within('article', name);
const ordersOf = (player: Visitor) => player.must<MartOrder[]>('GET', '/api/player/comp_points/orders');

async function playerWith(points: number): Promise<Visitor> {
  const player = await visit(house, '', { as: 'player' });
  await givePoints(house, player, points);
  return player;
}

const leadsTo = async (address: string) => {
  const { statusCode, headers } = await house.app.inject({ url: address, headers: { accept: 'text/html' } });
  return headers.location ?? statusCode;
};

/** The operator switches the shop off until the journey is over. A house may show for some seconds what it had read before. */
async function closeShop(): Promise<void> {
  const { body } = await house.app.inject({ url: '/api/fe/config/manage-promotion-pages' });
  const write = (content: Record<string, boolean>) =>
    house.database.tx((tx) =>
      writeDocument(tx, { name: 'manage-promotion-pages', content, by: 'a journey', at: new Date() }),
    );
  const becomes = (wanted: string | number) =>
    expect.poll(() => leadsTo(mart), { timeout: 20_000, interval: 50 }).toBe(wanted);
  onTestFinished(async () => {
    await write(JSON.parse(body));
    await becomes(200);
  });
  await write({ ...JSON.parse(body), 'rocket-mart': false });
  await becomes('/promotions');
}

test('[ROUTE-66] [ROUTE-68] [ROLE-05] free spins for points: asked, told, and among the gifts; the points are less everywhere', async () => {
  const player = await playerWith(450);
  await putInShop(house, { players: [player], title: 'Five comets', card: { category: 'FREE_SPINS' } });
  await player.goes(mart);
  await card(player, 'Five comets').sees('For points, and for nothing else.');
  expect(await player.faults()).toEqual([]);
  await player.click(/^Free spins/, 'link');
  await player.isAt(`${mart}/freespins`);
  await card(player, 'Five comets').click('Exchange: Five comets');
  const dialog = player.within('dialog');
  await dialog.click('One more');
  await dialog.sees('10 free spins', '250');
  expect(await player.faults()).toEqual([]);
  await dialog.click('Exchange 200 points');
  await player.finds('dialog', 'It is yours');
  await player.within('dialog').sees('2 × Five comets: it waits among your gifts.');
  await player.within('dialog').click('To the gifts', 'link');
  await player.isAt('/profile/gifts');
  await player.finds('article', /Five comets/);
  const points = await player.must<{ chargeable: { points: number } }>('GET', '/api/player/comp_points');
  expect(points.chargeable.points).toBe(250);
  expect(await ordersOf(player)).toMatchObject([
    { title: 'Five comets', quantity: 2, points: 200, state: 'delivered' },
  ]);
});

test('[ROUTE-69] [SHOP-22] money for points is on the balance at once; with points for one there is no number to choose', async () => {
  const player = await playerWith(150);
  const reward = { type: 'cash', amount: { EUR: 500 } };
  await putInShop(house, { players: [player], title: 'Five euro', reward, card: { category: 'MONEY_REWARD' } });
  await player.goes(`${mart}/money`);
  await card(player, '€5.00').click('Exchange: €5.00');
  await player.within('dialog').findsNot('button', 'One more');
  await player.within('dialog').click('Exchange 100 points');
  await player.sees('€5.00: it is on your balance.');
  expect(await balanceOf(player)).toBe(100_500);
  await player.within('dialog').click('Back to the shop');
  await card(player, '€5.00').sees('50 points missing');
});

test('[ROUTE-70] a box says its chances before, is the player’s after, and can be given back unopened', async () => {
  const player = await playerWith(100);
  const items = [
    { weight: 3, prize: null },
    { weight: 1, prize: { type: 'cash', amount: { EUR: 200 } } },
  ];
  const reward = { type: 'lootbox', groupKey: 'night_box', days: 30, items };
  await putInShop(house, { players: [player], title: 'Night box', reward });
  await player.goes(`${mart}/special`);
  await card(player, 'Night box').sees('Nothing', '75%', '€2.00', '25%');
  await card(player, 'Night box').click('Exchange: Night box');
  await player.within('dialog').click('Exchange 100 points');
  await player.sees('Night box: it can be opened whenever you like.');
  const stages = async () =>
    (await player.must<{ stage: string }[]>('GET', '/api/player/lootboxes')).map(({ stage }) => stage);
  expect(await stages()).toEqual(['issued']);
  await player.within('dialog').click('Back to the shop');
  await player.goes(mart);
  await player.click('Give back', 'button');
  await player.within('dialog').sees('Night box is taken back unopened, and 100 points are yours again.');
  await player.within('dialog').click('Give it back');
  await player.sees('It is given back, and the points are there again.');
  expect(await stages()).toEqual(['canceled']);
});

test('goods ask for an address; the order is there with its way, and can be taken back until it is sent', async () => {
  const player = await playerWith(300);
  const reward = { type: 'goods', worth: { EUR: 800 } };
  await putInShop(house, { players: [player], title: 'A mug', reward });
  await player.goes(mart);
  await card(player, 'A mug').click('Exchange: A mug');
  const dialog = player.within('dialog');
  await dialog.click('Exchange 100 points');
  await dialog.sees('Where it goes');
  expect(await ordersOf(player)).toEqual([]);
  await dialog.fill('Name', 'Ada Lovelace');
  await dialog.fill('Street and number', 'Way 1');
  await dialog.fill('Postal code', '10115');
  await dialog.fill('City', 'Berlin');
  await dialog.click('Exchange 100 points');
  await player.sees('A mug: we have your order and write when it is sent.');
  await player.within('dialog').click('Back to the shop');
  await player.sees('Ordered', /To Ada Lovelace, Way 1, 10115 Berlin/);
  expect(await player.faults()).toEqual([]);
  await player.click('Cancel the order');
  await player.within('dialog').click('Cancel the order');
  await player.sees('The order is canceled, and the points are there again.');
  await player.sees('Canceled');
  expect((await ordersOf(player))[0]?.state).toBe('canceled');
});

test('[SHOP-13] what is too dear says how many points are missing, and cannot be pressed', async () => {
  const player = await playerWith(30);
  await putInShop(house, { players: [player], title: 'A dear one' });
  await player.goes(mart);
  await card(player, 'A dear one').sees('70 points missing');
  await card(player, 'A dear one').findsNot('button');
});

test('what was taken out of the shop meanwhile is refused in words, and its card goes', async () => {
  const player = await playerWith(1_000);
  const { takeAway } = await putInShop(house, { players: [player], title: 'A fleeting one' });
  await player.goes(mart);
  await card(player, 'A fleeting one').click('Exchange: A fleeting one');
  await takeAway();
  player.expects(/422/);
  await player.within('dialog').click('Exchange 100 points');
  await player.finds('dialog', 'Nothing was exchanged');
  await player.sees('It is not in the shop any more.');
  await player.within('dialog').click('Back to the shop');
  await player.findsNot('article', 'A fleeting one');
  expect(await ordersOf(player)).toEqual([]);
});

test('an answer that is lost costs nothing: trying again is the same order', async () => {
  const player = await playerWith(200);
  await putInShop(house, { players: [player], title: 'Told twice' });
  await player.goes(mart);
  await card(player, 'Told twice').click('Exchange: Told twice');
  let isLost = true;
  const stop = player.interfere('POST /api/comp_points/exchange/freespins', async (onwards) => {
    const answer = await onwards();
    if (!isLost) return answer;
    throw new TypeError('the line broke');
  });
  onTestFinished(stop);
  await player.within('dialog').click('Exchange 100 points');
  await player.finds('dialog', 'We do not know yet');
  isLost = false;
  await player.within('dialog').click('Try again');
  await player.finds('dialog', 'It is yours');
  expect(await ordersOf(player)).toHaveLength(1);
});

test('[SHOP-18] who wants no bonuses is asked first; switched on, the exchange is made', async () => {
  const player = await playerWith(100);
  await putInShop(house, { players: [player], title: 'For the willing' });
  await player.must('PATCH', '/api/player/update_bonus_settings', { can_issue: false });
  await player.goes(mart);
  await card(player, 'For the willing').click('Exchange: For the willing');
  await player.within('dialog').click('Exchange 100 points');
  await player.finds('dialog', 'Bonuses are switched off');
  expect(await ordersOf(player)).toEqual([]);
  await player.within('dialog').click('Switch on and exchange');
  await player.finds('dialog', 'It is yours');
});

test('[SHOP-17] who has several accounts is warned, and nothing is exchanged', async () => {
  const player = await playerWith(100);
  await putInShop(house, { players: [player], title: 'For one account' });
  await house.database.query('insert into identity_group_member values ($1, 100, now())', [player.id]);
  await player.goes(mart);
  await card(player, 'For one account').click('Exchange: For one account');
  await player.within('dialog').click('Exchange 100 points');
  await player.finds('dialog', 'One account for each player');
  expect(await ordersOf(player)).toEqual([]);
});

test('[ROUTE-67] a sale has its shelf, with the usual price beside the lower one', async () => {
  const player = await playerWith(100);
  const to = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString();
  await putInShop(house, { players: [player], title: 'Five comets', card: { category: 'FREE_SPINS' } });
  await putInShop(house, {
    players: [player],
    title: 'Five comets',
    card: { group: 'sale', category: 'DISCOUNT', price: { EUR: 80 } },
    schedule: { from: '2026-01-01T00:00:00.000Z', to },
  });
  await player.goes(`${mart}/discounts`);
  await player.isAt(`${mart}/discounts`);
  await card(player, 'Five comets').sees('usually 100', '80');
  expect(await player.faults()).toEqual([]);
});

test('[SHOP-25] [ROUTE-66] a guest sees the page’s cards, and the way in where they would exchange', async () => {
  const guest = await visit(house, mart);
  await guest.finds('heading', 'Rocket mart');
  await guest.findsNot('link', /Discounts/);
  await guest.click(/^Exchange: /);
  await guest.within('dialog').finds('link', 'Create account');
  expect(await guest.faults()).toEqual([]);
});

test('[SHOP-04] guests who ask for discounts are led to the shop', async () => {
  const guest = await visit(house, `${mart}/discounts`, { script: false });
  await guest.isAt(mart);
});

test('[SHOP-03] [CONF-20] a shop that is switched off leads to the promotions', async () => {
  await closeShop();
  expect(await leadsTo(`${mart}/money`)).toBe('/promotions');
  const guest = await visit(house, '/promotions', { script: false });
  await guest.findsNot('link', 'Rocket mart');
});

test('an address below the shop that is no shelf is none', async () => {
  expect(await leadsTo(`${mart}/shoes`)).toBe(404);
});

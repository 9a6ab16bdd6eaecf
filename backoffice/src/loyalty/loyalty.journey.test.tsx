import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Lootbox, LoyaltyFigures, MartOrder, PromotionPage, Wheel } from '@halley/contract';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { aGrant } from '../../../server/src/loyalty/testing/a-box.ts';
import {
  goThrough,
  type JourneyHouse,
  journeyHouse,
  lineOf,
  type Visitor,
  visit,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const aName = () => `thing-${randomBytes(4).toString('hex')}`;
const pointsOf = async (player: Visitor) =>
  (await player.must<{ chargeable: { points: number } }>('GET', '/api/player/comp_points')).chargeable.points;

/** Points for a player, as they come by hand: one proposes, another agrees. */
async function givePoints(player: Visitor, chargeable: number): Promise<void> {
  const [first, second] = [await visit(house, '', { as: 'games' }), await visit(house, '', { as: 'admin' })];
  const wanted = { chargeable, persistent: 0, reason: 'for a journey' };
  const { id } = await first.must<{ id: number }>('POST', `/api/staff/players/${player.id}/points`, wanted);
  await second.must('POST', `/api/staff/loyalty/corrections/${id}/decision`, { agree: true });
}

/** From a filled draft to live, by two people. Ended when the test is over. Answers its id. */
async function makeLive(maker: Visitor): Promise<string> {
  await maker.sees('The house has nothing against it');
  await maker.click('Save draft', 'button');
  await maker.sees('Draft 1');
  await maker.click('Send for approval', 'button');
  await goThrough(maker, 'Send for approval', 'It is small');
  const [, id = '0'] = /promotions\/(\d+)/.exec(maker.page.location.pathname) ?? [];
  onTestFinished(async () => {
    const { version } = await maker.must<PromotionPage>('GET', `/api/staff/promotions/${id}`);
    const end = { to: 'ended', version, reason: 'the journey is over' };
    await maker.must('POST', `/api/staff/promotions/${id}/moves`, end);
  });
  const second = await visit(house, `/staff/promotions/${id}`, { as: 'admin' });
  await second.click('Approve', 'button');
  await goThrough(second, 'Approve', 'I have read it');
  await second.click('Start', 'button');
  await goThrough(second, 'Start', 'From now on');
  await second.sees('Live');
  return id;
}

async function fillCommon(maker: Visitor, title: string, budget: string): Promise<void> {
  await maker.fill('Title, English', title);
  await maker.fill('Of one family', title);
  await maker.fill('Starts', '2026-01-01T00:00');
  await maker.fill('Budget', budget);
  await maker.fill('Expected cost', '10');
}

const address = {
  name: 'Caroline Komet',
  street: 'Sternwartenweg 76',
  postal_code: '12439',
  city: 'Berlin',
  country: 'DE',
};

const order = (player: Visitor, group: string, points: number) =>
  player.must<MartOrder>(
    'POST',
    '/api/comp_points/exchange/goods',
    { exchange: { points, group, currency: 'EUR', address } },
    { 'idempotency-key': randomUUID() },
  );

test('a thing is put into the shop by two people, ordered, sent and delivered; another order is canceled and its points come back', async () => {
  const player = await visit(house, '', { as: 'player' });
  const group = aName();
  const maker = await visit(house, '/staff/promotions/new?kind=shop', { as: 'games' });
  await fillCommon(maker, group, '100');
  await maker.click('More conditions', 'button');
  await maker.fill('Players', String(player.id));
  await maker.fill('Gift', 'goods');
  await maker.fill('What it costs the house', '8');
  await maker.fill('Name in the shop', group);
  await maker.fill('Shelf', 'SPECIAL_REWARDS');
  await maker.fill('Price in points', '100');
  await maker.fill('How many there are', '3');
  await maker.sees('100 points', '3 left');
  expect(await maker.faults()).toEqual([]);
  await makeLive(maker);

  await givePoints(player, 250);
  const [first, second] = [await order(player, group, 100), await order(player, group, 100)];
  expect(await pointsOf(player)).toBe(50);

  const desk = await visit(house, `/staff/loyalty/orders?player=${player.id}`, { as: 'games' });
  const rowOf = ({ id }: MartOrder) => desk.within('row', new RegExp(`${id}`));
  await rowOf(first).sees('Placed', 'Caroline Komet, Sternwartenweg 76, 12439 Berlin, Germany', 'just now');
  await desk.within('navigation', 'Back office').sees(/Loyalty\s*\d+/);
  expect(await desk.faults()).toEqual([]);
  await rowOf(first).click(`Confirm: order ${first.id}`);
  await desk.within('dialog').click('Confirm', 'button');
  await rowOf(first).sees('Confirmed');
  await rowOf(first).click(`Sent: order ${first.id}`);
  await desk.within('dialog').fill('Tracking', 'JD000146');
  await desk.within('dialog').click('Sent', 'button');
  await rowOf(first).sees('Tracking: JD000146');
  await rowOf(first).click(`Delivered: order ${first.id}`);
  await desk.within('dialog').click('Delivered', 'button');
  await rowOf(first).findsNot('button', /^Delivered/);

  await rowOf(second).click(`Cancel order: order ${second.id}`);
  await goThrough(desk, 'Cancel order', 'Broken in the store');
  await rowOf(second).sees('Canceled');
  expect(await lineOf(house, desk, 'loyalty.order_moved')).toMatchObject({ reason: 'Broken in the store' });
  expect(await pointsOf(player)).toBe(150);

  await desk.goes(`/staff/loyalty/orders?state=delivered&player=${player.id}`);
  await rowOf(first).sees('Delivered');
  await desk.findsNot('row', new RegExp(`${second.id}`));
  await desk.goes('/staff/loyalty');
  await desk.within('row', new RegExp(group)).sees('2', '100');
  await desk.goes(`/staff/players/${player.id}/points`);
  await desk.sees('Every move', 'Came back', 'for a journey');
  expect(await desk.faults()).toEqual([]);
});

test('[WHEEL-04] a box given by mistake is taken away with a reason, and its player finds that', async () => {
  const player = await visit(house, '', { as: 'player' });
  const items = [{ weight: 1, prize: null }];
  await house.database.tx((tx) => house.house.loyalty.giveLootboxes(tx, [aGrant({ playerId: player.id }, items)]));
  const desk = await visit(house, `/staff/players/${player.id}/points`, { as: 'games' });
  await desk.sees('Boxes and turns', 'Not opened');
  await desk.click(/^Take away: box/, 'button');
  await goThrough(desk, 'Take away', 'Given to the wrong player');
  await desk.sees('Taken away');
  await desk.findsNot('button', /^Take away: box/);
  expect(await lineOf(house, desk, 'loyalty.lootbox_canceled')).toMatchObject({
    reason: 'Given to the wrong player',
    player_id: player.id,
  });
  const messages = await player.must<{ title: string }[]>('GET', '/api/notification_center/notifications');
  expect(messages.map(({ title }) => title).join()).toContain('Taken back: A box');
});

test('a correction is proposed by one and decided by another', async () => {
  const player = await visit(house, '', { as: 'player' });
  const first = await visit(house, `/staff/players/${player.id}/points`, { as: 'games' });
  await first.click('Correct points', 'button');
  const dialog = first.within('dialog');
  await dialog.fill('Points to spend', '250');
  await dialog.fill('Points to level', '10');
  await dialog.fill('Reason', 'A round was counted twice');
  await dialog.click('Correct points', 'button');
  await first.sees('Yours: another person decides.');
  await first.findsNot('button', /^Agree/);
  expect(await pointsOf(player)).toBe(0);
  const { corrections } = await first.must<{ corrections: { id: number }[] }>(
    'GET',
    `/api/staff/players/${player.id}/points`,
  );
  const id = corrections[0]?.id;
  const own = await first.call('POST', `/api/staff/loyalty/corrections/${id}/decision`, { agree: true });
  expect(own.status).toBe(409);

  const second = await visit(house, '/staff/loyalty/corrections', { as: 'admin' });
  await second.within('row', new RegExp(`\\(?${player.id}\\)?`)).sees('+250', 'A round was counted twice');
  expect(await second.faults()).toEqual([]);
  await second.click(`Agree: correction ${id}`, 'button');
  await second.within('dialog').sees(/\+250 to spend, \+10 to level/);
  await second.within('dialog').click('Agree', 'button');
  await second.findsNot('button', `Agree: correction ${id}`);
  expect(await pointsOf(player)).toBe(250);
  expect(await lineOf(house, second, 'loyalty.points_decided')).toMatchObject({ player_id: player.id });
  await first.reloads();
  await first.sees('Agreed to', 'Correction');
});

test('a correction that is refused moves nothing', async () => {
  const player = await visit(house, '', { as: 'player' });
  const first = await visit(house, '', { as: 'games' });
  const wanted = { chargeable: 40, persistent: 0, reason: 'I like this player' };
  const { id } = await first.must<{ id: number }>('POST', `/api/staff/players/${player.id}/points`, wanted);
  const second = await visit(house, '/staff/loyalty/corrections', { as: 'admin' });
  await second.click(`Refuse: correction ${id}`, 'button');
  await second.within('dialog').click('Refuse', 'button');
  await second.findsNot('button', `Refuse: correction ${id}`);
  expect(await pointsOf(player)).toBe(0);
});

test('a wheel is built by two people, turned by a player, and counted in the overview', async () => {
  const player = await visit(house, '', { as: 'player' });
  const group = randomInt(700_000_000, 900_000_000);
  const desk = await visit(house, '', { as: 'admin' });
  await desk.must('POST', `/api/staff/players/${player.id}/groups`, {
    add: [group],
    remove: [],
    reason: 'for a journey',
  });
  const title = aName();
  const maker = await visit(house, '/staff/promotions/new?kind=wheel', { as: 'games' });
  await fillCommon(maker, title, '100');
  await maker.click('More conditions', 'button');
  await maker.fill('In the groups', String(group));
  await maker.within('group', 'Item 1').fill('Weight', '60');
  await maker.within('group', 'Item 1').sees('60.00 %');
  await maker.within('group', 'Item 4').fill('What it gives', 'nothing');
  await maker.within('table', 'Every chance, as the player reads it').sees('10 points', '60.00 %', 'Nothing', '4.00 %');
  expect(await maker.faults()).toEqual([]);
  const id = await makeLive(maker);

  expect(await player.must<Wheel>('GET', '/api/wheel')).toMatchObject({ title, today: 'free' });
  const turn = await player.must<Lootbox>('POST', '/api/wheel/turn');
  await player.must('POST', `/api/player/lootboxes/${turn.id}/activation`);

  const { wheels } = await desk.must<LoyaltyFigures>('GET', '/api/staff/loyalty/figures');
  expect(wheels.find(({ promotion_id }) => String(promotion_id) === id)).toMatchObject({ issued: 1, opened: 1 });
  await desk.goes('/staff/loyalty');
  const wheel = desk.within('group', title);
  await wheel.sees('60 of 100', '60.00 %', 'Too few were opened to say.');
  expect(await desk.faults()).toEqual([]);
});

test('a rate is set for a day to come, with a reason', async () => {
  const desk = await visit(house, '/staff/loyalty', { as: 'games' });
  const year = randomInt(2030, 2900);
  await desk.click('New rate', 'button');
  const dialog = desk.within('dialog');
  await dialog.fill('Product', 'sport');
  await dialog.fill('Currency', 'LTC');
  await dialog.fill('Staked for one point', '0.25');
  await dialog.fill('From (UTC)', `${year}-01-01T00:00`);
  await goThrough(desk, 'New rate', 'As the plan says');
  await desk.within('row', new RegExp(`1 Jan ${year}`)).sees('Sport', 'LTC');
  expect(await lineOf(house, desk, 'loyalty.rate_set')).toMatchObject({ reason: 'As the plan says' });
  await desk.click('New rate', 'button');
  await dialog.fill('Staked for one point', '1');
  await dialog.fill('From (UTC)', '2026-01-01T00:00');
  await dialog.fill('Reason', 'Too late');
  await dialog.click('New rate', 'button');
  await dialog.sees('The time must be to come.');
});

test.each(['support', 'auditor'] as const)('%s reads the desk and moves nothing', async (role) => {
  const player = await visit(house, '', { as: 'player' });
  const desk = await visit(house, '/staff/loyalty', { as: role });
  await desk.sees('What the programme owes');
  await desk.findsNot('button', 'New rate');
  await desk.goes(`/staff/players/${player.id}/points`);
  await desk.sees('Points and level');
  await desk.findsNot('button', 'Correct points');
  const wanted = { chargeable: 1, persistent: 0, reason: 'I should not' };
  expect((await desk.call('POST', `/api/staff/players/${player.id}/points`, wanted)).status).toBe(403);
});

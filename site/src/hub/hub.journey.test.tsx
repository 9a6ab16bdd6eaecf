import { beforeAll, expect, test } from 'vitest';
import {
  giveGift,
  givePoints,
  type JourneyHouse,
  journeyHouse,
  putInShop,
  visit,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const hub = '/activity-hub';

test('[HEADER-10] [SIDEBAR-04] [ROUTE-64] a player finds the hub in the menu, and level, points, gifts and orders on it', async () => {
  const player = await visit(house, '', { as: 'player' });
  await givePoints(house, player, 320);
  await giveGift(house, player, { title: 'Monday gift' });
  const { group } = await putInShop(house, {
    players: [player],
    title: 'A mug',
    reward: { type: 'goods', worth: { EUR: 800 } },
  });
  const address = { name: 'Ada', street: 'Way 1', postal_code: '10115', city: 'Berlin', country: 'DE' };
  const exchange = { points: 100, group, currency: 'EUR', address };
  await player.must(
    'POST',
    '/api/comp_points/exchange/goods',
    { exchange },
    { 'idempotency-key': crypto.randomUUID() },
  );
  await player.goes('/fairness');
  await player.click('Activity hub', 'link');
  await player.isAt(hub);
  await player.sees('Your level', 'of 12', 'Monday gift', '220', 'A mug', 'Ordered');
  expect(await player.faults()).toEqual([]);
  await player.click('To Rocket mart', 'link');
  await player.isAt('/rocket-mart');
});

test('a guest sees the levels and the ways in', async () => {
  const guest = await visit(house, hub);
  await guest.sees('Twelve levels', 'Would you like to be counted?');
  await guest.seesNot('Would you like it quieter?');
  expect(await guest.faults()).toEqual([]);
});

test('who would like it quieter finds no entries of offers any more, and gets them back as easily', async () => {
  const player = await visit(house, hub, { as: 'player' });
  await player.check(/^Would you like it quieter/);
  expect(player.cookie('quiet')).toBe('1');
  await player.findsNot('link', 'Rocket mart');
  await player.goes('/fairness');
  await player.findsNot('link', 'Activity hub');
  await player.finds('link', 'VIP club');
  await player.goes(hub);
  await player.check(/^Would you like it quieter/, false);
  await player.finds('link', 'Rocket mart');
});

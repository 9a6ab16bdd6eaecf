import type { CompPoints, MartOrder, RateCard } from '@halley/contract';
import { expect, test } from 'vitest';
import { sharedLimitedHouse, withoutCopies } from '../../../../test/limited-house.ts';
import { createBrowser } from '../../identity/testing/test-identity.ts';
import { anAddress } from '../../loyalty/mart/testing/open-shop.ts';
import { demoPassword, seedDemo, seedPromotions } from '../index.ts';

const limited = sharedLimitedHouse(withoutCopies);

test('the demo’s player finds a shop and points, and has one of everything', async () => {
  const { database, house, app } = limited;
  await seedDemo({ demo: true, database, identity: house.identity, grant: async () => undefined });
  await house.games.prepare();
  await seedPromotions({ database, clock: limited.clock, ...house });
  await seedPromotions({ database, clock: limited.clock, ...house });
  const browser = createBrowser(app);
  await browser.signIn('player@halley.test', demoPassword);
  const pointsOf = async () => ((await browser.call('GET', '/api/player/comp_points')).json() as CompPoints).chargeable;
  const cardsOf = async (type: string) =>
    (await browser.call('GET', `/api/comp_points/rates/${type}`)).json() as RateCard[];
  expect(await pointsOf()).toEqual({ points: 3_200 });

  const lists = await Promise.all(['freespins', 'money', 'lootboxes', 'goods'].map(cardsOf));
  expect(
    lists.map((cards) => cards.map(({ group, from_level }) => (from_level ? `${group} (${from_level})` : group))),
  ).toEqual([
    ['spins-comet', 'spins-lotus'],
    ['money-5', 'sale-25', 'money-25', 'money-250 (8)'],
    ['rocket-lite', 'night-box', 'rocket-pro', 'wheel-turn', 'rocket-max'],
    ['mug'],
  ]);
  for (const card of lists[2] ?? []) expect(card.chances?.length).toBeGreaterThan(3);

  let paid = 0;
  for (const [type, group, points] of [
    ['freespins', 'spins-comet', 400],
    ['money', 'money-5', 500],
    ['lootboxes', 'night-box', 300],
    ['goods', 'mug', 1_500],
  ] as const) {
    const exchange = { points, group, currency: 'EUR', address: anAddress };
    const answer = await browser.call('POST', `/api/comp_points/exchange/${type}`, { exchange });
    expect(answer.statusCode, answer.body).toBe(200);
    paid += points;
  }
  expect(await pointsOf()).toEqual({ points: 3_200 - paid });
  const orders = (await browser.call('GET', '/api/player/comp_points/orders')).json() as MartOrder[];
  expect(orders.map(({ state }) => state)).toEqual(['placed', 'delivered', 'delivered', 'delivered']);
});

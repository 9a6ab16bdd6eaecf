import { expect, test } from 'vitest';
import { openLimitedHouse, withoutCopies } from '../../../../test/limited-house.ts';
import { shared } from '../../kit/testing/shared.ts';
import { soldForPoints } from '../../promotions/index.ts';
import { auditMart } from './audit-mart.ts';
import { anAddress, rewards, shopOf } from './testing/open-shop.ts';

const limited = shared(
  () => openLimitedHouse(new Date(), withoutCopies),
  (house) => house.close(),
);
const shop = shopOf(() => limited);
const checks = async () => (await auditMart(soldForPoints)(limited.database)).map(({ check }) => check);

test.each([
  ['other points', 'update loyalty_order set points = points + 1 where id = $1', 'points of orders are their entries'],
  [
    'a state of its own',
    "update loyalty_order set state = 'returned' where id = $1",
    'points of orders are their entries',
  ],
  ['another quantity', 'update loyalty_order set quantity = 3 where id = $1', 'what was sold was given'],
  ['lots that paid less', `update loyalty_order set paid_from = '[]' where id = $1`, 'an order is paid from lots'],
  ['no order', 'delete from loyalty_order where id = $1', 'an exchange has its order'],
  [
    'grants that were never given',
    `update promotions_grant set state = 'refused' where occasion like 'order:' || $1::bigint || ':%'`,
    'what was sold was given',
  ],
])('[B-07] an exchange with %s is found', async (_name, spoil, check) => {
  const { group } = await shop.put({ reward: rewards.goods, stock: 5 });
  const player = await limited.player();
  await shop.givePoints(player, 200);
  const answer = await shop.exchange(player, { type: 'goods', group, points: 200, address: anAddress });
  expect(answer.statusCode, answer.body).toBe(200);
  const before = await checks();
  await limited.database.query(spoil, [answer.json().id]);
  const found = await checks();
  expect(found.length).toBeGreaterThan(before.length);
  expect(found).toContain(check);
});

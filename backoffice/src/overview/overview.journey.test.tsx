import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { until } from '../../../server/src/kit/testing/until.ts';
import { credit, rollUpHouse } from '../../../server/src/wallet/index.ts';
import { type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('[OPS-02] [OPS-03] [OPS-05] what a player paid in is on the first page of finance, by country and as a file', async () => {
  const player = await visit(house, '', { as: 'player' });
  const money = { playerId: player.id, currency: 'BRL' as const, amount: 1_234_567n };
  await house.database.tx((tx) => credit(tx, { ...money, key: randomUUID(), reason: 'deposit', house: 'payments' }));
  const [from, to] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const desk = await visit(house, '/staff/', { as: 'finance' });
  await until(async () => {
    // A roll-up gives way to writers, and only one process feeds: whoever was in the way has done it.
    await rollUpHouse(house.database).catch(() => undefined);
    await house.house.reports.tasks['reports.feed']();
    const day = await desk.must<{ days: { figures: { deposits_cents: number } }[] }>(
      'GET',
      `/api/staff/overview?from=${from}&to=${to}&shown_in=BRL&currency=BRL`,
    );
    return day.days.some(({ figures }) => figures.deposits_cents >= 1_234_567);
  });
  await desk.isAt('/staff/overview');
  await desk.goes('/staff/overview?shown_in=BRL&currency=BRL&by=currency');
  await desk.finds('figure', 'Money by day');
  await desk.sees('BRL alone, to the subunit.', 'Queues', 'Alerts', 'Live');
  await desk.within('region', 'Broken down').click('Save as XLSX', 'button');
  expect(await desk.text()).not.toContain('Something went wrong');

  const other = await visit(house, '/staff/overview', { as: 'verification' });
  await other.finds('heading', 'Nothing here');
});

import type { Lootbox, Wheel } from '@halley/contract';
import { expect, test } from 'vitest';
import { sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { until } from '../../kit/testing/until.ts';
import { seedPromotions } from '../index.ts';

const limited = sharedLimitedHouse();

async function follow(): Promise<void> {
  for (const consumer of limited.house.consumers.filter(({ name }) => name.startsWith('promotions'))) {
    await limited.database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
    await catchUp(limited.database, consumer);
    await catchUp(limited.database, consumer);
  }
}

test('[WHEEL-06] who comes to the demo finds a turn with the first log-in and one of the day', async () => {
  await limited.house.games.prepare();
  await seedPromotions({ database: limited.database, clock: limited.clock, ...limited.house });
  await until(async () => (await limited.house.promotions.live(limited.database)).all.length > 0);
  const player = await limited.player();
  const wheelOf = async (): Promise<Wheel> => (await player.call('GET', '/api/wheel')).json();
  const boxesOf = async (): Promise<Lootbox[]> => (await player.call('GET', '/api/player/lootboxes')).json();
  await player.browser.signIn(player.email);
  await follow();
  await player.browser.signIn(player.email);
  await follow();
  expect(await boxesOf()).toMatchObject([
    { group_key: 'wheel_welcome', stage: 'issued', title: 'A turn to begin with' },
  ]);
  const wheel = await wheelOf();
  expect(wheel).toMatchObject({ today: 'free', price_points: 900, price_group: 'wheel-turn', turns: [{}] });
  expect(wheel.chances).toHaveLength(9);
  expect((await player.call('POST', '/api/wheel/turn')).json()).toMatchObject({ group_key: 'wheel_daily' });
  expect((await wheelOf()).turns).toHaveLength(2);
  // Clients hide what has expired and show what was opened on the day it came: both are in the list.
  for (const { id } of await boxesOf()) {
    expect((await player.call('POST', `/api/player/lootboxes/${id}/activation`)).statusCode).toBe(200);
  }
  expect((await boxesOf()).map(({ stage }) => stage)).toEqual(['activated', 'activated']);
  expect((await wheelOf()).turns).toEqual([]);
  const { playerId } = player;
  await limited.database.tx((tx) => limited.house.identity.changeGroups(tx, { playerId, add: [1308] }));
  const own = await wheelOf();
  expect(own.chances.map(({ weight }) => weight)).toEqual([5000, 3000, 1980, 20]);
  expect(own.today).toBe('taken');
});

import { expect, test } from 'vitest';
import { sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { seedPromotions } from '../index.ts';

const limited = sharedLimitedHouse();

test('[ADV-01] the demo begins with a week of an adventure for its group, once', async () => {
  const { database, clock } = limited;
  await limited.house.games.prepare();
  for (let start = 0; start < 2; start += 1) await seedPromotions({ database, clock, ...limited.house });
  const player = await limited.player();
  const { playerId } = player;
  await database.tx((tx) => limited.house.identity.changeGroups(tx, { playerId, add: [1521] }));
  const { adventure } = (await player.call('GET', '/api/player/adventure')).json();
  expect(adventure).toMatchObject({ prefix: 'demo-week', today: { step: 1 }, days: { length: 7 } });
  expect(await database.tx((tx) => limited.house.vip.desk.adventures.list(tx, 1))).toHaveLength(1);
});

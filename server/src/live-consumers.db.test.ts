import { groupIdsOf } from '@halley/contract';
import { expect, test } from 'vitest';
import { closeWholeHouse, openWholeHouse } from '../../test/whole-house.ts';
import { createBrowser, registrationOf } from './identity/testing/test-identity.ts';
import { catchUp } from './kit/testing/catch-up.ts';
import { shared } from './kit/testing/shared.ts';
import { liveGroups } from './live-consumers.ts';

const whole = shared(() => openWholeHouse(), closeWholeHouse);

test('[LIVE-07] who joins or leaves a group hears it on the open page, with the whole new list', async () => {
  const { database, house, app } = whole;
  const registered = await createBrowser(app).register(registrationOf());
  const playerId = Number(registered.json().id);
  const told: number[][] = [];
  const consumer = liveGroups((id, groups) => {
    if (id === playerId) told.push(groups.map((group) => group.id));
  });
  await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
  const change = (wish: { add?: number[]; remove?: number[] }) =>
    database.tx((tx) => house.identity.changeGroups(tx, { playerId, ...wish }));
  await catchUp(database, consumer);
  told.length = 0;
  await change({ add: [21, 545] });
  await change({ remove: [545] });
  await catchUp(database, consumer);
  const now = groupIdsOf((await house.identity.readPlayer(playerId))?.statuses ?? []);
  expect(now).toContain(21);
  expect(told).toEqual([[...now, 545].toSorted((a, b) => a - b), now]);
});

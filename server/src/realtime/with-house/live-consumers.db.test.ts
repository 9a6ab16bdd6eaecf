import { expect, test, vi } from 'vitest';
import { closeWholeHouse, openWholeHouse } from '../../../../test/whole-house.ts';
import { writeDocument } from '../../config/index.ts';
import { createBrowser, registrationOf } from '../../identity/testing/test-identity.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { shared } from '../../kit/testing/shared.ts';
import { endLiveSessions } from '../end-sessions.ts';
import type { Realtime } from '../index.ts';

const whole = shared(() => openWholeHouse(), closeWholeHouse);

test('[LIVE-07] [F-65] who joins or leaves a group gets exactly the new statuses, level first', async () => {
  const { database, house, app } = whole;
  const browser = createBrowser(app);
  const playerId = Number((await browser.register(registrationOf())).json().id);
  const publish = vi.spyOn(house.realtime, 'publishToPlayer').mockResolvedValue('published');
  const told = () => publish.mock.calls.flatMap(([id, channel, data]) => (id === playerId ? [[channel, data]] : []));
  const consumer = house.consumers.find(({ name }) => name === 'identity-live-groups')!;
  await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
  const names = { 200001: 'Of the operator', 131811: 'Never shown' };
  await database.tx((tx) => writeDocument(tx, { name: 'group-names', content: names, by: 'ada', at: new Date() }));
  house.config.documents.doubt();
  const ownHalf = { id: playerId % 2 ? 544 : 543, name: expect.any(String) };
  const level = { id: 'level_1', name: 'Level 1' };
  for (const [wish, groups] of [
    [
      { add: [21, 131_811, 200_001] },
      [{ id: 21, name: 'Testers' }, ownHalf, { id: 131_811, name: '131811' }, { id: 200_001, name: 'Of the operator' }],
    ],
    [{ remove: [21, 131_811, 200_001] }, [ownHalf]],
  ] as const) {
    publish.mockClear();
    await database.tx((tx) => house.identity.changeGroups(tx, { playerId, ...wish }));
    await catchUp(database, consumer);
    expect(told()).toEqual([['groups_updates', [level, ...groups]]]);
    expect((await browser.player()).statuses).toEqual(told()[0]?.[1]);
  }
  publish.mockRestore();
});

test('[F-109] a sign-out that not every process heard of is told again', async () => {
  const { database, app } = whole;
  const browser = createBrowser(app);
  const playerId = Number((await browser.register(registrationOf())).json().id);
  const told: number[] = [];
  let isAway = true;
  const disconnectPlayer = async (id: number) => {
    if (isAway) throw new Error('Redis is away');
    told.push(id);
  };
  const consumer = { ...endLiveSessions({ disconnectPlayer } as Realtime), name: 'test-sign-out' };
  await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
  await browser.call('DELETE', '/api/users/sign_out');
  await expect(catchUp(database, consumer)).rejects.toThrow('Redis is away');
  isAway = false;
  await catchUp(database, consumer);
  expect(told).toContain(playerId);
});

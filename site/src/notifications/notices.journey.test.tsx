import { beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../server/src/kit/index.ts';
import { sendBroadcast } from '../../../server/src/notifications/index.ts';
import { type JourneyHouse, journeyHouse, type Visitor, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

/** As an operator writes to players. */
async function notify(player: Visitor, title: string, text: string): Promise<void> {
  const to = { playerIds: [player.id] };
  const wish = { to, kind: 'service', message: { title, text }, author: 'a journey', at: systemClock.now() } as const;
  await house.database.tx((tx) => sendBroadcast(tx, wish));
}

test('[LIVE-13] [NOTIF-06] a browser that keeps nothing still shows notices, and the bell says how many', async () => {
  const player = await visit(house, '/notifications', { as: 'player' });
  await player.sees('Nothing new');
  await player.finds('link', 'Notifications');
  await player.hears();
  await notify(player, 'In memory', 'Still here.');
  await player.finds('heading', 'In memory');
  await player.finds('link', /^Notifications, 1/);
});

test('who was away finds the message; another player does not', async () => {
  const player = await visit(house, '', { as: 'player' });
  await notify(player, 'While you were away', 'Something happened.');
  const waiting = async () => (await player.must<unknown[]>('GET', '/api/notification_center/notifications')).length;
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
  await player.goes('/notifications');
  await player.finds('heading', 'While you were away');
  const another = await visit(house, '/notifications', { as: 'player' });
  await another.sees('Nothing new');
});

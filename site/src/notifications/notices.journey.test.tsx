import { beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../server/src/kit/index.ts';
import { type Message, sendBroadcast } from '../../../server/src/notifications/index.ts';
import {
  type JourneyHouse,
  journeyHouse,
  makeTournament,
  playDice,
  type Visitor,
  visit,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

/** As an operator writes to players. */
async function notify(player: Visitor, title: string, text: string, more: Partial<Message> = {}): Promise<void> {
  const to = { playerIds: [player.id] };
  const wish = {
    to,
    kind: 'service',
    message: { title, text, ...more },
    author: 'a journey',
    at: systemClock.now(),
  } as const;
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

test('[NOTIF-01] a message has a title, words, an icon, and a button that leads to its page', async () => {
  const player = await visit(house, '/notifications', { as: 'player' });
  await player.hears();
  const button = { title: 'See your gifts', toName: 'profile-gifts' };
  await notify(player, 'Something for you', 'A gift is there.', { icon: 'gift', button });
  await player.finds('heading', 'Something for you');
  const told = await player.must<{ title: string }[]>('GET', '/api/notification_center/notifications');
  expect(told).toMatchObject([{ id: expect.any(Number), text: 'A gift is there.' }]);
  expect(JSON.parse(told[0]?.title ?? '')).toEqual({ title: 'Something for you', icon: 'gift', button });
  const notice = player.within('main').within('listitem', /Something for you/);
  await notice.sees('A gift is there.');
  await notice.click('See your gifts', 'link');
  await player.isAt('/profile/gifts');
});

test('[NOTIF-03] [NOTIF-04] a contest says that one is on its board, in which place, and that one was taken off it', async () => {
  const player = await visit(house, '/notifications', { as: 'player' });
  const race = await makeTournament(house, { players: [player], title: 'Told race' });
  await player.hears();
  await player.must('POST', `/api/tournaments/${race.id}/confirm`, { confirmed: true });
  await playDice(player, 1);
  await player.sees('You are on the board, in place 1.');
  const author = { actor: { kind: 'staff', id: 2, name: 'Member 2' }, reason: 'Two accounts.' } as const;
  const exclusion = { playerId: player.id, promotionId: race.id, author };
  await house.database.tx((tx) => house.house.tournaments.desk.exclude(tx, exclusion));
  await player.sees('You were in place 1 and are not on the board any more.');
});

test('[HEADER-19] a notice below the head has words, an icon and a link that does something', async () => {
  const tester = await visit(house, '', { as: 'player' });
  await house.database.tx((tx) => house.house.identity.changeGroups(tx, { playerId: tester.id, add: [21] }));
  await tester.goes('/fairness');
  await tester.sees(/You are a tester/);
  await tester.click('What is switched on', 'button');
  await tester.isAt('/ffc');
  await tester.seesNot(/You are a tester/);
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

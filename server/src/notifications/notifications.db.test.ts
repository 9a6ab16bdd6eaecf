import { beforeEach, describe, expect, test } from 'vitest';
import { shared } from '../kit/testing/shared.ts';
import { readReached } from './broadcast-store.ts';
import { batchSize } from './fan-out.ts';
import type { Kind } from './message.ts';
import { openNotifications } from './testing/open-notifications.ts';

const room = shared(openNotifications, (made) => made.close());
const hourMs = 60 * 60 * 1000;
let turn = 0;
const tell = (playerIds: number[], more: { key?: string; kind?: Kind; title?: string; waitsDays?: number } = {}) =>
  room.database.tx((tx) =>
    room.room.write(tx, {
      playerIds,
      kind: more.kind ?? 'service',
      key: more.key ?? `test:${++turn}`,
      message: { title: more.title ?? 'Hello', text: 'Something happened.' },
      waitsDays: more.waitsDays,
    }),
  );
const hear = () => room.follow(room.room.consumers.find(({ name }) => name === 'notifications-live'));
type Player = Awaited<ReturnType<typeof room.player>>;
const missed = async ({ browser }: Player) =>
  (await browser.call('GET', '/api/notification_center/notifications')).json();

beforeEach(async () => {
  await hear();
  room.live.length = 0;
});

describe('[LIVE-13] a personal notification', () => {
  test('[API-97] reaches open pages at once, and whoever comes within two hours', async () => {
    const player = await room.player();
    expect(await tell([player.id])).toBe(1);
    await hear();
    expect(room.live).toMatchObject([
      { playerId: player.id, channel: 'personal_notifications', news: { title: 'Hello', text: 'Something happened.' } },
    ]);
    const [live] = room.live;
    expect(await missed(player)).toMatchObject([{ ...live?.news, created_at: room.clock.now().toISOString() }]);
    room.clock.advanceMs(2 * hourMs - 1);
    expect(await missed(player)).toHaveLength(1);
    room.clock.advanceMs(1);
    expect(await missed(player)).toEqual([]);
  });

  test('[NOTIF-07] is gone for good once its two hours are over', async () => {
    const player = await room.player();
    await tell([player.id]);
    room.clock.advanceMs(2 * hourMs);
    await room.room.tasks['notifications.sweep']({}, { attempt: 1, signal: undefined });
    const { rows } = await room.database.query('select 1 from notifications_personal where player_id = $1', [
      player.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('[NOTIF-07] that must not be lost waits for whoever is away, and its two hours begin when it is fetched', async () => {
    const player = await room.player();
    const sweep = () => room.room.tasks['notifications.sweep']({}, { attempt: 1, signal: undefined });
    await tell([player.id], { waitsDays: 30 });
    room.clock.advanceMs(20 * 24 * hourMs);
    await sweep();
    await player.browser.signIn(player.email);
    const seenAt = room.clock.now().toISOString();
    expect(await missed(player)).toMatchObject([{ title: 'Hello', created_at: seenAt }]);
    room.clock.advanceMs(2 * hourMs - 1);
    expect(await missed(player)).toMatchObject([{ created_at: seenAt }]);
    room.clock.advanceMs(1);
    expect(await missed(player)).toEqual([]);
    await tell([player.id], { waitsDays: 30 });
    room.clock.advanceMs(30 * 24 * hourMs + 2 * hourMs);
    await sweep();
    await player.browser.signIn(player.email);
    expect(await missed(player)).toEqual([]);
  });

  test('is nobody else’s, and no guest’s', async () => {
    const [player, other] = [await room.player(), await room.player()];
    await tell([player.id]);
    expect(await missed(other)).toEqual([]);
    await other.browser.signOut();
    expect((await other.browser.call('GET', '/api/notification_center/notifications')).statusCode).toBe(401);
  });

  test('is written once, however often and from however many places it is told', async () => {
    const player = await room.player();
    const told = await Promise.all([1, 2, 3, 4].map(() => tell([player.id], { key: 'cashout:7' })));
    expect(told.toSorted()).toEqual([0, 0, 0, 1]);
    await hear();
    expect(room.live).toHaveLength(1);
  });

  test('speaks the player’s language', async () => {
    const player = await room.player();
    await room.database.query(`update identity_player set language = 'fr-CA' where id = $1`, [player.id]);
    const message = {
      title: { en: 'Paid out', fr: 'Versé' },
      text: { en: 'It is on its way.', fr: 'C’est en route.' },
      button: { title: { en: 'Look', fr: 'Voir' }, path: '/profile/history' },
    };
    await room.database.tx((tx) =>
      room.room.write(tx, { playerIds: [player.id], kind: 'service', key: 'paid', message }),
    );
    const [{ title, text }] = await missed(player);
    expect([JSON.parse(title), text]).toEqual([
      { title: 'Versé', button: { title: 'Voir', path: '/profile/history' } },
      'C’est en route.',
    ]);
  });

  test('to somebody who does not exist is written to nobody', async () => {
    expect(await tell([999_999_999])).toBe(0);
  });

  test('[PP-27] with an offer does not reach whoever is in a break or excluded; one about the account does', async () => {
    const [free, paused] = [await room.player(), await room.player()];
    const set = await paused.browser.call('POST', '/api/user_limits', { type: 'coolingoff', period: 'day' });
    expect(set.statusCode, set.body).toBe(200);
    expect(await tell([free.id, paused.id], { kind: 'marketing', title: 'An offer' })).toBe(1);
    expect(await tell([free.id, paused.id], { kind: 'service', title: 'Your account' })).toBe(2);
    await hear();
    const heardBy = (title: string) =>
      room.live.filter(({ news }) => news.title === title).map(({ playerId }) => playerId);
    expect([heardBy('An offer'), heardBy('Your account')]).toEqual([[free.id], [free.id, paused.id]]);
  });
});

describe('a message to a group', () => {
  const groupId = 77_001;
  const members = batchSize + 3;
  const broadcast = (groupIds: number[], kind: Kind = 'service') =>
    room.database.tx((tx) =>
      room.room.broadcast(tx, {
        to: { groupIds },
        kind,
        author: 'a test',
        message: { title: `To group ${groupIds}`, text: 'All of you.' },
      }),
    );
  const joinMany = (group: number) =>
    room.database.query(
      `with made as (
         insert into identity_player (email, country, currency, language, license_name, created_at)
         select 'crowd' || $2::int || '-' || n || '@example.com', 'DE', 'EUR', 'en', 'CW', now() from generate_series(1, $1) n returning id)
       insert into identity_group_member (player_id, group_id, joined_at) select id, $2::int, now() from made`,
      [members, group],
    );

  test('goes out in batches, to each member once, whoever repeats a batch', async () => {
    await joinMany(groupId);
    const id = await broadcast([groupId, groupId + 1]);
    const run = () =>
      room.room.tasks['notifications.fan_out'](
        { broadcastId: id, afterPlayerId: 0 },
        { attempt: 1, signal: undefined },
      );
    await run();
    expect(await readReached(room.database, id)).toEqual({ reached: batchSize, finished: false });
    // The worker was killed after its work and before it could say so.
    await run();
    expect(await readReached(room.database, id)).toMatchObject({ reached: batchSize });
    expect(await room.runJobs()).toEqual([]);
    expect(await readReached(room.database, id)).toEqual({ reached: members, finished: true });
    const { rows } = await room.database.query<{ count: bigint }>(
      'select count(*) from notifications_personal where key = $1',
      [`broadcast:${id}`],
    );
    expect(Number(rows[0]?.count)).toBe(members);
  });

  test('[GROUP-02] to the testers reaches members of both tester groups, once each, and nobody else', async () => {
    const [first, both, other] = [await room.player(), await room.player(), await room.player()];
    await room.database.tx((tx) => room.house.identity.changeGroups(tx, { playerId: first.id, add: [916] }));
    await room.database.tx((tx) => room.house.identity.changeGroups(tx, { playerId: both.id, add: [21, 916] }));
    await broadcast([21, 916]);
    await room.runJobs();
    expect([await missed(first), await missed(both), await missed(other)].map((list) => list.length)).toEqual([
      1, 1, 0,
    ]);
  });

  test('that could not go out for two hours is not sent late', async () => {
    const player = await room.player();
    await room.database.tx((tx) => room.house.identity.changeGroups(tx, { playerId: player.id, add: [77_002] }));
    const id = await broadcast([77_002]);
    room.clock.advanceMs(2 * hourMs);
    await room.runJobs();
    expect(await readReached(room.database, id)).toEqual({ reached: 0, finished: true });
  });
});

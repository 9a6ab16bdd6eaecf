import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../kit/index.ts';
import { shared } from '../kit/testing/shared.ts';
import type { Kind } from './message.ts';
import { openNotifications } from './testing/open-notifications.ts';
import { createPushBrowser } from './testing/push-browser.ts';

const room = shared(openNotifications, (made) => made.close());
type Player = Awaited<ReturnType<typeof room.player>>;

beforeEach(() => {
  room.service.pushed.length = 0;
  room.service.answer(201);
});

const sessionOf = async ({ id }: Player) => {
  const { rows } = await room.database.query<{ id: string }>(
    'select id::text from identity_session where player_id = $1 and ended_at is null order by id desc',
    [id],
  );
  return rows[0]?.id ?? '';
};
/** Subscribes a browser at the push service of this test: the house itself would refuse its address. */
async function subscribe(player: Player, { marketing = false, path = `/push/${randomUUID()}` } = {}) {
  const browser = createPushBrowser();
  const endpoint = `${room.service.origin}${path}`;
  const principal = { playerId: player.id, sessionId: await sessionOf(player) };
  await room.room.handlers.addPushSubscription(
    { params: undefined, query: undefined, body: { endpoint, keys: browser.keys, marketing } },
    { principal } as Context & { principal: typeof principal },
  );
  return { ...browser, endpoint, path };
}
const tell = (player: Player, kind: Kind = 'service') =>
  room.database.tx((tx) =>
    room.room.write(tx, {
      playerIds: [player.id],
      kind,
      key: randomUUID(),
      message: {
        title: 'Paid out',
        text: '120 € are on their way ☄',
        button: { title: 'Look', path: '/profile/history' },
      },
    }),
  );
const subscriptionsOf = async ({ id }: Player) =>
  (await room.database.query('select * from notifications_push_subscription where player_id = $1', [id])).rows;
const state = async (player: Player, endpoint: string) =>
  (await player.browser.call('POST', '/api/notification_center/push/state', { endpoint })).json();

describe('a push', () => {
  test('reaches the browser encrypted for it alone, signed by the house, for as long as the message lives', async () => {
    const player = await room.player();
    const browser = await subscribe(player);
    await tell(player);
    expect(await room.runJobs()).toEqual([]);
    const [pushed] = room.service.pushed;
    expect(room.service.pushed).toHaveLength(1);
    expect(pushed?.path).toBe(browser.path);
    expect(pushed?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '7200' });
    expect(pushed?.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
    expect(pushed?.body.toString('latin1')).not.toContain('Paid out');
    expect(JSON.parse(browser.open(pushed?.body ?? Buffer.alloc(0)))).toEqual({
      title: 'Paid out',
      body: '120 € are on their way ☄',
      path: '/profile/history',
      tag: expect.stringMatching(/^notification-\d+$/),
    });
    const key = (await player.browser.call('GET', '/api/notification_center/push')).json().public_key;
    expect(pushed?.headers.authorization).toContain(`k=${key}`);
  });

  test('goes to each of a player’s browsers, and a browser belongs to whoever subscribed last', async () => {
    const [player, other] = [await room.player(), await room.player()];
    const first = await subscribe(player);
    await subscribe(player);
    await subscribe(other, { path: first.path });
    await tell(player);
    await room.runJobs();
    expect(room.service.pushed).toHaveLength(1);
    await tell(other);
    await room.runJobs();
    expect(room.service.pushed.at(-1)?.path).toBe(first.path);
  });

  test.each([404, 410])('that is answered %i ends the subscription', async (status) => {
    const player = await room.player();
    await subscribe(player);
    room.service.answer(status);
    await tell(player);
    expect(await room.runJobs()).toEqual([]);
    expect(await subscriptionsOf(player)).toEqual([]);
  });

  test.each([429, 500, 503])('that is answered %i is tried again, and stays one message', async (status) => {
    const player = await room.player();
    await subscribe(player);
    room.service.answer(status);
    await tell(player);
    expect(await room.runJobs()).toEqual([`the push service answered ${status}`]);
    room.service.answer(201);
    expect(await room.retryJobs()).toEqual([]);
    expect(room.service.pushed).toHaveLength(2);
    expect(await subscriptionsOf(player)).toHaveLength(1);
  });

  test.each([301, 307, 400, 401, 403, 413])(
    'that is answered %i is dropped: no redirect is followed',
    async (status) => {
      const player = await room.player();
      await subscribe(player);
      room.service.answer(status);
      await tell(player);
      expect(await room.runJobs()).toEqual([]);
      expect([room.service.pushed.length, (await subscriptionsOf(player)).length]).toEqual([1, 1]);
    },
  );

  test('to a service that is away is tried again, without its address in the words of the failure', async () => {
    const player = await room.player();
    const principal = { playerId: player.id, sessionId: await sessionOf(player) };
    await room.room.handlers.addPushSubscription(
      {
        params: undefined,
        query: undefined,
        body: { endpoint: 'http://127.0.0.1:1/push/secret', keys: createPushBrowser().keys, marketing: false },
      },
      { principal } as Context & { principal: typeof principal },
    );
    await tell(player);
    expect(await room.runJobs()).toEqual(['the push service could not be reached: ECONNREFUSED']);
    await room.database.query('delete from notifications_push_subscription where player_id = $1', [player.id]);
    expect(await room.retryJobs()).toEqual([]);
  });

  test('is not sent once the message has expired', async () => {
    const player = await room.player();
    await subscribe(player);
    await tell(player);
    room.clock.advanceMs(2 * 60 * 60 * 1000);
    expect(await room.runJobs()).toEqual([]);
    expect(room.service.pushed).toEqual([]);
  });

  test('[PP-27] with an offer goes only to who asked for offers, and to nobody in a break', async () => {
    const [wants, not] = [await room.player(), await room.player()];
    await subscribe(wants, { marketing: true });
    await subscribe(not, { marketing: false });
    for (const player of [wants, not]) await tell(player, 'marketing');
    await room.runJobs();
    expect(room.service.pushed).toHaveLength(1);
    // A break that begins after it was written and before it is sent.
    await tell(wants, 'marketing');
    const set = await wants.browser.call('POST', '/api/user_limits', { type: 'coolingoff', period: 'day' });
    expect(set.statusCode, set.body).toBe(200);
    await room.runJobs();
    expect(room.service.pushed).toHaveLength(1);
  });
});

describe('the subscription of a browser', () => {
  const add = (player: Player, endpoint: string, keys: object = createPushBrowser().keys) =>
    player.browser.call('POST', '/api/notification_center/push/subscriptions', { endpoint, keys, marketing: true });
  const good = 'https://fcm.googleapis.com/fcm/send/a:b';

  test('is taken, read back and taken away again by its player only', async () => {
    const [player, other] = [await room.player(), await room.player()];
    const endpoint = `${good}${randomUUID()}`;
    const answer = await add(player, endpoint);
    expect(answer.statusCode, answer.body).toBe(204);
    expect(await state(player, endpoint)).toEqual({ subscribed: true, marketing: true });
    expect(await state(other, endpoint)).toEqual({ subscribed: false, marketing: false });
    const remove = (who: Player) =>
      who.browser.call('POST', '/api/notification_center/push/subscriptions/remove', { endpoint });
    expect((await remove(other)).statusCode).toBe(204);
    expect(await state(player, endpoint)).toMatchObject({ subscribed: true });
    expect((await remove(player)).statusCode).toBe(204);
    expect(await state(player, endpoint)).toMatchObject({ subscribed: false });
    expect((await remove(player)).statusCode).toBe(204);
  });

  test.each([
    ['http://fcm.googleapis.com/x', 'without TLS'],
    ['https://127.0.0.1/admin', 'this machine'],
    ['https://169.254.169.254/latest/meta-data', 'the machine’s keeper'],
    ['https://evil.example/fcm.googleapis.com', 'somewhere else'],
    ['javascript:alert(1)//', 'a script'],
  ])('at %s is refused (%s)', async (endpoint) => {
    const player = await room.player();
    const answer = await add(player, endpoint);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { endpoint: { not_allowed: expect.any(String) } }]);
    expect(await subscriptionsOf(player)).toEqual([]);
  });

  test('with keys that are none is refused, and so is a guest', async () => {
    const player = await room.player();
    const answer = await add(player, good, { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { keys: { invalid: expect.any(String) } }]);
    await player.browser.signOut();
    expect((await add(player, good)).statusCode).toBe(401);
  });

  test('lies sealed: neither the address nor the keys can be read from the table', async () => {
    const player = await room.player();
    const keys = createPushBrowser().keys;
    const endpoint = `${good}${randomUUID()}`;
    await add(player, endpoint, keys);
    const { rows } = await room.database.query<{ row: string; sealed: Buffer }>(
      'select t::text as row, sealed from notifications_push_subscription t where player_id = $1',
      [player.id],
    );
    for (const secret of [endpoint, keys.p256dh, keys.auth]) {
      expect(rows[0]?.row).not.toContain(secret);
      expect(rows[0]?.sealed.toString('latin1')).not.toContain(secret);
    }
  });

  test('ends with the session it was made in: by signing out, and by a break', async () => {
    const [leaves, pauses, stays] = [await room.player(), await room.player(), await room.player()];
    for (const player of [leaves, pauses, stays]) await subscribe(player);
    await leaves.browser.signOut();
    await pauses.browser.call('POST', '/api/user_limits', { type: 'coolingoff', period: 'day' });
    await room.follow(room.room.consumers.find(({ name }) => name === 'notifications-push-sign-out'));
    const left = await Promise.all([leaves, pauses, stays].map(subscriptionsOf));
    expect(left.map((list) => list.length)).toEqual([0, 0, 1]);
  });

  test('a player has ten at most: the oldest goes', async () => {
    const player = await room.player();
    for (let turn = 0; turn < 12; turn += 1) {
      await subscribe(player, { path: `/push/turn-${turn}-${player.id}` });
      room.clock.advanceMs(1000);
    }
    expect(await subscriptionsOf(player)).toHaveLength(10);
  });
});

import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { closeWholeHouse, openWholeHouse } from '../../../../test/whole-house.ts';
import { type Browser, createBrowser, registrationOf, strongPassword } from '../../identity/testing/test-identity.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { shared } from '../../kit/testing/shared.ts';
import { World } from '../testing/world.ts';

const whole = shared(() => openWholeHouse(), closeWholeHouse);
const world = new World();
afterEach(() => world.stop());

let socketUrl = '';
beforeAll(async () => {
  const { app, house } = whole;
  house.realtime.attach(app.server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  socketUrl = `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/connection/websocket`;
});

const tokenOf = async (browser: Browser): Promise<string> =>
  (await browser.call('GET', '/api/notification_center/centrifugo/subscription')).json().token;

async function connect(token: string) {
  const raw = await world.raw(socketUrl);
  raw.say({ id: 1, connect: { token } });
  return raw;
}

/** What the workers would do: the sockets of sessions that ended are told. */
async function tellEnded() {
  const { database, house } = whole;
  const consumer = house.consumers.find(({ name }) => name === 'realtime-sign-out')!;
  await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
  await catchUp(database, consumer);
}

async function twoSessions() {
  const registration = registrationOf();
  const first = createBrowser(whole.app);
  await first.register(registration);
  const second = createBrowser(whole.app);
  await second.signIn(registration.user.email);
  return { first, second, email: registration.user.email };
}

test('[F-04] [F-64] after a log-out the token connects no more, and the other session hears on', async () => {
  const { first, second } = await twoSessions();
  const [token, otherToken] = [await tokenOf(first), await tokenOf(second)];
  const [socket, other] = [await connect(token), await connect(otherToken)];
  expect(await socket.reply(1)).toMatchObject({ connect: {} });
  expect(await other.reply(1)).toMatchObject({ connect: {} });
  expect((await first.signOut()).statusCode).toBeLessThan(300);
  await tellEnded();
  expect(await socket.closed).toMatchObject({ code: 3503 });
  expect(await (await connect(token)).closed).toMatchObject({ code: 3500 });
  other.say({ id: 2, ping: {} });
  expect(await other.reply(2)).toEqual({ id: 2, ping: {} });
});

test('[F-100] a player whom staff log out everywhere is cut off on every device', async () => {
  const { first, second } = await twoSessions();
  const tokens = [await tokenOf(first), await tokenOf(second)];
  const sockets = await Promise.all(tokens.map(connect));
  for (const socket of sockets) expect(await socket.reply(1)).toMatchObject({ connect: {} });
  const { id } = await first.player();
  await whole.database.tx((tx) => whole.house.identity.desk.account.endSessions(tx, id));
  await tellEnded();
  for (const socket of sockets) expect(await socket.closed).toMatchObject({ code: 3503 });
  for (const token of tokens) expect(await (await connect(token)).closed).toMatchObject({ code: 3500 });
});

test('[F-04] after a new password the tokens of the sessions it ended connect no more', async () => {
  const { first, second } = await twoSessions();
  const [kept, lost] = [await tokenOf(first), await tokenOf(second)];
  const changed = await first.call('PUT', '/api/users', {
    user: { current_password: strongPassword, password: 'Halley-2061!', password_confirmation: 'Halley-2061!' },
  });
  expect(changed.statusCode, changed.body).toBeLessThan(300);
  expect(await (await connect(lost)).closed).toMatchObject({ code: 3500 });
  expect(await (await connect(kept)).reply(1)).toMatchObject({ connect: {} });
});

import { readFileSync } from 'node:fs';
import { type LiveChannel, privateChannels, publicChannels } from '@halley/contract/channels';
import { afterEach, describe, expect, test } from 'vitest';
import { until } from '../../../server/src/realtime/testing/until.ts';
import { type TestServer, World } from '../../../server/src/realtime/testing/world.ts';
import { liveClient, trimmedLive } from '../../vite/trim-live.ts';
import { createLive, type LiveOptions, type LiveSubscription } from './create-live.ts';
import { pageChannels } from './page-channels.ts';

const world = new World();
afterEach(() => world.stop());

/** As browsers get it: without what the build cuts away. */
const trimmed = `data:text/javascript,${encodeURIComponent(trimmedLive(readFileSync(liveClient(), 'utf8')))}`;
const loadClient = () => import(trimmed) as Promise<typeof import('centrifuge')>;

const note = (id: number) => ({ id, title: `note ${id}`, text: '' });
const win = {
  player: { nickname: 'Nova' },
  round: { bet: 1, win: 2, currency: 'EUR' },
  game: { identifier: 'halley/dice', title: 'Dice' },
};

/** The page's side: what it was told, and who the session says it is. */
function openLive(server: TestServer, playerId: number | null, options: Partial<LiveOptions> = {}) {
  const session = { playerId, asked: 0, isReachable: true };
  const events: [LiveChannel, unknown][] = [];
  const missed: LiveChannel[] = [];
  const states: string[] = [];
  const live = createLive({
    async getSubscription() {
      session.asked += 1;
      if (!session.isReachable) throw new Error('no network');
      return server.realtime.subscriptionFor(session.playerId, server.origin);
    },
    onEvent: (channel, data) => events.push([channel, data]),
    onMissed: (channel) => missed.push(channel),
    loadClient,
    retry: { minMs: 10, maxMs: 50 },
    ...options,
  });
  live.subscribe(() => states.push(live.state));
  world.onStop(() => live.close());
  return { live, session, events, missed, states };
}

const channelsOf = (playerId: number | null) =>
  playerId === null ? publicChannels.length : publicChannels.length + privateChannels.length;

async function listening(server: TestServer, page: ReturnType<typeof openLive>) {
  await until('the page listens to its channels', () => {
    return page.live.state === 'online' && server.realtime.stats().channels === channelsOf(page.session.playerId);
  });
}

describe('live events on a page [LIVE-01]', { timeout: 30_000 }, () => {
  test('all subscriptions are confirmed: said once, taken back with the connection, said again with the next', async () => {
    const server = await world.server();
    const joined: boolean[] = [];
    const page = openLive(server, 7, {
      onJoined: (isJoined) => {
        if (joined.at(-1) !== isJoined) joined.push(isJoined);
      },
    });
    page.live.start();
    await until('all are confirmed', () => joined.at(-1) === true);
    expect(server.realtime.stats().channels).toBe(channelsOf(7));
    page.live.restart();
    await until('all are confirmed again', () => joined.length > 2 && joined.at(-1) === true);
    expect(joined).toEqual([false, true, false, true]);
  });

  test('a guest hears public news and has nothing to reload', async () => {
    const server = await world.server();
    const page = openLive(server, null);
    expect(page.live.state).toBe('idle');
    page.live.start();
    await listening(server, page);
    await server.realtime.publish('public:wins', win);
    await until('the news arrive', () => page.events.length === 1);
    expect(page.events).toEqual([['public:wins', win]]);
    expect(page.missed).toEqual([]);
    expect(page.states).toEqual(['connecting', 'online']);
  });

  test('a player hears private news under short names, and reloads once what was loaded before', async () => {
    const server = await world.server();
    const page = openLive(server, 42);
    page.live.start();
    page.live.start();
    await listening(server, page);
    await until('private channels are reloaded', () => page.missed.length === privateChannels.length);
    await server.realtime.publishToPlayer(42, 'personal_notifications', note(1));
    await server.realtime.publishToPlayer(43, 'personal_notifications', note(2));
    await server.realtime.publishToPlayer(42, 'personal_notifications', note(3));
    await until('the news arrive', () => page.events.length === 2);
    expect(page.events.map(([, data]) => data)).toEqual([note(1), note(3)]);
    expect(new Set(page.missed)).toEqual(new Set(privateChannels));
    expect(server.realtime.stats().connections).toBe(1);
  });

  test('a short loss is recovered: nothing missed, nothing reloaded, no hint', async () => {
    const server = await world.server();
    const page = openLive(server, 42);
    page.live.start();
    await listening(server, page);
    await until('private channels are reloaded', () => page.missed.length === privateChannels.length);
    await server.realtime.publishToPlayer(42, 'personal_notifications', note(1));
    await until('the first arrives', () => page.events.length === 1);
    page.missed.length = 0;

    const { sockets } = cutAll(server);
    expect(sockets).toBe(1);
    await server.realtime.publishToPlayer(42, 'personal_notifications', note(2));
    await until('the missed one arrives', () => page.events.length === 2);
    await listening(server, page);
    expect(page.missed).toEqual([]);
    expect(page.states).toEqual(['connecting', 'online', 'connecting', 'online']);
  });

  test('a loss with a gap reloads every channel, and a long one shows a hint', async () => {
    const server = await world.server();
    const page = openLive(server, 42, { offlineAfterMs: 20 });
    page.live.start();
    await listening(server, page);
    await until('private channels are reloaded', () => page.missed.length === privateChannels.length);
    page.missed.length = 0;
    await server.stop();
    await until('the hint is shown', () => page.live.state === 'offline');
    const next = await world.server({ port: server.port });
    await listening(next, page);
    await until('all channels are reloaded', () => page.missed.length === channelsOf(42));
    expect(page.states).toEqual(['connecting', 'online', 'connecting', 'offline', 'online']);
  });

  test('[SPORT-29] a page listens to one more channel while it is open, also after a loss', async () => {
    const server = await world.server();
    const page = openLive(server, null, { pageChannels });
    const channel = 'public:sport_fixture_11' as const;
    const joined = (count: number) =>
      until(`${count} channels are joined`, () => server.realtime.stats().channels === count);
    page.live.start();
    await listening(server, page);
    const leave = pageChannels.join(channel);
    await joined(publicChannels.length + 1);
    await until('the page is asked to read', () => page.missed.includes(channel));
    await server.realtime.publish(channel, { v: 2, from: 1, at: 1 });
    await until('a frame arrives', () => page.events.length === 1);
    page.live.restart();
    await until('it is back', () => page.missed.filter((name) => name === channel).length === 2);
    leave();
    await joined(publicChannels.length);
  });

  test('login and logout: other channels, and the old ones are silent', async () => {
    const server = await world.server();
    const page = openLive(server, null);
    page.live.start();
    await listening(server, page);
    page.session.playerId = 42;
    page.live.restart();
    await listening(server, page);
    await until('one connection is left', () => server.realtime.stats().connections === 1);
    await server.realtime.publishToPlayer(42, 'personal_notifications', note(1));
    await until('private news arrive', () => page.events.length === 1);
    page.session.playerId = null;
    page.live.restart();
    await listening(server, page);
    await server.realtime.publishToPlayer(42, 'personal_notifications', note(2));
    await server.realtime.publish('public:wins', win);
    await until('public news arrive', () => page.events.length === 2);
    expect(page.events.map(([channel]) => channel)).toEqual(['personal_notifications', 'public:wins']);
  });

  test('a session that ends while the page is open: the connection goes on as a guest', async () => {
    const server = await world.server();
    const page = openLive(server, 42);
    page.live.start();
    await listening(server, page);
    page.session.playerId = null;
    await server.realtime.disconnectPlayer(42);
    await listening(server, page);
    expect(server.realtime.stats()).toMatchObject({ connections: 1, players: 0 });
  });

  test('[F-64] a token that ran out is asked for again only when the line was lost', async () => {
    let aheadMs = 0;
    const server = await world.server({ clock: { now: () => new Date(Date.now() + aheadMs) } });
    const page = openLive(server, 42);
    page.live.start();
    await listening(server, page);
    aheadMs = 3_600_000;
    await server.realtime.publishToPlayer(42, 'personal_notifications', note(1));
    await until('the news arrive', () => page.events.length === 1);
    expect([page.session.asked, page.states]).toEqual([1, ['connecting', 'online']]);
    cutAll(server);
    await until('it is back', () => page.states.length === 4 && page.live.state === 'online');
    await listening(server, page);
    expect(page.session.asked).toBe(2);
  });

  test('a token that ran out with a session that ended: the connection comes back as a guest', async () => {
    let aheadMs = 0;
    const server = await world.server({ clock: { now: () => new Date(Date.now() + aheadMs) } });
    const page = openLive(server, 42);
    page.live.start();
    await listening(server, page);
    page.session.playerId = null;
    aheadMs = 3_600_000;
    cutAll(server);
    await until('it is a guest', () => server.realtime.stats().players === 0 && page.live.state === 'online');
    await listening(server, page);
  });

  test('no answer to begin with: it tries again, and what is public is reloaded too', async () => {
    const server = await world.server();
    const page = openLive(server, null, { offlineAfterMs: 20 });
    page.session.isReachable = false;
    page.live.start();
    await until('the hint is shown', () => page.live.state === 'offline');
    page.session.isReachable = true;
    await listening(server, page);
    await until('public channels are reloaded', () => page.missed.length === publicChannels.length);
  });

  test.each(['url', 'token', 'client_name'] as const)('without %s nothing is opened', async (field) => {
    const server = await world.server();
    let isAnswered = false;
    const page = openLive(server, null, {
      async getSubscription() {
        isAnswered = true;
        return { ...server.realtime.subscriptionFor(null, server.origin), [field]: '' } as LiveSubscription;
      },
    });
    page.live.start();
    await until('it has given up', () => isAnswered && page.live.state === 'idle');
    expect(server.realtime.stats().connections).toBe(0);
  });

  test('closed is closed, even while it is still connecting', async () => {
    const server = await world.server();
    const page = openLive(server, null);
    page.live.start();
    page.live.close();
    expect(page.live.state).toBe('idle');
    const other = openLive(server, null);
    other.live.start();
    await listening(server, other);
    expect(server.realtime.stats().connections).toBe(1);
    other.live.close();
    await until('its socket is closed', () => server.realtime.stats().connections === 0);
    expect(other.states).toEqual(['connecting', 'online', 'idle']);
    expect(page.states).toEqual(['connecting', 'idle']);
  });

  test('the client is loaded when it is needed, not before', async () => {
    const server = await world.server();
    let loaded = 0;
    const page = openLive(server, null, {
      loadClient: () => {
        loaded += 1;
        return loadClient();
      },
    });
    expect(loaded).toBe(0);
    page.live.start();
    await listening(server, page);
    expect(loaded).toBe(1);
  });
});

/** Takes the line away from under all sockets, without a word. */
function cutAll(server: TestServer): { sockets: number } {
  const sockets = server.sockets();
  for (const socket of sockets) socket.destroy();
  return { sockets: sockets.length };
}

import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { createDatabase, outboxLag, readMigrations } from '../../server/src/kit/index.ts';
import { RedisServer } from '../../server/src/realtime/testing/redis-server.ts';
import { TestClient } from '../../server/src/realtime/testing/world.ts';
import { play, register } from '../crash/player.ts';
import { startCollector } from './collector.ts';
import { type HouseProcess, startHouse } from './house-process.ts';

const timeout = 300_000;
const games = fileURLToPath(new URL('../../studio/dist', import.meta.url));

let url: string;
let name: string;
const running: HouseProcess[] = [];
let redis: RedisServer;
let collector: Awaited<ReturnType<typeof startCollector>>;

beforeAll(async () => {
  name = `boot_${process.pid}_${Date.now()}`;
  await asAdmin((client) => client.query(`create database ${name}`));
  const address = new URL(inject('postgresUrl'));
  address.pathname = `/${name}`;
  url = address.toString();
  redis = await RedisServer.start();
  collector = await startCollector();
});
afterAll(async () => {
  for (const house of running) house.kill('SIGTERM');
  for (const house of running) await house.ended;
  await redis.stop();
  await collector.stop();
  await asAdmin((client) => client.query(`drop database ${name} with (force)`));
});

async function asAdmin(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function start(environment: Record<string, string>, beforePages?: () => Promise<void>): Promise<HouseProcess> {
  // Nobody is traced but who says so, as behind a balancer that is ours.
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0', TRUST_PROXY: 'loopback' };
  const house = await startHouse({
    environment: { DATABASE_URL: url, REDIS_URL: redis.url, ...tracing, ...environment },
    ...(beforePages && { beforePages }),
  });
  running.push(house);
  return house;
}

const statusOf = async (house: HouseProcess, path: string) => (await fetch(`${house.url}${path}`)).status;

function opensSocket(house: HouseProcess): Promise<boolean> {
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/connection/websocket`);
  return new Promise((resolve) => {
    socket.once('open', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).then((opened) => {
    socket.terminate();
    return opened as boolean;
  });
}

/** A start is dear: those that began together are looked at one after the other. */
describe('several processes on one database', { timeout }, () => {
  let api: HouseProcess;
  let realtime: HouseProcess;
  let web: HouseProcess;

  /** The administrator of the demo is the last but one thing it is filled with. */
  async function isFilled(): Promise<void> {
    const counted = 'select count(*)::int as staff from staff_member';
    const database = createDatabase({ url, maxConnections: 1 });
    const staff = () =>
      database.query<{ staff: number }>(counted).then(
        ({ rows }) => rows[0]?.staff,
        () => 0,
      );
    while (!(await staff())) await sleep(50);
    await database.close();
  }

  test('three start at once on an empty database; it is migrated and seeded once, before their pages are built', async () => {
    const roles = ['api', 'realtime', 'web'].map((role) => start({ HALLEY_ROLE: role }, isFilled));
    [api, realtime, web] = (await Promise.all(roles)) as [HouseProcess, HouseProcess, HouseProcess];
    for (const house of [api, realtime, web]) expect(await statusOf(house, '/readyz')).toBe(200);
    const database = createDatabase({ url, maxConnections: 1 });
    try {
      const { rows } = await database.query<{ name: string }>('select name from kit_migration order by name');
      expect(rows.map((row) => row.name)).toEqual((await readMigrations()).map((migration) => migration.name));
      const twice = await database.query('select email from identity_player group by email having count(*) > 1');
      expect(twice.rows).toEqual([]);
      const grants = await database.query(
        "select account_id from wallet_transfer where reason = 'demo_grant' group by account_id having count(*) > 1",
      );
      expect(grants.rows).toEqual([]);
    } finally {
      await database.close();
    }
  });

  test('api: calls, no pages, no sockets', async () => {
    expect(await statusOf(api, '/api/player')).toBe(200);
    expect(await statusOf(api, '/healthz')).toBe(200);
    expect(await statusOf(api, '/')).toBe(404);
    expect(await statusOf(api, '/staff')).toBe(404);
    expect(await statusOf(api, '/api/staff/state')).toBe(200);
    expect(await opensSocket(api)).toBe(false);
  });

  test('realtime: sockets, no calls, no pages', async () => {
    expect(await opensSocket(realtime)).toBe(true);
    expect(await statusOf(realtime, '/healthz')).toBe(200);
    expect(await statusOf(realtime, '/api/player')).toBe(404);
    expect(await statusOf(realtime, '/')).toBe(404);
  });

  // `npm test` builds what these show before it comes here.
  test('web: pages, no calls, no sockets', async () => {
    expect(await statusOf(web, '/')).toBe(200);
    expect(await statusOf(web, '/staff')).toBe(200);
    expect(await statusOf(web, '/readyz')).toBe(200);
    expect(await statusOf(web, '/api/staff/state')).toBe(404);
    expect(await statusOf(web, '/api/player')).toBe(404);
    expect(await opensSocket(web)).toBe(false);
  });

  test('[F-106] /favicon.ico is an icon', async () => {
    const answer = await fetch(`${web.url}/favicon.ico`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^image\//);
    expect([...new Uint8Array(await answer.arrayBuffer()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });

  test('[F-106] every game’s page and the back office name an icon that is there', async () => {
    const built = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = built.map(({ name }) => name).filter((name) => name !== 'assets');
    expect(names.length).toBeGreaterThan(0);
    for (const page of [...names.map((name) => `/games/${name}/`), '/staff/']) {
      const icon = /<link rel="icon"[^>]* href="([^"]+)"/.exec(await (await fetch(`${web.url}${page}`)).text())?.[1];
      expect(icon, page).toBeDefined();
      const answer = await fetch(`${web.url}${icon}`);
      expect([answer.status, answer.headers.get('content-type')], page).toEqual([200, 'image/svg+xml']);
    }
  });

  test('worker: serves nothing, or its health and figures where it is told to', async () => {
    expect((await start({ HALLEY_ROLE: 'worker' })).url).toBe('worker');
    const watched = await start({ HALLEY_ROLE: 'worker', METRICS_PORT: '0' });
    expect(await statusOf(watched, '/healthz')).toBe(200);
    const figures = await (await fetch(`${watched.url}/metrics`)).text();
    expect(figures).toMatch(/^halley_geo_database\{name="geoip-country [\d.]+",date="20\d\d-\d\d-\d\d"\} 1$/m);
    expect(await statusOf(watched, '/api/player')).toBe(404);
    expect(await statusOf(watched, '/')).toBe(404);
    expect(await opensSocket(watched)).toBe(false);
  });

  test('a worker reads the events that an api process wrote', async () => {
    await register(api.url);
    const database = createDatabase({ url, maxConnections: 1 });
    try {
      let unread = Number.POSITIVE_INFINITY;
      for (const deadline = performance.now() + 60_000; unread > 0 && performance.now() < deadline; await sleep(50)) {
        const lags = await outboxLag(database);
        expect(lags.length).toBeGreaterThan(0);
        unread = Math.max(...lags.map((lag) => lag.rows));
      }
      expect(unread).toBe(0);
    } finally {
      await database.close();
    }
  });

  test('[RUN-29] one stake is one trace from api over worker to realtime, without a word about the player', async () => {
    const player = await register(api.url);
    const asked = await fetch(`${api.url}/api/notification_center/centrifugo/subscription`, {
      headers: { cookie: player.cookie },
    });
    const { token } = (await asked.json()) as { token: string };
    const client = new TestClient(`${realtime.url.replace('http', 'ws')}/connection/websocket`, { token });
    const balances = (await client.connect()).listen(`ws:site:balance#${player.id}`);
    await balances.ready();
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    await play(api.url, {
      player,
      key: randomUUID(),
      stakeCents: 100,
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
    });
    await balances.received(1, 60_000);
    const parentOf = (name: string) => {
      const spans = collector.spansOf(traceId);
      const { parentSpanId } = spans.find((span) => span.name === name) ?? {};
      return spans.find(({ spanId }) => spanId === parentSpanId)?.name;
    };
    // Each process exports in batches of its own, and a span that ended before its parent may be in an earlier one.
    const parents = () => ['group', 'consumer wallet-live-balance', 'live publication', 'live delivery'].map(parentOf);
    await expect
      .poll(parents, { timeout: 60_000 })
      .toEqual(['playRound', 'database transaction', expect.stringMatching(/^consumer /), 'live publication']);
    const spans = collector.spansOf(traceId);
    expect(new Set(spans.map(({ role }) => role))).toEqual(new Set(['api', 'worker', 'realtime']));
    const texts = spans.flatMap(({ attributes }) => attributes.flatMap(({ value }) => value.stringValue ?? []));
    expect(texts).not.toContain(String(player.id));
    const told = JSON.stringify([spans.map(({ name }) => name), texts]);
    expect(told).not.toMatch(new RegExp(`@|#|${player.cookie.slice(-20)}`));
    client.centrifuge.disconnect();
  });

  test('[RUN-29] a page and what it asks of the API are one trace', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4737';
    await fetch(`${web.url}/`, { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } });
    const named = (name: string) => collector.spansOf(traceId).filter((span) => span.name === name).length;
    await expect.poll(() => named('page render'), { timeout: 60_000 }).toBe(1);
    const calls = collector.spansOf(traceId).filter(({ name }) => name !== 'page render');
    expect(calls.length).toBeGreaterThan(1);
    expect(new Set(calls.map(({ role }) => role))).toEqual(new Set(['web']));
  });

  test('all: pages, calls and sockets', async () => {
    const house = await start({ HALLEY_ROLE: 'all' });
    expect(await statusOf(house, '/')).toBe(200);
    expect(await statusOf(house, '/api/player')).toBe(200);
    expect(await opensSocket(house)).toBe(true);
  });
});

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { testDatabase } from '../../server/src/kit/testing/test-database.ts';
import { play, register } from '../crash/player.ts';
import { type HouseProcess, startHouse } from './house-process.ts';
import { until } from './processes.ts';

const timeout = 300_000;
const longestStopMs = 10_000;

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const start = (role: string) =>
  startHouse({ environment: { DATABASE_URL: database.url, HALLEY_ROLE: role, RATE_LIMIT_SCALE: '1000' } });

async function stopTimed(house: HouseProcess, signal: NodeJS.Signals = 'SIGTERM') {
  const askedMs = performance.now();
  house.kill(signal);
  const { code } = await house.ended;
  return { code, tookMs: performance.now() - askedMs };
}

async function holdWallet(playerId: number): Promise<{ release(): Promise<void> }> {
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from wallet_account where player_id = $1 for update', [playerId]);
  return {
    async release() {
      await holder.query('rollback');
      holder.release();
    },
  };
}

/** Resolves when a statement of the house waits for a lock; fails when the work it should wait for does. */
async function someoneWaits(work: Promise<unknown>): Promise<void> {
  const looking = async () => {
    for (const deadline = performance.now() + 9_000; performance.now() < deadline; await sleep(20)) {
      const { rows } = await database.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rows[0]?.waiting) return;
    }
    throw new Error('nothing of the house waits for the lock');
  };
  await Promise.race([looking(), work]);
}

describe('SIGTERM', { timeout }, () => {
  test('answers what is in flight, refuses what is new, and ends with code 0', async () => {
    const house = await start('api');
    const player = await register(house.url);
    const bet = () => ({ player, key: randomUUID(), stakeCents: 10 });
    await play(house.url, bet());

    // The wallet is held, so these rounds are certain to be in the middle of the server when the signal comes.
    const wallet = await holdWallet(player.id);
    const inFlight = Promise.all(Array.from({ length: 4 }, () => play(house.url, bet())));
    let askedMs = 0;
    try {
      await someoneWaits(inFlight);
      // Sleeps because the rounds should stand and wait for a while, not just arrive.
      await sleep(500);
      askedMs = performance.now();
      house.kill('SIGTERM');
      // Sleeps because from outside nothing tells when the listener has closed.
      await sleep(500);
      await expect(play(house.url, bet())).rejects.toThrow(/fetch failed|503/);
    } finally {
      await wallet.release();
    }

    const answers = await inFlight;
    expect(new Set(answers.map((answer) => answer.round_id)).size).toBe(4);
    expect(await house.ended).toEqual({ code: 0, signal: null, stderr: '' });
    expect(performance.now() - askedMs).toBeLessThan(longestStopMs);
    const { rows } = await database.query('select count(*)::int as rounds from wagers_round where player_id = $1', [
      player.id,
    ]);
    expect(rows).toEqual([{ rounds: 5 }]);
  });

  test('[RUN-24] a process that drains serves on, says so, closes connections, and ends when asked again', async () => {
    const environment = { DATABASE_URL: database.url, HALLEY_ROLE: 'api', DRAIN_SECONDS: '300' };
    const house = await startHouse({ environment });
    const player = await register(house.url);
    house.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${house.url}/readyz`)).status, { timeout: 15_000 }).toBe(404);
    expect((await play(house.url, { player, key: randomUUID(), stakeCents: 10 })).round_id).toBeTruthy();
    expect((await fetch(`${house.url}/healthz`)).headers.get('connection')).toBe('close');
    const { code, tookMs } = await stopTimed(house);
    expect(code).toBe(0);
    expect(tookMs).toBeLessThan(longestStopMs);
  });

  test('under a full load loses no round that was answered', async () => {
    const house = await start('api');
    const players = await Promise.all(Array.from({ length: 4 }, () => register(house.url)));
    const answered: string[] = [];
    let isStopped = false;
    const clients = Array.from({ length: 16 }, async (_, index) => {
      const player = players[index % players.length] as (typeof players)[number];
      while (!isStopped) {
        try {
          answered.push((await play(house.url, { player, key: randomUUID(), stakeCents: 10 })).round_id);
        } catch {
          return;
        }
      }
    });
    await until(
      () => answered.length >= 64,
      20_000,
      () => `only ${answered.length} rounds`,
    );
    const { code, tookMs } = await stopTimed(house);
    isStopped = true;
    await Promise.all(clients);
    expect(code).toBe(0);
    expect(tookMs).toBeLessThan(longestStopMs);
    const { rows } = await database.query<{ id: string }>('select id from wagers_round where id = any($1::uuid[])', [
      answered,
    ]);
    expect(rows).toHaveLength(answered.length);
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends a house with open sockets', async (signal) => {
    const house = await start('realtime');
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/connection/websocket`);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    // A connection a browser keeps for later must not hold the house either.
    expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
    const { code, tookMs } = await stopTimed(house, signal);
    await closed;
    expect(code).toBe(0);
    expect(tookMs).toBeLessThan(longestStopMs);
  });
});

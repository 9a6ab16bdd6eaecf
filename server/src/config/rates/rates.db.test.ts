import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configCalls } from '@halley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp, createRateLimits, manualClock, mountCalls, silentLog } from '../../kit/index.ts';
import { testHouse } from '../../kit/testing/test-homes.ts';
import { createConfig, embeddedRates, loadRates, readQuote, storedRates, writeRates } from '../index.ts';
import { readFeed } from './read-feed.ts';

let database: Awaited<ReturnType<typeof testHouse>>;
let folder: string;
beforeAll(async () => {
  database = await testHouse();
  folder = await mkdtemp(join(tmpdir(), 'rates-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const now = new Date('2026-11-15T12:00:00Z');
const table = async (at: string, changed: object = {}) => ({
  source: 'a feed',
  at,
  in_euro: { ...(await embeddedRates.read()).inEuro, ...changed },
});
const rules = { mostJump: 1.25, force: false, now, by: 'ada' };
const write = (given: unknown, force = false) => database.tx((tx) => writeRates(tx, given, { ...rules, force }));
const countTables = async () => (await database.query('select 1 from config_rates')).rows.length;

async function withFeed<T>(answer: RequestListener, work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/rates.json`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('exchange rates as data', () => {
  test('the built-in table holds until one is written; then that one, with its source and time', async () => {
    expect(await readQuote(database)).toEqual({ source: 'embedded table', ...(await embeddedRates.read()) });
    expect(await write(await table('2026-11-15T10:00:00Z', { USD: 0.87 }))).toBe('written');
    expect(await readQuote(database)).toMatchObject({
      source: 'a feed',
      at: new Date('2026-11-15T10:00:00Z'),
      inEuro: { USD: 0.87, EUR: 1 },
    });
    expect(await write(await table('2026-11-15T10:00:00Z', { USD: 0.87 }))).toBe('the same as before');
    expect(await countTables()).toBe(1);
  });

  test('[API-34] what a page is told of coins follows the table', async () => {
    const rates = storedRates({ database, trustedMs: 0, staleMs: 0 });
    const app = await createApp();
    mountCalls(app, configCalls, createConfig({ demo: false, rates }).handlers, {
      authenticate: async () => null,
      rateLimits: createRateLimits({ scale: 1000 }),
      checkAnswers: true,
    });
    const btcInEuro = async () =>
      (await app.inject('/api/info/crypto_exchange_rates')).json().BTC.EUR.total_exchange_rate;
    expect(await btcInEuro()).toBe(96_000);
    await write(await table('2026-11-15T10:30:00Z', { BTC: 100_000 }));
    expect(await btcInEuro()).toBe(100_000);
    await app.close();
  });

  test('a leap is refused and changes nothing, unless somebody forces it; that is written down', async () => {
    const before = await readQuote(database);
    const leap = await table('2026-11-15T11:00:00Z', { BTC: 200_000 });
    await expect(write(leap)).rejects.toThrow(/factor/);
    expect(await readQuote(database)).toEqual(before);
    await write(leap, true);
    const { rows } = await database.query('select forced, written_by from config_rates order by id desc limit 1');
    expect(rows).toEqual([{ forced: true, written_by: 'ada' }]);
  });

  test('of two writers at once the later table holds, whoever comes first', async () => {
    const given = await Promise.all(
      ['11:20', '11:21', '11:22', '11:23'].map((time, index) =>
        table(`2026-11-15T${time}:00Z`, { BTC: 200_000, LTC: 92 + index }),
      ),
    );
    await Promise.allSettled(given.reverse().map((one) => write(one)));
    expect((await readQuote(database)).inEuro.LTC).toBe(95);
  });

  test('what was written is never changed', async () => {
    await expect(database.query("update config_rates set source = 'x'")).rejects.toThrow(/only added to/);
    await expect(database.query('delete from config_rates')).rejects.toThrow(/only added to/);
  });
});

describe('a feed', () => {
  const load = (feed: string | undefined) =>
    loadRates({ database, clock: manualClock(now), log: silentLog, feed, mostJump: 1.25 });

  test('is read from a file or an address, and only where one is set', async () => {
    const tables = await countTables();
    await load(undefined);
    const path = join(folder, 'rates.json');
    await writeFile(path, JSON.stringify(await table('2026-11-15T11:30:00Z', { BTC: 200_000, NOK: 0.086 })));
    await load(path);
    expect((await readQuote(database)).inEuro.NOK).toBe(0.086);
    const next = JSON.stringify(await table('2026-11-15T11:40:00Z', { BTC: 200_000, NOK: 0.087 }));
    await withFeed((_request, response) => response.end(next), load);
    expect((await readQuote(database)).inEuro.NOK).toBe(0.087);
    expect(await countTables()).toBe(tables + 2);
  });

  test.each<[string, RequestListener]>([
    ['an error', (_request, response) => response.writeHead(500).end('{}')],
    ['no JSON', (_request, response) => response.end('<html>')],
    ['a flood', (_request, response) => response.end('x'.repeat(200_000))],
    ['another place', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['a line that is cut', (_request, response) => response.destroy()],
    ['a zero', (_request, response) => response.end('{"source":"x","at":"2026-11-15T11:50:00Z","in_euro":{"EUR":0}}')],
  ])('that answers with %s leaves the last rates', async (_name, answer) => {
    const before = await readQuote(database);
    await withFeed(answer, load);
    await withFeed(answer, async (url) => expect(readFeed(url).then((given) => write(given))).rejects.toThrow());
    expect(await readQuote(database)).toEqual(before);
  });

  test('that is not there leaves them too', async () => {
    const before = await readQuote(database);
    await load(join(folder, 'nowhere.json'));
    expect(await readQuote(database)).toEqual(before);
  });
});

import { randomUUID } from 'node:crypto';
import type { HistoryLine } from '@halley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCsvLines } from '../../kit/index.ts';
import { testDatabase } from '../../kit/testing/test-database.ts';
import { closeHold, rollUpHouse } from '../index.ts';
import { historyServer, type PastMovement, writePast } from '../testing/test-journal.ts';
import { aFundedPlayer, aHold, aPlayer, openHold, type TestDatabase } from '../testing/test-ledger.ts';

const titles = new Map<string, string>();
let database: TestDatabase;
let server: Awaited<ReturnType<typeof historyServer>>;
beforeAll(async () => {
  database = await testDatabase();
  server = await historyServer(database, [
    async (_db, { lines }) => {
      const known = lines.filter((line) => titles.has(line.key));
      return new Map(known.map(({ key }) => [key, { title: titles.get(key) ?? null, roundId: key }]));
    },
  ]);
});
afterAll(async () => {
  await server.app.close();
  await database.drop();
});

const list = async (playerId: number, query = ''): Promise<{ lines: HistoryLine[]; next: string | null }> => {
  const response = await server.ask(playerId, `/api/player/history${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const table = async (playerId: number, url: string) => {
  const response = await server.ask(playerId, url);
  expect(response.statusCode, response.body).toBe(200);
  const [head = [], ...rows] = readCsvLines(response.body);
  return rows.map((row) => Object.fromEntries(row.map((field, index) => [head[index], field])));
};

const stakeKey = randomUUID();
const cashout = randomUUID();
const bet = randomUUID();
const year: PastMovement[] = [
  { at: '2025-01-10T10:00:00Z', reason: 'deposit', cash: 10_000n },
  { at: '2025-01-31T23:59:59.999Z', reason: 'stake', cash: -1_000n, key: stakeKey },
  { at: '2025-02-01T00:00:00Z', reason: 'win', cash: 2_500n, key: stakeKey },
  { at: '2025-06-10T10:00:00Z', reason: 'hold', cash: -4_000n, reserved: 4_000n, purpose: 'cashout', key: cashout },
  { at: '2025-06-11T10:00:00Z', reason: 'capture', reserved: -4_000n, purpose: 'cashout', key: cashout },
  { at: '2025-07-01T10:00:00Z', reason: 'hold', cash: -500n, reserved: 500n, purpose: 'bet', key: bet },
  { at: '2025-07-02T10:00:00Z', reason: 'promo', bonus: 700n },
  { at: '2025-07-03T10:00:00Z', reason: 'jackpot', cash: 900n },
  { at: '2026-03-01T10:00:00Z', reason: 'correction', cash: -1n },
];

async function aPlayerWithAYear(): Promise<number> {
  const playerId = aPlayer();
  const fresh = new Map<string, string>();
  const renew = (key?: string) => {
    if (key && !fresh.has(key)) fresh.set(key, randomUUID());
    return key && fresh.get(key);
  };
  await writePast(
    database,
    { playerId },
    year.map(({ key, ...movement }) => ({ ...movement, ...(key && { key: renew(key) as string }) })),
  );
  return playerId;
}

describe('everything that moved', () => {
  test('[PP-16] more than twelve months are there, newest first, each with what it left', async () => {
    const playerId = await aPlayerWithAYear();
    const { lines, next } = await list(playerId);
    expect(next).toBeNull();
    expect(lines.map((line) => [line.kind, line.reason, line.amount_cents, line.set_aside_cents])).toEqual([
      ['correction', 'correction', -1, 0],
      ['jackpot', 'jackpot', 900, 0],
      ['bonus', 'promo', 700, 0],
      ['play', 'hold', 0, 500],
      ['cashout', 'capture', -4_000, -4_000],
      ['cashout', 'hold', 0, 4_000],
      ['play', 'win', 2_500, 0],
      ['play', 'stake', -1_000, 0],
      ['deposit', 'deposit', 10_000, 0],
    ]);
    // Each line ends where the one after it began: nothing moved that is not listed.
    const totals = lines.map((line) => line.balance_after_cents + line.reserved_after_cents);
    for (const [index, line] of lines.entries())
      expect(totals[index]).toBe((totals[index + 1] ?? 0) + line.amount_cents);
    expect(lines[0]).toMatchObject({ balance_after_cents: 8_599, reserved_after_cents: 500 });
  });

  test.each([
    ['kind=deposit', ['deposit']],
    ['kind=cashout', ['capture', 'hold']],
    ['kind=play', ['hold', 'win', 'stake']],
    ['kind=bonus', ['promo']],
    ['kind=jackpot', ['jackpot']],
    ['kind=correction', ['correction']],
    ['from=2025-02-01&to=2025-06-10', ['hold', 'win']],
    ['from=2025-01-31&to=2025-01-31', ['stake']],
    ['to=2025-01-31', ['stake', 'deposit']],
    ['from=2026-01-01', ['correction']],
    ['from=2025-08-01&to=2025-12-31', []],
    ['kind=play&from=2025-07-01', ['hold']],
    ['currency=CAD', []],
    ['from=0000-01-01&to=9999-12-31&kind=deposit', ['deposit']],
  ])('only what is asked for: %s', async (query, reasons) => {
    const playerId = await aPlayerWithAYear();
    const before = (await list(playerId, `?${query}`)).lines;
    expect(before.map((line) => line.reason)).toEqual(reasons);
    // The same when the months have been added up.
    await rollUpHouse(database);
    expect((await list(playerId, `?${query}`)).lines).toEqual(before);
  });

  test('page after page, every line once, across wallets', async () => {
    const playerId = aPlayer();
    for (const currency of ['EUR', 'BTC', 'EUR'] as const) {
      await writePast(
        database,
        { playerId, currency },
        Array.from({ length: 7 }, () => ({ at: '2026-01-01T00:00:00Z', reason: 'deposit' as const, cash: 5n })),
      );
    }
    const seen: string[] = [];
    let before = '';
    for (let page = 0; page < 6; page += 1) {
      const { lines, next } = await list(playerId, `?limit=5${before}`);
      seen.push(...lines.map((line) => line.id));
      if (next === null) break;
      before = `&before=${next}`;
    }
    expect(seen).toEqual([...seen].sort((a, b) => Number(b) - Number(a)));
    expect(new Set(seen).size).toBe(21);
    expect((await list(playerId, '?currency=BTC&limit=7')).next).toBeNull();
  });

  test('says what a line was about where a room knows', async () => {
    const playerId = aPlayer();
    const key = randomUUID();
    titles.set(key, 'Comet Dice');
    await writePast(database, { playerId }, [
      { at: '2026-01-01T00:00:00Z', reason: 'deposit', cash: 100n },
      { at: '2026-01-01T00:00:01Z', reason: 'stake', cash: -100n, key },
    ]);
    const { lines } = await list(playerId);
    expect(lines[0]).toMatchObject({ title: 'Comet Dice', round_id: key, payment_id: null });
    expect(lines[1]).toMatchObject({ title: null, round_id: null });
  });

  test('a guest and another player see nothing of it', async () => {
    await aPlayerWithAYear();
    expect((await list(aPlayer())).lines).toEqual([]);
    for (const path of ['history', 'history/export', 'statements', 'statements/2026-01/export']) {
      expect((await server.ask(null, `/api/player/${path}`)).statusCode).toBe(401);
    }
  });

  test.each([
    ['/api/player/history?from=2026-02-02&to=2026-02-01', 'to.before_from'],
    ['/api/player/history/export?from=2026-02-02&to=2026-02-01', 'to.before_from'],
    ['/api/player/history?from=2026-02-30', undefined],
    ['/api/player/history?from=yesterday', undefined],
    ['/api/player/history?kind=theft', undefined],
    ['/api/player/history?kind=play&kind=bonus', undefined],
    ['/api/player/history?currency=XXX', undefined],
    ['/api/player/history?before=-1', undefined],
    ['/api/player/history?before=9999999999999999999', undefined],
    ['/api/player/history?limit=0', undefined],
    ['/api/player/history?limit=1e9', undefined],
    ['/api/player/statements?year=26', undefined],
  ])('is told what is wrong: %s', async (url, code) => {
    const response = await server.ask(aPlayer(), url);
    expect(response.statusCode).toBe(422);
    if (code) expect(JSON.stringify(response.json())).toContain(code.split('.')[1]);
  });
});

test.each(['2026-13', "2026-01'--", '26-01', 'null'])('there is no month %s', async (month) => {
  expect((await server.ask(aPlayer(), `/api/player/statements/${month}/export`)).statusCode).toBe(404);
});

describe('as a table', () => {
  test('[PP-16] the whole of it, longer than what is read at once, is exported', async () => {
    const playerId = aPlayer();
    await writePast(
      database,
      { playerId },
      Array.from({ length: 1_205 }, (_, index) => ({
        at: new Date(Date.UTC(2025, 0, 1) + index * 3_600_000).toISOString(),
        reason: 'deposit' as const,
        cash: 105n,
      })),
    );
    const rows = await table(playerId, '/api/player/history/export');
    expect(rows).toHaveLength(1_205);
    expect(new Set(rows.map((row) => row.id)).size).toBe(1_205);
    expect(rows[0]).toMatchObject({ kind: 'deposit', amount: '1.05', balance_after: '1265.25', currency: 'EUR' });
    const some = await table(playerId, '/api/player/history/export?from=2025-01-02&to=2025-01-02');
    expect(some).toHaveLength(24);
  });

  test('a title that begins like a formula is a text', async () => {
    const playerId = aPlayer();
    const key = randomUUID();
    titles.set(key, '=HYPERLINK("http://evil.test","win")');
    await writePast(database, { playerId }, [{ at: '2026-01-01T00:00:00Z', reason: 'win', cash: 100n, key }]);
    const response = await server.ask(playerId, '/api/player/history/export');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toContain('attachment; filename="history.csv"');
    expect(response.body).toContain('"\t=HYPERLINK(""http://evil.test"",""win"")"');
  });

  test('a month opens, moves and closes, wallet by wallet', async () => {
    const playerId = await aPlayerWithAYear();
    await writePast(database, { playerId, currency: 'JPY' }, [
      { at: '2025-06-30T10:00:00Z', reason: 'deposit', cash: 900n },
    ]);
    const rows = await table(playerId, '/api/player/statements/2025-06/export');
    expect(rows.map((row) => [row.currency, row.kind, row.amount, row.balance_after, row.reserved_after])).toEqual([
      ['EUR', 'opening', null, '115.00', null],
      ['EUR', 'cashout', '0.00', '75.00', '40.00'],
      ['EUR', 'cashout', '-40.00', '75.00', '0.00'],
      ['EUR', 'closing', null, '75.00', '0.00'],
      ['JPY', 'opening', null, '0', null],
      ['JPY', 'deposit', '900', '900', '0'],
      ['JPY', 'closing', null, '900', '0'],
    ]);
    expect(await table(playerId, '/api/player/statements/2020-01/export')).toEqual([]);
  });
});

test('a hold, its end and a deposit made through the ledger are lines like any other', async () => {
  const { playerId } = await aFundedPlayer(database, 10_000n);
  const [paid, recalled] = [aHold({ playerId, amount: 2_000n }), aHold({ playerId, amount: 300n })];
  for (const hold of [paid, recalled]) await openHold(database, hold);
  await database.tx((tx) => closeHold(tx, { ...paid, to: 'captured', house: 'payments' }));
  await database.tx((tx) => closeHold(tx, { ...recalled, to: 'released' }));
  const { lines } = await list(playerId);
  expect(lines.map(({ reason, amount_cents, set_aside_cents }) => [reason, amount_cents, set_aside_cents])).toEqual([
    ['release', 0, -300],
    ['capture', -2_000, -2_000],
    ['hold', 0, 300],
    ['hold', 0, 2_000],
    ['deposit', 10_000, 0],
  ]);
});

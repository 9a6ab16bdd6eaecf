import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listArchives } from '../audit/index.ts';
import { type Clock, partsAhead, readSettings, restoreArchive, silentLog, systemClock } from '../kit/index.ts';
import { testDatabase } from '../kit/testing/test-database.ts';
import { partsOfHouse } from './parts-of-house.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let folder: string;
let moment = '';
const clock: Clock = { ...systemClock, now: () => new Date(moment) };
const prices = { table: 'fixtures_price', daysEach: 30, keepDays: 400, archived: true } as const;
const open = () => {
  const settings = readSettings({ ARCHIVE_DIR: folder });
  return partsOfHouse({ settings, database, clock, log: silentLog, rooms: [{ partitions: [prices] }, {}] });
};

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halley-archive-'));
  moment = '2026-03-01T12:00:00Z';
  return () => rm(folder, { recursive: true });
});

const partsOf = async (table: string) =>
  (
    await database.query<{ name: string }>(
      'select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1',
      [table],
    )
  ).rows.map(({ name }) => name);
const write = (topic: string, at: string) =>
  database.query(`insert into kit_outbox (topic, events, at) values ($1, '[]', $2)`, [topic, at]);
const placeOf = async (topic: string) =>
  (
    await database.query<{ part: string }>('select tableoid::regclass::text as part from kit_outbox where topic = $1', [
      topic,
    ])
  ).rows[0]?.part;
const offer = (fixture: number, at: string) =>
  database.query(
    `insert into fixtures_price (fixture_id, version, market, at, outcomes) values ($1, 1, '1x2', $2, '{"home": [1500, null]}')`,
    [fixture, at],
  );

describe('[RUN-17] tables that are cut by time', () => {
  test('how far ahead parts reach is told, so that somebody hears when they end', async () => {
    const told = async () => (await partsAhead(database)).find(({ table }) => table === 'fixtures_price')?.seconds ?? 0;
    moment = '2020-01-01T12:00:00Z';
    await open().open();
    expect(await told()).toBeLessThan(0);
    moment = systemClock.now().toISOString();
    await open().open();
    expect(await told()).toBeGreaterThan(86_400);
  });

  test('parts are made ahead, once, by several at the same time; what has none is kept in the rest', async () => {
    await Promise.all([open().open(), open().open(), open().open()]);
    await open().open();
    expect(await partsOf('kit_outbox')).toEqual(
      expect.arrayContaining(['kit_outbox_20260228', 'kit_outbox_20260302', 'kit_outbox_20260304', 'kit_outbox_rest']),
    );
    await write('today', '2026-03-01T13:00:00Z');
    await write('of a time without a part', '2026-04-01T13:00:00Z');
    expect([await placeOf('today'), await placeOf('of a time without a part')]).toEqual([
      'kit_outbox_20260228',
      'kit_outbox_rest',
    ]);
    // Its days are in the rest already: they stay there, and the next ones get parts again.
    moment = '2026-04-01T12:00:00Z';
    await open().open();
    const parts = await partsOf('kit_outbox');
    expect(parts).not.toContain('kit_outbox_20260401');
    expect(parts).toContain('kit_outbox_20260403');
  });

  test('a part goes when its time is over and every consumer has passed it, and not before', async () => {
    moment = '2027-06-01T12:00:00Z';
    await open().open();
    await write('passed', '2027-06-01T13:00:00Z');
    const part = await placeOf('passed');
    await database.query(`insert into kit_consumer (name, xid, id) values ('slow', '0', 0)`);
    moment = '2027-06-20T12:00:00Z';
    await open().keep();
    expect(await placeOf('passed')).toBe(part);
    await database.query(`update kit_consumer set xid = pg_current_xact_id() where name = 'slow'`);
    await open().keep();
    expect(await placeOf('passed')).toBeUndefined();
    expect(await partsOf('kit_outbox')).not.toContain(part);
  });

  test('[RUN-18] what is archived is a file with its hash in the audit trail, and comes back from it', async () => {
    moment = '2028-01-01T12:00:00Z';
    await open().open();
    for (let fixture = 1; fixture <= 3; fixture++) await offer(fixture, '2028-01-02T12:00:00Z');
    moment = '2029-06-01T12:00:00Z';
    await open().keep();
    expect((await database.query(`select 1 from fixtures_price where at >= '2028-01-01'`)).rows).toEqual([]);
    const archive = (await listArchives(database)).find(({ lines }) => lines === 3);
    expect(archive).toMatchObject({ table: 'fixtures_price', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await readdir(folder)).toContain(archive?.file);
    const path = join(folder, archive?.file ?? '');
    const restored = await restoreArchive(database, { ...(archive as NonNullable<typeof archive>), path });
    expect(restored.lines).toBe(3);
    const { rows } = await database.query(
      `select fixture_id::int as id, outcomes, at from ${restored.table} order by 1`,
    );
    expect(rows[2]).toEqual({ id: 3, outcomes: { home: [1500, null] }, at: new Date('2028-01-02T12:00:00Z') });
    await writeFile(path, 'something else');
    const again = restoreArchive(database, { ...(archive as NonNullable<typeof archive>), path });
    await expect(again).rejects.toThrow('is not the file that was sealed');
  });

  test('[RUN-18] the rest is archived and emptied when all of it is past its time', async () => {
    moment = '2032-01-01T12:00:00Z';
    await offer(9, '2020-01-02T12:00:00Z');
    await open().keep();
    expect((await database.query('select 1 from fixtures_price')).rows).toEqual([]);
    expect((await listArchives(database))[0]).toMatchObject({
      file: 'fixtures_price_rest_20320101.jsonl.zst',
      lines: 1,
    });
  });
});

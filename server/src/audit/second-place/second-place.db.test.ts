import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import {
  createDatabase,
  createMetrics,
  type Database,
  type Log,
  manualClock,
  oneHome,
  silentLog,
} from '../../kit/index.ts';
import { testDatabase } from '../../kit/testing/test-database.ts';
import { acceptRestore, listEntries, sealEntries, verifyTrail, writeSignificant } from '../index.ts';
import { keepMarks } from './keep-marks.ts';

const clock = manualClock('2026-03-01T12:00:00Z');
let folder: string;
let database: Awaited<ReturnType<typeof testDatabase>>;
const others: { database: Database; name: string }[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halley-trail-'));
  database = await testDatabase();
});
afterEach(async () => {
  for (const { database: copy, name } of others.splice(0)) {
    await copy.close();
    await admin(`drop database ${name} with (force)`);
  }
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function admin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The database as it is now, to be opened later: what a restored backup is. */
async function copyOf(url: string): Promise<Database> {
  const from = new URL(url).pathname.slice(1);
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  // A copy is made of a database that nobody is connected to.
  await admin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${from}'`);
  await admin(`create database ${name} template ${from} strategy file_copy`);
  const copied = new URL(url);
  copied.pathname = `/${name}`;
  const copy = createDatabase({ url: copied.toString() });
  others.push({ database: copy, name });
  return copy;
}

function open(on: Database, options: { mayBeStranger?: boolean; log?: Log; folders?: string[] } = {}) {
  const metrics = createMetrics();
  const given = { homes: oneHome(on), clock, metrics, folders: [folder], mayBeStranger: false, log: silentLog };
  return { ...keepMarks({ ...given, ...options }), metrics };
}

/** A process that ran and was killed: it never said good-bye. */
async function ranOn(on: Database, beats = 3): Promise<void> {
  const marks = open(on);
  await marks.start();
  for (let beat = 0; beat < beats; beat += 1) await marks.beat();
  await marks.stop();
}

async function deed(on: Database, reason: string): Promise<void> {
  await on.tx((tx) => writeSignificant(tx, { kind: 'staff.player_locked', actor: { kind: 'system' }, reason }));
  await on.tx((tx) => sealEntries(tx, clock.now()));
}

const refused = (on: Database) => open(on).start();

test('[RUN-06] a first start, a normal restart and several processes at once are no loss', async () => {
  await ranOn(database);
  await deed(database, 'one');
  const [first, second] = [open(database), open(database)];
  await Promise.all([first.start(), second.start()]);
  await Promise.all([first.beat(), second.beat(), deed(database, 'two')]);
  await Promise.all([first.beat(), second.beat()]);
  await Promise.all([first.stop(), second.stop()]);
  await ranOn(database, 0);
  expect(readdirSync(folder)).toHaveLength(4);
});

test('[RUN-06] a database restored to a moment ago is not opened, though its books and its trail are in order', async () => {
  await deed(database, 'the last link of both');
  await ranOn(database);
  const past = await copyOf(database.url);
  // Players play on: not one significant act, so that the trail ends at the same link in both.
  await ranOn(database);
  expect(await verifyTrail(past)).toEqual(await verifyTrail(database));
  await expect(refused(past)).rejects.toThrow(/^The database went back in time.*does not know it.*--accept-restore/);
  await ranOn(database);
});

test('[RUN-06] a process that runs while its database goes back says so at its next mark', async () => {
  const marks = open(database);
  let said = '';
  marks.hearLoss((sentence) => {
    said = sentence;
  });
  await marks.start();
  await marks.beat();
  expect(said).toBe('');
  // What a thawed primary does: the same address answers with an older state.
  await database.query('update audit_mark set number = 1, token = gen_random_uuid()');
  await marks.beat();
  await marks.stop();
  expect(said).toMatch(/^The database went back in time.* Halley stops\.$/);
  expect(await marks.metrics.registry.metrics()).toContain('halley_trail_went_back 1');
});

test('[RUN-06] the nightly look finds what other processes of the machine remember', async () => {
  await ranOn(database);
  const marks = open(database);
  await marks.start();
  await marks.check();
  expect(await marks.metrics.registry.metrics()).toContain('halley_trail_went_back 0');
  await database.query('update audit_mark set number = 2 where number = 4');
  await marks.check();
  await marks.stop();
  expect(await marks.metrics.registry.metrics()).toContain('halley_trail_went_back 1');
});

test('a mark whose answer was lost counts, whether it was kept or not', async () => {
  let fails: 'before' | 'after' | undefined;
  const query: Database['query'] = async (...asked) => {
    const isMark = String(asked[0]).includes('update audit_mark');
    if (isMark && fails === 'before') throw new Error('connection lost');
    const answer = await database.query(...(asked as Parameters<Database['query']>));
    if (isMark && fails === 'after') throw new Error('connection lost');
    return answer as never;
  };
  const marks = open({ ...database, query });
  await marks.start();
  for (const how of ['before', 'after', 'after', 'before'] as const) {
    fails = how;
    await expect(marks.beat()).rejects.toThrow('connection lost');
  }
  fails = undefined;
  await marks.beat();
  await marks.beat();
  await marks.stop();
  expect(await marks.metrics.registry.metrics()).toContain('halley_trail_went_back 0');
  await ranOn(database);
});

test('[RUN-06] a link of the trail that was cut off is missed at the next start', async () => {
  await deed(database, 'one');
  await deed(database, 'two');
  await ranOn(database);
  await database.tx(async (tx) => {
    await tx.query("set local session_replication_role = 'replica'");
    await tx.query('delete from audit_seal where number = 2');
  });
  await expect(refused(database)).rejects.toThrow('link 2 of the audit trail is missing');
});

test('[RUN-06] an operator agrees to a restore once, for all machines, and the trail says so', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'halley-trail-'));
  const there = (on: Database) => open(on, { folders: [elsewhere] });
  await ranOn(database);
  const past = await copyOf(database.url);
  await ranOn(database);
  const second = there(database);
  await second.start();
  await second.stop();
  for (const machine of [open(past), there(past)]) await expect(machine.start()).rejects.toThrow('went back in time');
  const author = { actor: { kind: 'system' }, reason: 'restored after the flood' } as const;
  expect(await acceptRestore({ homes: oneHome(past), clock, folders: [folder], author })).toHaveLength(1);
  for (const machine of [open(past), there(past)]) {
    await machine.start();
    await machine.stop();
  }
  const [entry] = await listEntries(past, { kind: 'audit.restore_accepted', limit: 10 });
  expect(entry).toMatchObject({
    reason: 'restored after the flood',
    detail: { era: 2, count: 1 },
    seal: { number: 1 },
  });
  // The database that was given up is now the one that is behind.
  await expect(refused(database)).rejects.toThrow('era 2 is remembered, the database is in era 1');
  rmSync(elsewhere, { recursive: true });
});

test('another database than the one that is remembered is refused in production and told in the demo', async () => {
  await ranOn(database);
  const stranger = await testDatabase();
  await expect(refused(stranger)).rejects.toThrow('remember another database');
  const demo = open(stranger, { mayBeStranger: true });
  await demo.start();
  await demo.stop();
  await stranger.drop();
});

test('lines that were torn or written by others do not stop a start, nor hide a loss', async () => {
  await ranOn(database);
  const [file = ''] = readdirSync(folder);
  appendFileSync(join(folder, file), '{"house":"1111');
  writeFileSync(join(folder, 'other.jsonl'), '\u0000\n[]\n{"mark":-1}\n');
  writeFileSync(join(folder, 'note.txt'), 'nothing of ours');
  let told: unknown;
  const log = { ...silentLog, warn: (detail: unknown) => (told = detail) } as unknown as Log;
  const marks = open(database, { log });
  await marks.start();
  await marks.stop();
  expect(told).toEqual({ lines: 4 });
  await database.query('delete from audit_mark');
  await expect(refused(database)).rejects.toThrow('went back in time');
});

test('a file holds a hundred lines at most, and what nobody writes to any more goes after a day', async () => {
  await ranOn(database, 105);
  const [file = ''] = readdirSync(folder);
  const path = join(folder, file);
  expect(readFileSync(path, 'utf8').trim().split('\n').length).toBeLessThan(100);
  const long = new Date(clock.now().getTime() - 25 * 3_600_000);
  utimesSync(path, long, long);
  await ranOn(database, 0);
  expect(readdirSync(folder)).not.toContain(file);
});

test('a folder that cannot be written is told at the start', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(open(database, { folders: [join(folder, 'file')] }).start()).rejects.toThrow(
    /TRAIL_HEADS cannot be used: E/,
  );
});

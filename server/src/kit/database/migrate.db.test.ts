import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { createDatabase, type Database } from './database.ts';
import { isMigrated, type Migration, MigrationError, migrate, readMigrations } from './migrate.ts';

let server: Awaited<ReturnType<typeof testDatabase>>;
let first: Database;
let second: Database;

/** Two pools on a database in which nothing has run yet. */
beforeAll(async () => {
  server = await testDatabase();
  first = createDatabase({ url: server.url, maxConnections: 2 });
  second = createDatabase({ url: server.url, maxConnections: 2 });
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await server.drop();
});
beforeEach(async () => {
  await server.query('drop schema public cascade');
  await server.query('create schema public');
});

const aMigration = (migrationName: string, up: string, check?: string): Migration => ({
  name: migrationName,
  pieces: [{ place: 'up', text: up }],
  check,
  hash: createHash('sha256').update(up).digest('hex'),
});

const tables = async () => {
  const { rows } = await first.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  );
  return rows.map((row) => row.name);
};

describe('migrating', () => {
  test('two processes at once: one does the work, the other finds it done', async () => {
    const all = (await readMigrations()).map((migration) => migration.name);
    expect(all.length).toBeGreaterThan(3);
    const done = await Promise.all([migrate(first), migrate(second)]);
    expect(done.flat()).toEqual(all);
    expect(done.map((names) => names.length).sort()).toEqual([0, all.length].sort());
    expect(await isMigrated(first)).toBe(true);
    expect(await migrate(second)).toEqual([]);
  });

  test('what is new runs, in order, and what ran stays', async () => {
    const shelf = aMigration('0001-shelf', 'create table shelf (id int)');
    const book = aMigration('0002-book', 'alter table shelf add column book text; create table book (id int)');
    expect(await migrate(first, [shelf])).toEqual(['0001-shelf']);
    expect(await migrate(first, [shelf, book])).toEqual(['0002-book']);
    expect(await tables()).toEqual(['book', 'kit_migration', 'shelf']);
  });

  test('a migration that was changed after it ran is refused, and nothing new runs', async () => {
    await migrate(first, [aMigration('0001-shelf', 'create table shelf (id int)')]);
    const changed = aMigration('0001-shelf', 'create table shelf (id bigint)');
    const next = aMigration('0002-book', 'create table book (id int)');
    const attempt = migrate(first, [changed, next]);
    await expect(attempt).rejects.toThrow(MigrationError);
    await expect(attempt).rejects.toThrow(/0001-shelf was changed after it ran/);
    expect(await tables()).toEqual(['kit_migration', 'shelf']);
  });

  test('a failing check takes everything back and says what it found', async () => {
    const shelf = aMigration('0001-shelf', 'create table shelf (id int)');
    const wrong = aMigration('0002-book', 'create table book (id int)', "select 'no books' as problem");
    const attempt = migrate(first, [shelf, wrong]);
    await expect(attempt).rejects.toThrow(/0002-book left .*no books/);
    expect(await tables()).toEqual([]);
  });

  test('a check that finds nothing lets it pass', async () => {
    const fine = aMigration('0001-shelf', 'create table shelf (id int)', 'select id from shelf');
    expect(await migrate(first, [fine])).toEqual(['0001-shelf']);
  });

  test('SQL that fails takes everything back', async () => {
    const shelf = aMigration('0001-shelf', 'create table shelf (id int)');
    await expect(migrate(first, [shelf, aMigration('0002-typo', 'creat table book')])).rejects.toThrow(/syntax/);
    expect(await tables()).toEqual([]);
    expect(await migrate(first, [shelf])).toEqual(['0001-shelf']);
  });

  test('a database that lacks one is not up to date', async () => {
    const all = await readMigrations();
    await migrate(first, all.slice(0, -1));
    expect(await isMigrated(first)).toBe(false);
  });
});

test('the project’s migrations are numbered without gaps', async () => {
  const numbers = (await readMigrations()).map((migration) => Number(migration.name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

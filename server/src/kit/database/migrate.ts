import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import type { Database, Tx } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** One number for all Halley processes: whoever holds it migrates, the others wait and find the work done. */
const migrationLock = 4_112_061;

/**
 * Where a piece of a migration belongs when the house runs on many servers: tables of one server, tables each server has a
 * copy of, tables of the house, tables of a home (a share of the players). On one server all of it runs, in this order.
 */
const pieces = ['node.sql', 'up.sql', 'house.sql', 'home.sql'] as const;

export interface Migration {
  name: string;
  up: string;
  /** A query that must return no row once the migration has run. */
  check?: string;
  hash: string;
}

export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const read = (file: string) => readFile(join(folder, name, file), 'utf8').catch(() => undefined);
      const found = (await Promise.all(pieces.map(read))).filter((piece) => piece !== undefined);
      if (found.length === 0) throw new MigrationError(`Migration ${name} has none of ${pieces.join(', ')}.`);
      const up = found.join('\n');
      const check = await read('check.sql');
      return { name, up, check, hash: createHash('sha256').update(up).digest('hex') };
    }),
  );
}

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Brings the schema to the newest version. Two processes may call it at once. */
export async function migrate(database: Database, migrations?: Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  return database.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await tx.query(`create table if not exists kit_migration (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`);
    const { rows } = await tx.query<{ name: string; hash: string }>('select name, hash from kit_migration');
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    const missing = wanted.filter((migration) => !applied.has(migration.name));
    for (const migration of wanted) {
      const hash = applied.get(migration.name);
      if (hash && hash !== migration.hash) {
        throw new MigrationError(`Migration ${migration.name} was changed after it ran. Write a new one instead.`);
      }
    }
    for (const migration of missing) await run(tx, migration);
    return missing.map((migration) => migration.name);
  });
}

async function run(tx: Tx, migration: Migration): Promise<void> {
  await tx.query(migration.up);
  if (migration.check) {
    const { rows } = await tx.query(migration.check);
    if (rows.length > 0) throw new MigrationError(`Migration ${migration.name} left ${inspect(rows[0])}.`);
  }
  await tx.query('insert into kit_migration (name, hash) values ($1, $2)', [migration.name, migration.hash]);
}

/** True when every migration of this release has run. */
export async function isMigrated(database: Database): Promise<boolean> {
  const wanted = await readMigrations();
  const { rows } = await database.query<{ name: string }>('select name from kit_migration');
  const applied = new Set(rows.map((row) => row.name));
  return wanted.every((migration) => applied.has(migration.name));
}

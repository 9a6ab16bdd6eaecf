import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { type HomeLayout, houseSchema, pathOf, readLayout, schemaOf } from '../homes/home-layout.ts';
import type { Database, Tx } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** One number for all Halley processes: whoever holds it migrates, the others wait and find the work done. */
const migrationLock = 4_112_061;

/**
 * Where a piece of a migration belongs when the house runs on many servers: tables of one server, tables each server has a
 * copy of, tables of the house, tables of a home (a share of the players). In a house with one home all of it runs at once, in
 * this order.
 */
const places = ['node', 'up', 'house', 'home'] as const;

interface Piece {
  place: (typeof places)[number];
  text: string;
}

export interface Migration {
  name: string;
  pieces: readonly Piece[];
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
      const found = await Promise.all(places.map(async (place) => ({ place, text: await read(`${place}.sql`) })));
      const pieces = found.flatMap(({ place, text }) => (text === undefined ? [] : { place, text }));
      if (pieces.length === 0) throw new MigrationError(`Migration ${name} has no ${places.join('.sql, ')}.sql.`);
      const check = await read('check.sql');
      return { name, pieces, check, hash: createHash('sha256').update(wholeOf(pieces)).digest('hex') };
    }),
  );
}

const wholeOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('\n');

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
    const layout = await readLayout(tx);
    for (const migration of missing)
      await (layout.kind === 'one' ? run(tx, migration) : runByPlace(tx, migration, layout));
    return missing.map((migration) => migration.name);
  });
}

async function run(tx: Tx, migration: Migration): Promise<void> {
  await tx.query(wholeOf(migration.pieces));
  await check(tx, migration);
  await note(tx, migration);
}

/** Each piece where its tables lie: those of homes once in every home. */
async function runByPlace(
  tx: Tx,
  migration: Migration,
  { count }: Extract<HomeLayout, { kind: 'many' }>,
): Promise<void> {
  const homes = Array.from({ length: count }, (_, home) => schemaOf(home));
  const schemasOf = { node: [houseSchema, ...homes], up: ['public'], house: [houseSchema], home: homes };
  for (const { place, text } of migration.pieces) {
    for (const schema of schemasOf[place]) {
      await lookInto(tx, schema === 'public' ? schema : pathOf(schema));
      await tx.query(text);
    }
  }
  for (const schema of homes) {
    await lookInto(tx, `${schema}, ${houseSchema}, public`);
    await check(tx, migration);
  }
  await lookInto(tx, 'public');
  await note(tx, migration);
}

const lookInto = (tx: Tx, path: string) => tx.query(`set local search_path = ${path}`);

async function check(tx: Tx, migration: Migration): Promise<void> {
  if (!migration.check) return;
  const { rows } = await tx.query(migration.check);
  if (rows.length > 0) throw new MigrationError(`Migration ${migration.name} left ${inspect(rows[0])}.`);
}

async function note(tx: Tx, { name, hash }: Migration): Promise<void> {
  await tx.query('insert into kit_migration (name, hash) values ($1, $2)', [name, hash]);
}

/** True when every migration of this release has run. */
export async function isMigrated(database: Database): Promise<boolean> {
  const wanted = await readMigrations();
  const { rows } = await database.query<{ name: string }>('select name from kit_migration');
  const applied = new Set(rows.map((row) => row.name));
  return wanted.every((migration) => applied.has(migration.name));
}

import type { Database, Queryable, Tx } from '../database/database.ts';
import { isMigrated, MigrationError } from '../database/migrate.ts';
import { type Place, placeOf, readPlacedTables } from '../database/table-places.ts';
import { cloneTables, copyRows } from './clone-tables.ts';
import { houseSchema, schemaOf } from './home-layout.ts';

/** Ids have eight bits for it. */
const mostHomes = 256;
/** Of one server, whatever homes there are. */
const staysInPublic = /^kit_migration$/;

/**
 * Splits a database that has no players yet: tables of the players go into `home_0`, those of the house into `house`, and the
 * other homes are made like the first. Nobody else may be connected. Each home is a transaction of its own, since one server
 * does not hold locks on all of them at once: what was cut short goes on when it is asked for again.
 */
export async function splitHomes(database: Database, count: number): Promise<void> {
  if (!(count >= 2 && count <= mostHomes)) throw new MigrationError(`A house has 2 to ${mostHomes} homes.`);
  const first = await database.query<{ made: boolean }>("select to_regclass('home_0.kit_home') is not null as made");
  if (!first.rows[0]?.made) await begin(database, count);
  const { rows } = await database.query<{ homes: number }>('select homes from home_0.kit_home');
  if (rows[0]?.homes !== count) throw new MigrationError(`There are ${rows[0]?.homes} homes already.`);
  const tables = [...(await tablesIn(database, schemaOf(0)))];
  for (let home = 1; home < count; home += 1) await database.tx((tx) => addHome(tx, home, tables));
}

async function begin(database: Database, count: number): Promise<void> {
  if (!(await isMigrated(database))) throw new MigrationError('Bring the database up to date first.');
  const players = await filledTables(database, 'public', await tablesOfPlayers(database));
  if (players.length > 0) throw new MigrationError('There are players already: only a new house can be split.');
  const { rows } = await database.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend'`,
  );
  if (rows[0]?.others) throw new MigrationError(`${rows[0].others} others are connected: stop the house first.`);
  const placed = await readPlacedTables();
  await database.tx(async (tx) => {
    const tables = (await tablesIn(tx, 'public')).filter((name) => !staysInPublic.test(name));
    const ofPlace = (place: Place) => tables.filter((name) => placeOf(name, placed) === place);
    for (const schema of [houseSchema, schemaOf(0)]) await tx.query(`create schema ${schema}`);
    const inEach = [...ofPlace('node'), ...ofPlace('every')];
    await move(tx, [...ofPlace('house'), ...inEach], houseSchema);
    await move(tx, ofPlace('home'), schemaOf(0));
    // The outbox, places of consumers, the trail: the house's stay with it, each home begins with its own.
    await cloneTables(tx, { from: houseSchema, to: schemaOf(0), tables: inEach });
    await tx.query(`insert into ${schemaOf(0)}.kit_home (home, homes) values (0, $1)`, [count]);
  });
}

async function addHome(tx: Tx, home: number, tables: readonly string[]): Promise<void> {
  const to = schemaOf(home);
  const { rows } = await tx.query<{ made: boolean }>('select to_regclass($1) is not null as made', [`${to}.kit_home`]);
  if (rows[0]?.made) return;
  await tx.query(`create schema ${to}`);
  await cloneTables(tx, { from: schemaOf(0), to, tables });
  const filled = await filledTables(tx, schemaOf(0), tables);
  // What migrations have written there, such as where the roll-up begins.
  await copyRows(tx, { from: schemaOf(0), to, tables: filled });
  await tx.query(`update ${to}.kit_home set home = $1`, [home]);
}

/** Whole tables, and views. */
async function tablesIn(db: Queryable, schema: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'v')
       and not relispartition order by 1`,
    [schema],
  );
  return rows.map(({ name }) => name);
}

/** They name a player, or are one. */
async function tablesOfPlayers(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select c.relname::text as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and (c.relname like '%\\_player' or exists (select from pg_attribute where attrelid = c.oid and attname = 'player_id'))`,
  );
  return rows.map(({ name }) => name);
}

/** Parts go where their table goes, but not by themselves. */
async function move(tx: Tx, names: readonly string[], schema: string): Promise<void> {
  const { rows } = await tx.query<{ name: string; kind: string }>(
    `select c.relname::text as name, case c.relkind when 'v' then 'view' else 'table' end as kind from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
       and coalesce(pg_partition_root(c.oid), c.oid) in (select ('public.' || quote_ident(n))::regclass from unnest($1::text[]) n)`,
    [names],
  );
  await tx.query(rows.map(({ name, kind }) => `alter ${kind} public.${name} set schema ${schema}`).join(';'));
}

async function filledTables(db: Queryable, schema: string, tables: readonly string[]): Promise<string[]> {
  const asked = tables.map((name) => `select '${name}' as name where exists (select from ${schema}.${name})`);
  const { rows } = await db.query<{ name: string }>(
    `select name from (${asked.join(' union all ')}) found
     where (select relkind from pg_class where oid = ('${schema}.' || name)::regclass) <> 'v'`,
  );
  return rows.map(({ name }) => name);
}

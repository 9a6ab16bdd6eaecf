import { type Place, placeOf, readPlacedTables } from '../../../server/src/kit/database/table-places.ts';
import { ask } from './start-citus.ts';

/** Parts of a table go where it goes; it goes first. */
const tablesOfPublic = `select relname as name, coalesce(pg_partition_root(oid)::regclass::text, relname) as whole from pg_class
  where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by relispartition, relname`;

/** The tables of a migrated database by where they belong. */
async function readTables(url: string): Promise<Record<Place, string[]>> {
  const placed = await readPlacedTables();
  const tables: Record<Place, string[]> = { node: [], every: [], shared: [], house: [], home: [] };
  for (const { name, whole } of await ask(url, tablesOfPublic)) {
    tables[placeOf(String(whole), placed)].push(String(name));
  }
  return tables;
}

/**
 * A trial, not yet the command: puts the tables of a migrated, empty database where they belong. Shared ones get a copy on every
 * node; those of the players become one home, those of the house a schema of their own, each whole on a worker; numbers of
 * ids belong to a node. Nothing of a table is changed for it.
 */
export async function distributeTables([coordinator = '', ...workers]: readonly string[]): Promise<
  Record<Place, string[]>
> {
  const tables = await readTables(coordinator);
  const unsafe = 'set citus.enable_unsafe_triggers = on';
  // Whoever is referred to comes first.
  let waiting = tables.shared;
  while (waiting.length > 0) {
    const refused: string[] = [];
    let why: unknown;
    for (const name of waiting) {
      await ask(coordinator, unsafe, `select create_reference_table('${name}')`).catch((error) => {
        refused.push(name);
        why = error;
      });
    }
    if (refused.length === waiting.length) throw why;
    waiting = refused;
  }
  for (const [schema, names] of [
    // What the house has of these as well is not part of the trial.
    ['home_0', [...tables.home, ...tables.every]],
    ['house', tables.house],
  ] as const) {
    const moves = names.map((name) => `alter table public.${name} set schema ${schema}`);
    await ask(coordinator, `create schema ${schema}`, ...moves);
    await ask(coordinator, unsafe, `select citus_schema_distribute('${schema}')`);
  }
  for (const url of workers) {
    await ask(
      url,
      'set citus.enable_ddl_propagation = off',
      'create sequence public.kit_id_number maxvalue 35184372088831',
    );
  }
  return tables;
}

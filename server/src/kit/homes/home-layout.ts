import type { Queryable } from '../database/database.ts';
import { invariant } from '../invariant.ts';

/** How the tables of a database lie. `one`: all in `public`, as of a house that was never split. */
export type HomeLayout = { kind: 'one' } | { kind: 'many'; count: number };

export const houseSchema = 'house';
export const schemaOf = (home: number): string => `home_${home}`;
/** Where a connection of a schema looks: into its own tables first, and into those that all share. */
export const pathOf = (schema: string): string => `${schema}, public`;

/** Refuses a split that has not come to its end. */
export async function readLayout(db: Queryable): Promise<HomeLayout> {
  const { rows } = await db.query<{ schema: string }>(
    `select n.nspname::text as schema from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relname = 'kit_home' and n.nspname ~ '^home_[0-9]+$'`,
  );
  const [first] = rows;
  if (!first) return { kind: 'one' };
  const { rows: stands } = await db.query<{ homes: number }>('select homes from home_0.kit_home');
  const count = stands[0]?.homes;
  invariant(count, 'the first home says how many there are');
  if (rows.length !== count) throw new UnfinishedSplitError(`${rows.length} of ${count} homes are there.`);
  return { kind: 'many', count };
}

class UnfinishedSplitError extends Error {
  override readonly name = 'UnfinishedSplitError';
}

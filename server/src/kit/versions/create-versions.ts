import type { Queryable, Tx } from '../database/database.ts';
import { tellCachedTables } from '../doubt-copies.ts';
import { invariant } from '../invariant.ts';

export interface NewVersion {
  name: string;
  /** Null: from then on nothing is published under this name. */
  content: unknown;
  /** From when on it counts; null: it is a draft. */
  publishAt: Date | null;
  /** Until when; from then on what counted before counts again. */
  publishUntil?: Date | null;
  by: string;
  at: Date;
  /** It came with a release. */
  shipped?: boolean;
}

export interface Version {
  name: string;
  version: number;
  content: unknown;
  publishAt: Date | null;
  publishUntil: Date | null;
  writtenAt: Date;
  writtenBy: string;
  shipped: boolean;
  cancelledAt: Date | null;
}

export type Versions = ReturnType<typeof createVersions>;

/**
 * Things with versions that are only added. Which one counts is a question of the clock and needs nobody's work: the
 * last that was due, of several with one time the one that was written last. The table has the shape of migrations 0037 and 0081.
 */
export function createVersions(table: string) {
  invariant(/^[a-z_]+$/.test(table), 'this is no name of a table');
  const columns = `name, version, content, publish_at as "publishAt", publish_until as "publishUntil",
    written_at as "writtenAt", written_by as "writtenBy", shipped, cancelled_at as "cancelledAt"`;
  const isDue = (at: string) =>
    `publish_at <= ${at} and cancelled_at is null and (publish_until is null or publish_until > ${at})`;
  const lastDue = 'order by name, publish_at desc, version desc';

  /** Two writers of one thing wait for each other: each gets a number of its own. */
  async function lock(tx: Tx, name: string): Promise<void> {
    await tx.query('select pg_advisory_xact_lock(hashtext($1), hashtext($2))', [table, name]);
  }

  return {
    lock,

    async add(
      tx: Tx,
      { name, content, publishAt, publishUntil = null, by, at, shipped = false }: NewVersion,
    ): Promise<number> {
      await lock(tx, name);
      const { rows } = await tx.query<{ version: number }>(
        `insert into ${table} (name, version, content, publish_at, written_at, written_by, shipped, publish_until)
         select $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5, $6, $7 from ${table} where name = $1 returning version`,
        [name, content === null ? null : JSON.stringify(content), publishAt, at, by, shipped, publishUntil],
      );
      await tellCachedTables(tx);
      return rows[0]?.version as number;
    },

    /** Only what is not due yet can be called off. */
    async cancel(tx: Tx, { name, version, by, at }: { name: string; version: number; by: string; at: Date }) {
      const { rowCount } = await tx.query(
        `update ${table} set cancelled_at = $3, cancelled_by = $4
         where name = $1 and version = $2 and publish_at > $3 and cancelled_at is null`,
        [name, version, at, by],
      );
      await tellCachedTables(tx);
      return rowCount === 1;
    },

    /** What counts at a moment. A name without content is not there. */
    async counting(db: Queryable, at: Date): Promise<Version[]> {
      const { rows } = await db.query<Version>(
        `select * from (select distinct on (name) ${columns} from ${table}
         where ${isDue('$1')} ${lastDue}) as due where content is not null`,
        [at],
      );
      return rows;
    },

    async countingOf(db: Queryable, name: string, at: Date): Promise<Version | undefined> {
      const { rows } = await db.query<Version>(
        `select ${columns} from ${table} where name = $1 and ${isDue('$2')} ${lastDue} limit 1`,
        [name, at],
      );
      return rows[0]?.content == null ? undefined : rows[0];
    },

    async one(db: Queryable, { name, version }: Pick<Version, 'name' | 'version'>): Promise<Version | undefined> {
      const { rows } = await db.query<Version>(`select ${columns} from ${table} where name = $1 and version = $2`, [
        name,
        version,
      ]);
      return rows[0];
    },

    /** Everything there ever was of one thing, the newest first. */
    async history(db: Queryable, name: string): Promise<Version[]> {
      const { rows } = await db.query<Version>(
        `select ${columns} from ${table} where name = $1 order by version desc`,
        [name],
      );
      return rows;
    },

    /** The same of everything, by name. */
    async histories(db: Queryable): Promise<Map<string, Version[]>> {
      const { rows } = await db.query<Version>(`select ${columns} from ${table} order by name, version desc`);
      return Map.groupBy(rows, ({ name }) => name);
    },

    /** The newest version of everything that has one, drafts and what is withdrawn among them. */
    async newest(db: Queryable): Promise<(Version & { isTouched: boolean })[]> {
      const { rows } = await db.query<Version & { isTouched: boolean }>(
        `select distinct on (name) ${columns}, bool_or(not shipped) over (partition by name) as "isTouched"
         from ${table} order by name, version desc`,
      );
      return rows;
    },

    /** Changes with everything that changes what counts: a version more, one called off, one that has come due or ended. */
    async stamp(db: Queryable, at: Date): Promise<string> {
      const { rows } = await db.query<{ stamp: string }>({
        name: `${table}_stamp`,
        text: `select concat_ws(' ', count(*), count(cancelled_at), count(*) filter (where publish_at <= $1),
          count(*) filter (where publish_until <= $1)) as stamp from ${table}`,
        values: [at],
      });
      return rows[0]?.stamp ?? '';
    },
  };
}

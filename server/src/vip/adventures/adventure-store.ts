import { AdventureRule, type AdventureState } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { StoredAdventure } from './adventure.ts';

interface AdventureRow {
  id: bigint;
  state: AdventureState;
  rule: unknown;
  version: number;
  group_id: number;
  first_day: string;
  last_day: string;
  status_from: number;
  writers: bigint[];
  made_by_name: string;
  changed_at: Date;
  published_by_name: string | null;
  published_at: Date | null;
  ended_at: Date | null;
  hard: bigint;
  spent: bigint;
}

const columns = `id, state, rule, version, group_id, to_char(first_day, 'YYYY-MM-DD') as first_day,
  to_char(last_day, 'YYYY-MM-DD') as last_day, status_from, writers, made_by_name, changed_at, published_by_name,
  published_at, ended_at, hard, spent`;

const fromRow = (row: AdventureRow): StoredAdventure => ({
  id: Number(row.id),
  state: row.state,
  rule: AdventureRule.parse(row.rule),
  version: row.version,
  groupId: row.group_id,
  firstDay: row.first_day,
  lastDay: row.last_day,
  statusFrom: row.status_from,
  writers: row.writers.map(Number),
  madeByName: row.made_by_name,
  changedAt: row.changed_at,
  publishedByName: row.published_by_name,
  publishedAt: row.published_at,
  endedAt: row.ended_at,
  hard: row.hard,
  spent: row.spent,
});

/** Changes of adventures come one after the other: there are few, and none may overlap. */
export async function lockAdventures(tx: Tx): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('vip adventures', 0))");
}

/** The newest first. */
export async function listAdventures(db: Queryable): Promise<StoredAdventure[]> {
  const { rows } = await db.query<AdventureRow>(
    `select ${columns} from vip_adventure order by first_day desc, id desc limit 200`,
  );
  return rows.map(fromRow);
}

/** Those that count, the newest first. */
export async function liveAdventures(db: Queryable): Promise<StoredAdventure[]> {
  const { rows } = await db.query<AdventureRow>({
    name: 'vip_live_adventures',
    text: `select ${columns} from vip_adventure where state = 'live' order by first_day desc, id desc`,
  });
  return rows.map(fromRow);
}

export async function findAdventures(db: Queryable, ids: readonly number[]): Promise<Map<number, StoredAdventure>> {
  const { rows } = await db.query<AdventureRow>(`select ${columns} from vip_adventure where id = any($1::bigint[])`, [
    ids,
  ]);
  return new Map(rows.map((row) => [Number(row.id), fromRow(row)]));
}

export interface WrittenAdventure {
  rule: AdventureRule;
  lastDay: string;
  by: { id: number; name: string };
  at: Date;
}

/** Numbers of statuses begin here, a hundred for each adventure. */
const firstStatus = 2_000_000;

export async function insertAdventure(tx: Tx, { rule, lastDay, by, at }: WrittenAdventure): Promise<number> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into vip_adventure (state, rule, version, group_id, first_day, last_day, status_from, writers, made_by_name,
       changed_at, hard)
     select 'draft', $1, 1, $2, $3, $4, coalesce(max(status_from) + 100, $5), array[$6::bigint], $7, $8, $9 from vip_adventure
     returning id`,
    [JSON.stringify(rule), rule.group, rule.first_day, lastDay, firstStatus, by.id, by.name, at, rule.budget_cents],
  );
  return Number(rows[0]?.id);
}

export async function rewriteAdventure(tx: Tx, id: number, { rule, lastDay, by, at }: WrittenAdventure): Promise<void> {
  await tx.query(
    `update vip_adventure set rule = $2, version = version + 1, group_id = $3, first_day = $4, last_day = $5,
       writers = (select array_agg(distinct w) from unnest(writers || $6::bigint) w), made_by_name = $7, changed_at = $8,
       hard = $9
     where id = $1`,
    [id, JSON.stringify(rule), rule.group, rule.first_day, lastDay, by.id, by.name, at, rule.budget_cents],
  );
}

export async function noteLive(tx: Tx, id: number, by: { id: number; name: string }, at: Date): Promise<void> {
  await tx.query(
    `update vip_adventure set state = 'live', published_by = $2, published_by_name = $3, published_at = $4, changed_at = $4
     where id = $1`,
    [id, by.id, by.name, at],
  );
}

export async function noteEnded(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  await tx.query(
    `update vip_adventure set state = 'ended', ended_at = $2, changed_at = $2 where id = any($1::bigint[]) and state <> 'ended'`,
    [ids, at],
  );
}

/** Takes what a gift costs out of the budget; false: it does not fit in any more. */
export async function spend(tx: Tx, id: number, cost: bigint): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update vip_adventure set spent = spent + $2 where id = $1 and spent + $2 <= hard',
    [id, cost],
  );
  return rowCount === 1;
}

import type { CaseOutcome, CaseState } from '@halley/contract';
import { isTaken, type Queryable, queueOf, type Tx } from '../../kit/index.ts';

export interface Case {
  id: number;
  playerId: number;
  level: 'watch' | 'act';
  state: CaseState;
  version: number;
  /** Null: a rule. */
  openedBy: string | null;
  openedWhy: string;
  openedAt: Date;
  dueAt: Date;
  outcome: CaseOutcome | null;
  outcomeWhy: string | null;
  outcomeBy: string | null;
  outcomeById: number | null;
  agreedBy: string | null;
  closedAt: Date | null;
}

type CaseRow = Omit<Case, 'id' | 'playerId' | 'outcomeById'> & {
  id: bigint;
  playerId: bigint;
  outcomeById: bigint | null;
};

const columns = `id, player_id as "playerId", level, state, version, opened_by as "openedBy", opened_why as "openedWhy",
  opened_at as "openedAt", due_at as "dueAt", outcome, outcome_why as "outcomeWhy",
  outcome_by as "outcomeBy", outcome_by_id as "outcomeById", agreed_by as "agreedBy", closed_at as "closedAt"`;

const numberOf = (id: bigint | null) => (id === null ? null : Number(id));
const fromRow = ({ id, playerId, outcomeById, ...row }: CaseRow): Case => ({
  ...row,
  id: Number(id),
  playerId: Number(playerId),
  outcomeById: numberOf(outcomeById),
});

async function one(db: Queryable, sql: string, values: unknown[]): Promise<Case | undefined> {
  const { rows } = await db.query<CaseRow>(sql, values);
  return rows[0] && fromRow(rows[0]);
}

/** Undefined: another one of this player is open. */
export async function insertCase(
  tx: Tx,
  wanted: Pick<Case, 'playerId' | 'level' | 'openedBy' | 'openedWhy' | 'openedAt' | 'dueAt'>,
): Promise<Case | undefined> {
  const { playerId, level, openedBy, openedWhy, openedAt, dueAt } = wanted;
  return one(
    tx,
    `insert into protection_case (player_id, level, state, opened_by, opened_why, opened_at, due_at)
     values ($1, $2, 'open', $3, $4, $5, $6) on conflict (player_id) where state <> 'closed' do nothing returning ${columns}`,
    [playerId, level, openedBy, openedWhy, openedAt, dueAt],
  );
}

export const readCase = (db: Queryable, id: number) =>
  one(db, `select ${columns} from protection_case where id = $1`, [id]);
export const lockCase = (tx: Tx, id: number) =>
  one(tx, `select ${columns} from protection_case where id = $1 for update`, [id]);
export const openCaseOf = (db: Queryable, playerId: number) =>
  one(db, `select ${columns} from protection_case where player_id = $1 and state <> 'closed'`, [playerId]);
export const lastCaseOf = (db: Queryable, playerId: number) =>
  one(db, `select ${columns} from protection_case where player_id = $1 order by closed_at desc nulls first limit 1`, [
    playerId,
  ]);

/** Writes what may change, and counts the version up. Throws where another case of the player was opened meanwhile. */
export async function saveCase(tx: Tx, saved: Case): Promise<Case> {
  const { id, level, state, dueAt, outcome, outcomeWhy, outcomeBy, outcomeById } = saved;
  return (await one(
    tx,
    `update protection_case set level = $2, state = $3, due_at = $4, outcome = $5, outcome_why = $6,
       outcome_by = $7, outcome_by_id = $8, agreed_by = $9, closed_at = $10, version = version + 1
     where id = $1 returning ${columns}`,
    [id, level, state, dueAt, outcome, outcomeWhy, outcomeBy, outcomeById, saved.agreedBy, saved.closedAt],
  )) as Case;
}

const oneOpen = new Set(['protection_case_one_open']);
export const isOneOpenAlready = (error: unknown): boolean => isTaken(error, oneOpen);

export interface CaseFilter {
  state?: CaseState | 'not_closed' | undefined;
  level?: Case['level'] | undefined;
  playerId?: number | undefined;
  /** Behind the last of the page before. */
  after?: number | undefined;
  most: number;
}

/** Those under way by when they are due; among closed ones the newest first. */
export async function listCases(db: Queryable, filter: CaseFilter): Promise<Case[]> {
  const { state, level, playerId, after = 0, most } = filter;
  const { rows } = await db.query<CaseRow>(
    `select ${columns} from protection_case
     where ($1::text is null or ($1 = 'not_closed' and state <> 'closed') or state = $1)
       and ($2::text is null or level = $2) and ($3::bigint is null or player_id = $3)
     order by state = 'closed', case when state <> 'closed' then due_at end, closed_at desc, id offset $4 limit $5`,
    [state ?? null, level ?? null, playerId ?? null, after, most],
  );
  return rows.map(fromRow);
}

/** Those that nobody has closed, and since when; where an outcome waits for a second person, who proposed it. */
export const waitingCases = queueOf(
  `select id, opened_at as since, case when state = 'second_person' then outcome_by_id end as asked_by
   from protection_case where state <> 'closed'`,
);

/** Those among these players with an open case that is to be acted on. */
export async function playersAtRisk(db: Queryable, playerIds: readonly number[]): Promise<Set<number>> {
  if (playerIds.length === 0) return new Set();
  const { rows } = await db.query<{ player_id: bigint }>({
    name: 'protection_at_risk',
    text: `select player_id from protection_case where player_id = any($1) and state <> 'closed' and level = 'act'`,
    values: [playerIds],
  });
  return new Set(rows.map((row) => Number(row.player_id)));
}

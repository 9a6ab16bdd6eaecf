import type { LiveTableId } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

export type LiveState = 'betting' | 'running' | 'settling' | 'settled' | 'voided';

/** What may become of a shared round. */
export const liveMoves: Record<LiveState, readonly LiveState[]> = {
  betting: ['running', 'settling'],
  running: ['settling'],
  settling: ['settled', 'voided'],
  settled: [],
  voided: [],
};

export interface SharedRound {
  id: number;
  table: LiveTableId;
  chainId: number;
  number: number;
  terminal: string;
  salt: string;
  gameVersion: number;
  state: LiveState;
  runBy: string;
  bettingEndsAt: Date;
  startedAt: Date | null;
  aliveAt: Date | null;
  endedAt: Date | null;
  settledAt: Date | null;
  committed: string;
  link: string | null;
  outcome: unknown;
  interruptedPays: number | null;
}

interface RoundRow {
  id: bigint;
  table_id: LiveTableId;
  chain_id: bigint;
  number: number;
  terminal: string;
  salt: string;
  game_version: number;
  state: LiveState;
  run_by: string;
  betting_ends_at: Date;
  started_at: Date | null;
  alive_at: Date | null;
  ended_at: Date | null;
  settled_at: Date | null;
  committed: string;
  link: string | null;
  outcome: unknown;
  interrupted_pays: number | null;
}

const read = `select r.id, r.table_id, r.chain_id, r.number, c.terminal, c.salt, r.game_version, r.state, r.run_by,
  r.betting_ends_at, r.started_at, r.alive_at, r.ended_at, r.settled_at, r.committed, r.link, r.outcome,
  r.interrupted_pays from live_round r join live_chain c on c.id = r.chain_id`;

function fromRow(row: RoundRow): SharedRound {
  return {
    id: Number(row.id),
    table: row.table_id,
    chainId: Number(row.chain_id),
    number: row.number,
    terminal: row.terminal,
    salt: row.salt,
    gameVersion: row.game_version,
    state: row.state,
    runBy: row.run_by,
    bettingEndsAt: row.betting_ends_at,
    startedAt: row.started_at,
    aliveAt: row.alive_at,
    endedAt: row.ended_at,
    settledAt: row.settled_at,
    committed: row.committed,
    link: row.link,
    outcome: row.outcome,
    interruptedPays: row.interrupted_pays,
  };
}

export async function findRound(db: Queryable, id: number): Promise<SharedRound | undefined> {
  const { rows } = await db.query<RoundRow>({ name: 'live_find_round', text: `${read} where r.id = $1`, values: [id] });
  return rows[0] && fromRow(rows[0]);
}

/** The round of a table that is on, or the last one there was. */
export async function latestRound(db: Queryable, table: LiveTableId): Promise<SharedRound | undefined> {
  const { rows } = await db.query<RoundRow>({
    name: 'live_latest_round',
    text: `${read} where r.table_id = $1 order by r.id desc limit 1`,
    values: [table],
  });
  return rows[0] && fromRow(rows[0]);
}

/** Rounds that are over, newest first. */
export async function listOver(
  db: Queryable,
  wanted: { table: LiveTableId; before: number | undefined; limit: number },
): Promise<SharedRound[]> {
  const { rows } = await db.query<RoundRow>({
    name: 'live_list_over',
    text: `${read} where r.table_id = $1 and r.state in ('settling', 'settled', 'voided')
      and ($2::bigint is null or r.id < $2) order by r.id desc limit $3`,
    values: [wanted.table, wanted.before ?? null, wanted.limit],
  });
  return rows.map(fromRow);
}

export interface NewRound {
  table: LiveTableId;
  chainId: number;
  number: number;
  gameVersion: number;
  runBy: string;
  bettingEndsAt: Date;
  committed: string;
}

/** Nothing where the table has an unfinished round: another process was first. */
export async function insertRound(db: Queryable, round: NewRound): Promise<void> {
  await db.query(
    `insert into live_round (table_id, chain_id, number, game_version, state, run_by, betting_ends_at, committed)
     values ($1, $2, $3, $4, 'betting', $5, $6, $7) on conflict do nothing`,
    [round.table, round.chainId, round.number, round.gameVersion, round.runBy, round.bettingEndsAt, round.committed],
  );
}

export interface Move {
  state: LiveState;
  runBy: string;
  startedAt?: Date | null;
  aliveAt?: Date | null;
  endedAt?: Date | null;
  settledAt?: Date | null;
  link?: string | null;
  outcome?: unknown;
  interruptedPays?: number | null;
}

/**
 * Moves a round on, when it is still what the caller saw: of two processes that both believe to run it one moves it.
 * Bets that are being taken hold the row, so that none comes after this.
 */
export async function moveRound(db: Queryable, seen: SharedRound, move: Move): Promise<boolean> {
  const next = { ...seen, ...move };
  const { rowCount } = await db.query({
    name: 'live_move_round',
    text: `update live_round set state = $4, run_by = $5, started_at = $6, alive_at = $7, ended_at = $8, settled_at = $9,
        link = $10, outcome = $11, interrupted_pays = $12
      where id = $1 and state = $2 and run_by = $3`,
    values: [
      seen.id,
      seen.state,
      seen.runBy,
      next.state,
      next.runBy,
      next.startedAt,
      next.aliveAt,
      next.endedAt,
      next.settledAt,
      next.link,
      next.outcome === null ? null : JSON.stringify(next.outcome),
      next.interruptedPays,
    ],
  });
  return rowCount === 1;
}

/** That the process still runs the round. */
export async function keepAlive(db: Queryable, round: SharedRound, at: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'live_keep_alive',
    text: `update live_round set alive_at = $3 where id = $1 and state = 'running' and run_by = $2`,
    values: [round.id, round.runBy, at],
  });
  return rowCount === 1;
}

/** Takes or keeps a table. False: another process runs it. */
export async function holdTable(
  db: Queryable,
  lease: { table: LiveTableId; leader: string; at: Date; until: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'live_hold_table',
    text: `insert into live_table (id, leader, leader_until) values ($1, $2, $4)
      on conflict (id) do update set leader = $2, leader_until = $4
      where live_table.leader is null or live_table.leader = $2 or live_table.leader_until < $3`,
    values: [lease.table, lease.leader, lease.at, lease.until],
  });
  return rowCount === 1;
}

/** Leaves one table to another process. */
export async function leaveTable(db: Queryable, { table, leader }: { table: LiveTableId; leader: string }) {
  await db.query('update live_table set leader = null, leader_until = null where id = $1 and leader = $2', [
    table,
    leader,
  ]);
}

/** So that the next process need not wait. */
export async function leaveTables(db: Queryable, leader: string): Promise<void> {
  await db.query('update live_table set leader = null, leader_until = null where leader = $1', [leader]);
}

import type { Queryable, Tx } from '../../kit/index.ts';

export interface Run {
  id: number;
  campaignId: number;
  playerId: number;
  version: number;
  /** The one that comes next, from 0. */
  step: number;
  hasDeposited: boolean;
}

/** Whoever has been in the journey before does not come in again. */
export async function insertRuns(
  tx: Tx,
  {
    campaignId,
    version,
    playerIds,
    at,
  }: { campaignId: number; version: number; playerIds: readonly number[]; at: Date },
): Promise<void> {
  await tx.query(
    `insert into campaigns_run (campaign_id, player_id, version, step, state, started_at, due_at)
     select $1, player_id, $2, 0, 'running', $4, $4 from unnest($3::bigint[]) as p (player_id) on conflict do nothing`,
    [campaignId, version, playerIds, at],
  );
}

/** Runs whose next step is due; those that another worker has in hand are passed over. */
export async function lockDueRuns(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<Run[]> {
  const { rows } = await tx.query<{
    id: bigint;
    campaign_id: bigint;
    player_id: bigint;
    version: number;
    step: number;
    deposited: boolean;
  }>(
    `select id, campaign_id, player_id, version, step, deposited_at is not null as deposited from campaigns_run
     where state = 'running' and due_at <= $1 order by due_at, id limit $2 for update skip locked`,
    [now, limit],
  );
  return rows.map((row) => ({
    id: Number(row.id),
    campaignId: Number(row.campaign_id),
    playerId: Number(row.player_id),
    version: row.version,
    step: row.step,
    hasDeposited: row.deposited,
  }));
}

export async function moveRun(
  tx: Tx,
  {
    id,
    step,
    state,
    why,
    dueAt,
  }: { id: number; step: number; state: 'running' | 'done' | 'left'; why: string | null; dueAt: Date },
): Promise<void> {
  await tx.query('update campaigns_run set step = $2, state = $3, why = $4, due_at = $5 where id = $1', [
    id,
    step,
    state,
    why,
    dueAt,
  ]);
}

export type StepOutcome = 'done' | 'refused' | 'skipped' | 'left';

/** What became of a step: once, by its key. */
export async function noteStep(
  tx: Tx,
  { run, step, outcome, why, at }: { run: Run; step: number; outcome: StepOutcome; why: string | null; at: Date },
): Promise<void> {
  await tx.query(
    `insert into campaigns_run_step (run_id, step, campaign_id, player_id, outcome, why, at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [run.id, step, run.campaignId, run.playerId, outcome, why, at],
  );
}

/** Whoever paid in has done so: of journeys under way, and of campaigns within the days that are measured. */
export async function noteDeposits(tx: Tx, deposits: readonly { playerId: number; at: Date }[]): Promise<void> {
  const values = [deposits.map(({ playerId }) => playerId), deposits.map(({ at }) => at)];
  await tx.query(
    `update campaigns_run r set deposited_at = d.at
     from (select player_id, min(at) as at from unnest($1::bigint[], $2::timestamptz[]) as d (player_id, at) group by 1) d
     where r.player_id = d.player_id and r.state = 'running' and r.deposited_at is null and r.started_at <= d.at`,
    values,
  );
  await tx.query(
    `update campaigns_delivery r set deposited_at = d.at
     from (select player_id, min(at) as at from unnest($1::bigint[], $2::timestamptz[]) as d (player_id, at) group by 1) d
     where r.player_id = d.player_id and r.deposited_at is null and r.assigned_at <= d.at
       and r.assigned_at > d.at - interval '30 days'`,
    values,
  );
}

export async function isAnybodyUnderWay(db: Queryable, campaignId: number): Promise<boolean> {
  const { rows } = await db.query(`select 1 from campaigns_run where campaign_id = $1 and state = 'running' limit 1`, [
    campaignId,
  ]);
  return rows.length > 0;
}

export async function countRuns(
  db: Queryable,
  campaignId: number,
): Promise<{ state: string; why: string | null; step: number; players: number }[]> {
  const { rows } = await db.query<{ state: string; why: string | null; step: number; players: number }>(
    `select state, why, step, count(*)::int as players from campaigns_run where campaign_id = $1 group by 1, 2, 3`,
    [campaignId],
  );
  return rows;
}

export async function countSteps(
  db: Queryable,
  campaignId: number,
): Promise<{ step: number; outcome: StepOutcome; players: number }[]> {
  const { rows } = await db.query<{ step: number; outcome: StepOutcome; players: number }>(
    `select step, outcome, count(*)::int as players from campaigns_run_step where campaign_id = $1 group by 1, 2`,
    [campaignId],
  );
  return rows;
}

/** Work of which nothing stays where it throws; the transaction goes on. */
export async function apart(
  tx: Tx,
  { work, otherwise }: { work(): Promise<void>; otherwise(error: unknown): Promise<void> },
): Promise<void> {
  await tx.query('savepoint campaigns_step');
  try {
    await work();
  } catch (error) {
    await tx.query('rollback to savepoint campaigns_step');
    await otherwise(error);
  }
  await tx.query('release savepoint campaigns_step');
}

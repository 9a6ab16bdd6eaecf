import type { PromotionRule } from '@halley/contract';
import { invariant, type Queryable, type Tx } from '../kit/index.ts';
import type { ContestState, StoredContest } from './contest.ts';
import type { TournamentsPorts } from './ports.ts';

interface ContestRow {
  promotion_id: bigint;
  version: number;
  kind: StoredContest['kind'];
  state: ContestState;
  starts_at: Date;
  ends_at: Date;
  finished_at: Date | null;
  counted_at: Date | null;
  frozen_at: Date | null;
  paid_through: number;
  held_until: Date | null;
  winner_team: number | null;
  team_seed_hash: string | null;
  changes: bigint;
}

const columns = `promotion_id, version, kind, state, starts_at, ends_at, finished_at, counted_at, frozen_at, paid_through, held_until,
  winner_team, team_seed_hash, changes`;

/** Rules are in the versions, which are those of promotions. */
export type Versions = Pick<TournamentsPorts, 'promotions'>;

const isContest = (rule: PromotionRule): rule is StoredContest['rule'] => rule.contest !== undefined;

async function withRules({ promotions }: Versions, db: Queryable, rows: readonly ContestRow[]) {
  const named = rows.map(({ promotion_id, version }) => ({ promotionId: Number(promotion_id), version }));
  const terms = new Map((await promotions.versionsOf(db, named)).map((one) => [`${one.id}:${one.version}`, one.rule]));
  return rows.map((row): StoredContest => {
    const rule = terms.get(`${row.promotion_id}:${row.version}`);
    invariant(rule && isContest(rule), 'a contest is of a version that says what it is');
    return {
      promotionId: Number(row.promotion_id),
      version: row.version,
      kind: row.kind,
      state: row.state,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      finishedAt: row.finished_at,
      countedAt: row.counted_at,
      frozenAt: row.frozen_at,
      paidThrough: row.paid_through,
      heldUntil: row.held_until,
      winnerTeam: row.winner_team,
      teamSeedHash: row.team_seed_hash,
      changes: row.changes,
      rule,
    };
  });
}

/** The contests in these states, the one that ends first in front. */
export async function contestsIn(
  versions: Versions,
  db: Queryable,
  { states }: { states: readonly ContestState[] },
): Promise<StoredContest[]> {
  const { rows } = await db.query<ContestRow>({
    name: 'tournaments_contests_in',
    text: `select ${columns} from tournaments_tournament where state = any($1::text[]) order by ends_at, promotion_id`,
    values: [states],
  });
  return withRules(versions, db, rows);
}

/** The contests of these promotions, as far as they were opened. */
export async function contestsOf(
  versions: Versions,
  db: Queryable,
  promotionIds: readonly number[],
): Promise<StoredContest[]> {
  const { rows } = await db.query<ContestRow>({
    name: 'tournaments_contests_of',
    text: `select ${columns} from tournaments_tournament where promotion_id = any($1::bigint[]) order by promotion_id`,
    values: [promotionIds],
  });
  return withRules(versions, db, rows);
}

export async function findContest(
  versions: Versions,
  db: Queryable,
  promotionId: number,
): Promise<StoredContest | undefined> {
  return (await contestsOf(versions, db, [promotionId]))[0];
}

/** Contests that have ended since a moment, the newest first; those that were canceled are not among them. */
export async function recentContests(
  versions: Versions,
  db: Queryable,
  { since, limit = 100 }: { since: Date; limit?: number },
): Promise<StoredContest[]> {
  const { rows } = await db.query<ContestRow>({
    name: 'tournaments_recent_contests',
    text: `select ${columns} from tournaments_tournament where state in ('settling', 'finished') and ends_at >= $1
      order by ends_at desc, promotion_id desc limit $2`,
    values: [since, limit],
  });
  return withRules(versions, db, rows);
}

/**
 * Locks contests, in the order of their ids: whoever moves an entry or a state holds this until the commit, so that counts
 * are numbered in the order in which they can be read.
 */
export async function lockContests(
  versions: Versions,
  tx: Tx,
  promotionIds: readonly number[],
): Promise<StoredContest[]> {
  if (promotionIds.length === 0) return [];
  const { rows } = await tx.query<ContestRow>({
    name: 'tournaments_lock_contests',
    text: `select ${columns} from tournaments_tournament where promotion_id = any($1::bigint[])
      order by promotion_id for update`,
    values: [promotionIds],
  });
  return withRules(versions, tx, rows);
}

/** The next number of a count, for each contest. They must be locked. */
export async function numberChanges(tx: Tx, promotionIds: readonly number[]): Promise<Map<number, bigint>> {
  if (promotionIds.length === 0) return new Map();
  const { rows } = await tx.query<{ promotion_id: bigint; changes: bigint }>({
    name: 'tournaments_number_changes',
    text: `update tournaments_tournament set changes = changes + 1 where promotion_id = any($1::bigint[])
      returning promotion_id, changes`,
    values: [promotionIds],
  });
  return new Map(rows.map((row) => [Number(row.promotion_id), row.changes]));
}

interface NewContest {
  promotionId: number;
  version: number;
  rule: StoredContest['rule'];
  startsAt: Date;
  endsAt: Date;
  teamSeed: { seed: Buffer; hash: string } | null;
}

/** @returns false where it is there already. */
export async function insertContest(tx: Tx, contest: NewContest, at: Date): Promise<boolean> {
  const { promotionId, version, rule, startsAt, endsAt, teamSeed } = contest;
  const { rowCount } = await tx.query(
    `insert into tournaments_tournament
       (promotion_id, version, kind, identifier, state, starts_at, ends_at, team_seed, team_seed_hash, moved_at, entries)
     values ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $9, 0) on conflict (promotion_id) do nothing`,
    [
      promotionId,
      version,
      rule.kind,
      rule.contest.identifier,
      startsAt,
      endsAt,
      teamSeed?.seed ?? null,
      teamSeed?.hash ?? null,
      at,
    ],
  );
  return rowCount === 1;
}

/** A newer version of a contest that runs: what it says holds from now on. False: it has ended, and nothing changes. */
export async function moveVersion(
  tx: Tx,
  { promotionId, version, rule, startsAt, endsAt }: Omit<NewContest, 'teamSeed'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update tournaments_tournament set version = $2, identifier = $3, starts_at = $4, ends_at = $5
     where promotion_id = $1 and state = 'open'`,
    [promotionId, version, rule.contest.identifier, startsAt, endsAt],
  );
  return rowCount === 1;
}

/** What teams are shuffled by; null: it is not. */
export async function teamSeedOf(db: Queryable, promotionId: number): Promise<Buffer | null> {
  const { rows } = await db.query<{ team_seed: Buffer | null }>(
    'select team_seed from tournaments_tournament where promotion_id = $1',
    [promotionId],
  );
  return rows[0]?.team_seed ?? null;
}

const openingLock = 6_800_068;

/**
 * What is being opened waits for the count that runs, and counts wait for what is being opened: no round of its first
 * moment is read before the contest is there.
 */
export async function holdCounts(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [openingLock]);
}

export async function holdOpenings(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared($1)', [openingLock]);
}

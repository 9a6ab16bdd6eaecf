import { constantColumn, type Queryable, type Tx } from '../../kit/index.ts';
import type { CountedEntry } from './fold-rounds.ts';

/** Changes whenever a contest that counts is opened, moved on, or gets a newer version. */
export async function readOpenVersion(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ version: string }>({
    name: 'tournaments_open_version',
    text: `select coalesce(string_agg(promotion_id || ':' || version, ',' order by promotion_id), '') as version
      from tournaments_tournament where state in ('open', 'settling') and frozen_at is null`,
  });
  return rows[0]?.version ?? '';
}

/** Locks contests in the order of their ids. @returns those that count still */
export async function lockCounting(tx: Tx, promotionIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await tx.query<{ promotion_id: bigint; counts: boolean }>({
    name: 'tournaments_lock_counting',
    text: `select promotion_id, state in ('open', 'settling') and frozen_at is null as counts
      from tournaments_tournament where promotion_id = any($1::bigint[]) order by promotion_id for update`,
    values: [promotionIds],
  });
  return new Set(rows.flatMap((row) => (row.counts ? [Number(row.promotion_id)] : [])));
}

interface CountingRow {
  player_id: bigint;
  promotion_id: bigint;
  state: CountedEntry['state'];
  joined_ms: number;
  bets: string;
  wins: string;
  rate: bigint;
  games_taken: number;
  points: bigint;
  reached_ms: number;
}

/** What counting needs of entries, and nothing else: it asks for it with every step. Who is in none is left out. */
export async function readCounting(
  tx: Tx,
  named: readonly { playerId: number; promotionId: number }[],
): Promise<CountedEntry[]> {
  if (named.length === 0) return [];
  const { rows } = await tx.query<CountingRow>({
    name: 'tournaments_read_counting',
    text: `select e.player_id, e.promotion_id, e.state, extract(epoch from e.joined_at)::float8 * 1000 as joined_ms, e.bets::text,
        e.wins::text, e.rate, e.games_taken, e.points, extract(epoch from e.reached_at)::float8 * 1000 as reached_ms
      from tournaments_entry e join (select m.player_id, coalesce(m.promotion_id, ($2::bigint[])[1]) as promotion_id
        from unnest($1::bigint[], $2::bigint[]) as m (player_id, promotion_id)) n
        on n.player_id = e.player_id and n.promotion_id = e.promotion_id`,
    values: [named.map(({ playerId }) => playerId), constantColumn(named.map(({ promotionId }) => promotionId))],
  });
  return rows.map((row) => ({
    playerId: Number(row.player_id),
    promotionId: Number(row.promotion_id),
    state: row.state,
    joinedAt: new Date(Math.round(row.joined_ms)),
    bets: BigInt(row.bets),
    wins: BigInt(row.wins),
    rate: row.rate,
    gamesTaken: row.games_taken,
    points: row.points,
    reachedAt: new Date(Math.round(row.reached_ms)),
  }));
}

/** Entries as counting has moved them; it holds their contests. */
export async function saveCounts(
  tx: Tx,
  entries: readonly { entry: CountedEntry; score: bigint; changed: bigint }[],
): Promise<void> {
  await tx.query({
    name: 'tournaments_save_counts',
    text: `update tournaments_entry e set bets = n.bets, wins = n.wins, rate = n.rate, games_taken = n.games_taken,
        points = n.points, score = n.score, reached_at = n.reached_at, changed = n.changed
      from (select m.player_id, coalesce(m.promotion_id, ($2::bigint[])[1]) as promotion_id, m.bets, m.wins, m.rate,
          m.games_taken, m.points, m.score, to_timestamp(m.reached_ms / 1000.0) as reached_at, coalesce(m.changed, ($10::bigint[])[1]) as changed
        from unnest($1::bigint[], $2::bigint[], $3::numeric[], $4::numeric[], $5::bigint[], $6::int[], $7::bigint[],
          $8::bigint[], $9::float8[], $10::bigint[]) as m
          (player_id, promotion_id, bets, wins, rate, games_taken, points, score, reached_ms, changed)) n
      where e.player_id = n.player_id and e.promotion_id = n.promotion_id`,
    values: [
      entries.map(({ entry }) => entry.playerId),
      constantColumn(entries.map(({ entry }) => entry.promotionId)),
      entries.map(({ entry }) => entry.bets),
      entries.map(({ entry }) => entry.wins),
      entries.map(({ entry }) => entry.rate),
      entries.map(({ entry }) => entry.gamesTaken),
      entries.map(({ entry }) => entry.points),
      entries.map(({ score }) => score),
      entries.map(({ entry }) => entry.reachedAt.getTime()),
      constantColumn(entries.map(({ changed }) => changed)),
    ],
  });
}

interface CountedRow {
  playerId: number;
  promotionId: number;
  roundId: string;
  counts: boolean;
}

/** Of contests in which so many rounds count: which of these rounds do. */
export async function readCounted(
  tx: Tx,
  asked: readonly { playerId: number; promotionId: number; roundId: string }[],
): Promise<CountedRow[]> {
  if (asked.length === 0) return [];
  const { rows } = await tx.query<{ player_id: bigint; promotion_id: bigint; round_id: string; counts: boolean }>({
    name: 'tournaments_read_counted',
    text: `select distinct c.player_id, c.promotion_id, c.round_id, c.counts from tournaments_counted c
      join unnest($1::bigint[], $2::bigint[], $3::uuid[]) as n (player_id, promotion_id, round_id)
        using (player_id, promotion_id, round_id)`,
    values: [
      asked.map(({ playerId }) => playerId),
      asked.map(({ promotionId }) => promotionId),
      asked.map(({ roundId }) => roundId),
    ],
  });
  return rows.map((row) => ({
    playerId: Number(row.player_id),
    promotionId: Number(row.promotion_id),
    roundId: row.round_id,
    counts: row.counts,
  }));
}

/** The rounds that count for somebody. */
export async function countedOf(
  tx: Tx,
  { playerId, promotionId }: { playerId: number; promotionId: number },
): Promise<Set<string>> {
  const { rows } = await tx.query<{ round_id: string }>(
    'select round_id from tournaments_counted where player_id = $1 and promotion_id = $2 and counts',
    [playerId, promotionId],
  );
  return new Set(rows.map((row) => row.round_id));
}

export async function saveCounted(tx: Tx, rows: readonly CountedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query({
    name: 'tournaments_save_counted',
    text: `insert into tournaments_counted (player_id, promotion_id, round_id, counts)
      select * from unnest($1::bigint[], $2::bigint[], $3::uuid[], $4::boolean[])
      on conflict (player_id, promotion_id, round_id) do update set counts = excluded.counts`,
    values: [
      rows.map(({ playerId }) => playerId),
      rows.map(({ promotionId }) => promotionId),
      rows.map(({ roundId }) => roundId),
      rows.map(({ counts }) => counts),
    ],
  });
}

/** What was told until a moment has been counted. */
export async function noteCounted(tx: Tx, promotionIds: readonly number[], at: Date): Promise<void> {
  if (promotionIds.length === 0) return;
  await tx.query(
    `update tournaments_tournament set counted_at = $2 where promotion_id = any($1::bigint[]) and frozen_at is null`,
    [promotionIds, at],
  );
}

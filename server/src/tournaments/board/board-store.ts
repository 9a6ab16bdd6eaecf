import type { Queryable } from '../../kit/index.ts';
import type { BoardEntry } from './board.ts';

/** What entries and results have in common. */
export interface CountedRow {
  player_id: bigint;
  number: number | null;
  nickname: string;
  team: number | null;
  score: bigint;
  bets: bigint;
  wins: bigint;
  rate: bigint;
  games_taken: number;
  points: bigint;
  simulated: boolean;
}

export const fromCountedRow = (row: CountedRow): Omit<BoardEntry, 'id' | 'isOn' | 'reachedMicros'> => ({
  playerId: Number(row.player_id),
  number: row.number,
  nickname: row.nickname,
  team: row.team,
  score: row.score,
  bets: row.bets,
  wins: row.wins,
  rate: Number(row.rate),
  gamesTaken: row.games_taken,
  points: Number(row.points),
  simulated: row.simulated,
});

interface EntryRow extends CountedRow {
  id: bigint;
  is_on: boolean;
  reached_micros: bigint;
  changed: bigint;
}

const columns = `id, player_id, number, nickname, state in ('running', 'completed') as is_on, team, score,
  (extract(epoch from reached_at) * 1000000)::bigint as reached_micros, trunc(bets / 1000000)::bigint as bets,
  trunc(wins / 1000000)::bigint as wins, rate, games_taken, points, simulated, changed`;

type ChangedEntry = BoardEntry & { changed: bigint };

const fromRow = (row: EntryRow): ChangedEntry => ({
  ...fromCountedRow(row),
  id: Number(row.id),
  isOn: row.is_on,
  reachedMicros: Number(row.reached_micros),
  changed: row.changed,
});

/** All entries of a contest, best first: what is sorted is quickly put in order. */
export async function selectEntries(db: Queryable, promotionId: number): Promise<ChangedEntry[]> {
  const { rows } = await db.query<EntryRow>({
    name: 'tournaments_board',
    text: `select ${columns} from tournaments_entry where promotion_id = $1 order by score desc, reached_at, id`,
    values: [promotionId],
  });
  return rows.map(fromRow);
}

/** Entries that a later count has changed. */
export async function selectChanged(
  db: Queryable,
  { promotionId, after }: { promotionId: number; after: bigint },
): Promise<ChangedEntry[]> {
  const { rows } = await db.query<EntryRow>({
    name: 'tournaments_board_changes',
    text: `select ${columns} from tournaments_entry where promotion_id = $1 and changed > $2`,
    values: [promotionId, after],
  });
  return rows.map(fromRow);
}

/** How one player stands in contests, by contest. */
export async function selectEntriesOf(
  db: Queryable,
  { playerIds, promotionIds }: { playerIds: readonly number[]; promotionIds: readonly number[] },
): Promise<(BoardEntry & { promotionId: number })[]> {
  const { rows } = await db.query<EntryRow & { promotion_id: bigint }>({
    name: 'tournaments_entries_of',
    text: `select promotion_id, ${columns} from tournaments_entry
      where player_id = any($1::bigint[]) and promotion_id = any($2::bigint[])`,
    values: [playerIds, promotionIds],
  });
  return rows.map((row) => ({ ...fromRow(row), promotionId: Number(row.promotion_id) }));
}

/** The contests a player takes part in, or did. */
export async function contestsEntered(db: Queryable, playerId: number): Promise<number[]> {
  const { rows } = await db.query<{ promotion_id: bigint }>({
    name: 'tournaments_contests_entered',
    text: `select promotion_id from tournaments_entry where player_id = $1 and state not in ('left', 'excluded')
      order by id desc limit 500`,
    values: [playerId],
  });
  return rows.map((row) => Number(row.promotion_id));
}

/** How many take part. */
export async function countEntries(db: Queryable, promotionId: number): Promise<number> {
  const { rows } = await db.query<{ players: number }>({
    name: 'tournaments_count_entries',
    text: `select count(*)::int as players from tournaments_entry
      where promotion_id = $1 and state not in ('left', 'excluded')`,
    values: [promotionId],
  });
  return rows[0]?.players ?? 0;
}

import type { Queryable, Tx } from '../../kit/index.ts';
import type { Entry, EntryState } from '../contest.ts';

interface EntryRow {
  id: bigint;
  player_id: bigint;
  promotion_id: bigint;
  nickname: string;
  state: EntryState;
  team: number | null;
  joined_at: Date;
  bets: string;
  wins: string;
  rate: bigint;
  games_taken: number;
  points: bigint;
  score: bigint;
  reached_at: Date;
  step: number;
  simulated: boolean;
}

const columns = `id, player_id, promotion_id, nickname, state, team, joined_at, bets::text, wins::text, rate, games_taken, points,
  score, reached_at, step, simulated`;

const fromRow = (row: EntryRow): Entry => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  promotionId: Number(row.promotion_id),
  nickname: row.nickname,
  state: row.state,
  team: row.team,
  joinedAt: row.joined_at,
  bets: BigInt(row.bets),
  wins: BigInt(row.wins),
  rate: row.rate,
  gamesTaken: row.games_taken,
  points: row.points,
  score: row.score,
  reachedAt: row.reached_at,
  step: row.step,
  simulated: row.simulated,
});

interface Named {
  playerId: number;
  promotionId: number;
}

/** How somebody stands in a contest; undefined: not in it. */
export async function findEntry(db: Queryable, { playerId, promotionId }: Named): Promise<Entry | undefined> {
  const { rows } = await db.query<EntryRow>({
    name: 'tournaments_find_entry',
    text: `select ${columns} from tournaments_entry where player_id = $1 and promotion_id = $2`,
    values: [playerId, promotionId],
  });
  return rows[0] && fromRow(rows[0]);
}

/** Where an entry stands among those on the board, itself included. */
export async function placeAmong(tx: Tx, { playerId, promotionId }: Named): Promise<number | undefined> {
  const { rows } = await tx.query<{ place: number }>(
    `select place::int from (
       select player_id, row_number() over (order by score desc, reached_at, id) as place
       from tournaments_entry where promotion_id = $2 and state in ('running', 'completed')
     ) as board where player_id = $1`,
    [playerId, promotionId],
  );
  return rows[0]?.place;
}

/** Takes so many numbers of entries, without gaps, whoever leaves later. @returns the first. Its contest is locked. */
export async function numberEntries(tx: Tx, promotionId: number, many: number): Promise<number> {
  const taken = await tx.query<{ entries: number }>(
    'update tournaments_tournament set entries = entries + $2 where promotion_id = $1 and entries is not null returning entries',
    [promotionId, many],
  );
  const [known] = taken.rows;
  if (known) return known.entries - many + 1;
  // Opened before entries were numbered.
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from tournaments_entry where promotion_id = $1 and not simulated',
    [promotionId],
  );
  const before = rows[0]?.count ?? 0;
  await tx.query('update tournaments_tournament set entries = $2 where promotion_id = $1', [
    promotionId,
    before + many,
  ]);
  return before + 1;
}

/** Numbers and teams, in the order of numbers. */
export async function selectShuffled(
  db: Queryable,
  { promotionId, after, limit }: { promotionId: number; after: number; limit: number },
): Promise<{ number: number; team: number }[]> {
  const { rows } = await db.query<{ number: number; team: number }>(
    `select number, team from tournaments_entry where promotion_id = $1 and number > $2 and team is not null
     order by number limit $3`,
    [promotionId, after, limit],
  );
  return rows;
}

interface NewEntry extends Named {
  number: number;
  nickname: string;
  team: number | null;
  joinedAt: Date;
  changed: bigint;
}

export async function insertEntries(tx: Tx, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.query({
    name: 'tournaments_insert_entries',
    text: `insert into tournaments_entry (player_id, promotion_id, nickname, state, team, joined_at, reached_at, changed, number)
      select n.player_id, n.promotion_id, n.nickname, 'running', n.team, n.joined_at, n.joined_at, n.changed, n.number
      from unnest($1::bigint[], $2::bigint[], $3::text[], $4::int[], $5::timestamptz[], $6::bigint[], $7::int[]) as n
        (player_id, promotion_id, nickname, team, joined_at, changed, number)
      on conflict (player_id, promotion_id) do nothing`,
    values: [
      entries.map(({ playerId }) => playerId),
      entries.map(({ promotionId }) => promotionId),
      entries.map(({ nickname }) => nickname),
      entries.map(({ team }) => team),
      entries.map(({ joinedAt }) => joinedAt),
      entries.map(({ changed }) => changed),
      entries.map(({ number }) => number),
    ],
  });
}

/** Somebody is off the board for good. */
export async function takeOff(
  tx: Tx,
  { playerId, promotionId }: Named,
  { state, reason, changed }: { state: 'left' | 'excluded'; reason: string | null; changed: bigint },
): Promise<void> {
  await tx.query(
    'update tournaments_entry set state = $3, reason = $4, changed = $5 where player_id = $1 and promotion_id = $2',
    [playerId, promotionId, state, reason, changed],
  );
}

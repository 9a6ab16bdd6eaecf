import type { Queryable } from '../kit/index.ts';

/** How somebody has played in a time. */
export interface PlaySigns {
  playerId: number;
  rounds: number;
  games: number;
  /** Rounds at the largest stake of this time. */
  atLargest: number;
  /** Rounds that are still open. */
  open: number;
}

export async function readPlaySigns(
  db: Queryable,
  { playerIds, from, to }: { playerIds: readonly number[]; from: Date; to: Date },
): Promise<PlaySigns[]> {
  const { rows } = await db.query<{
    player_id: bigint;
    rounds: bigint;
    games: bigint;
    at_largest: bigint;
    open: bigint;
  }>(
    `select player_id, count(*) as rounds, count(distinct game) as games, count(*) filter (where stake = largest) as at_largest,
       count(*) filter (where state = 'open') as open
     from (
       select player_id, game, state, stake_cash + stake_bonus as stake,
         max(stake_cash + stake_bonus) over (partition by player_id, currency) as largest
       from wagers_round where player_id = any($1::bigint[]) and opened_at >= $2 and opened_at < $3) r
     group by player_id`,
    [playerIds, from, to],
  );
  return rows.map((row) => ({
    playerId: Number(row.player_id),
    rounds: Number(row.rounds),
    games: Number(row.games),
    atLargest: Number(row.at_largest),
    open: Number(row.open),
  }));
}

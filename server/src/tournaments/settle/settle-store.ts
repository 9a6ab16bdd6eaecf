import type { Queryable, Tx } from '../../kit/index.ts';
import type { ContestState } from '../contest.ts';

export async function setHeld(tx: Tx, promotionId: number, until: Date | null): Promise<void> {
  await tx.query('update tournaments_tournament set held_until = $2 where promotion_id = $1', [promotionId, until]);
}

export async function moveContest(
  tx: Tx,
  { promotionId, to, at }: { promotionId: number; to: ContestState; at: Date },
): Promise<void> {
  await tx.query(
    `update tournaments_tournament set state = $2::text, moved_at = $3::timestamptz,
       finished_at = case when $2::text = 'finished' then $3::timestamptz end
     where promotion_id = $1`,
    [promotionId, to, at],
  );
}

/** Everybody who is still in it: a quest that was completed stays so. */
export async function endEntries(
  tx: Tx,
  { promotionId, changed }: { promotionId: number; changed: bigint },
): Promise<void> {
  await tx.query(
    `update tournaments_entry set state = 'over', changed = $2
     where promotion_id = $1 and (state = 'running' or state = 'completed' and step = 0)`,
    [promotionId, changed],
  );
}

/** Players who are still in it, those that the house simulates left out; page by page, by id. */
export async function playersIn(
  db: Queryable,
  { promotionId, after, limit }: { promotionId: number; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await db.query<{ player_id: bigint }>(
    `select player_id from tournaments_entry
     where promotion_id = $1 and player_id > $2 and state in ('running', 'completed') and not simulated
     order by player_id limit $3`,
    [promotionId, after, limit],
  );
  return rows.map((row) => Number(row.player_id));
}

/**
 * The team whose best come to most, as many of each as count; of two alike the one that came to it first, then the one that is
 * named first. Null: no team has anything.
 */
export async function winningTeam(
  tx: Tx,
  { promotionId, best, gone }: { promotionId: number; best: number; gone: readonly number[] },
): Promise<number | null> {
  const { rows } = await tx.query<{ team: number }>(
    `select team from (
       select team, score, reached_at, row_number() over (partition by team order by score desc, reached_at, id) as place
       from tournaments_entry where promotion_id = $1 and team is not null and state in ('running', 'completed')
         and player_id <> all($3::bigint[])) e
     where place <= $2 group by team having sum(score) > 0
     order by sum(score) desc, max(reached_at) filter (where score > 0), team limit 1`,
    [promotionId, best, gone],
  );
  return rows[0]?.team ?? null;
}

/**
 * Writes the result down. Places are total: score, then who came to it first, then who joined first. Prizes go by the places of
 * those who are real and have a score; of teams only to the one that won, by the place in it.
 */
export async function writeResult(
  tx: Tx,
  {
    promotionId,
    winnerTeam,
    byTeams,
    gone,
  }: {
    promotionId: number;
    winnerTeam: number | null;
    byTeams: boolean;
    gone: readonly number[];
  },
): Promise<void> {
  await tx.query(
    `insert into tournaments_result (player_id, promotion_id, place, place_in_team, team, prize_place, nickname, bets, wins,
       rate, games_taken, points, score, simulated, number)
     select player_id, promotion_id, row_number() over (order by score desc, reached_at, id),
       case when team is not null then row_number() over (partition by team order by score desc, reached_at, id) end,
       team,
       case when not simulated and score > 0 and (not $3::boolean or team = $2::int) then
         row_number() over (partition by not simulated and score > 0 and (not $3::boolean or coalesce(team = $2::int, false))
           order by score desc, reached_at, id) end,
       nickname, bets, wins, rate, games_taken, points, score, simulated, number
     from tournaments_entry where promotion_id = $1 and state in ('running', 'completed') and player_id <> all($4::bigint[])`,
    [promotionId, winnerTeam, byTeams, gone],
  );
}

/** From here on nothing counts. */
export async function freeze(
  tx: Tx,
  { promotionId, winnerTeam, at }: { promotionId: number; winnerTeam: number | null; at: Date },
): Promise<void> {
  await tx.query('update tournaments_tournament set frozen_at = $2, winner_team = $3 where promotion_id = $1', [
    promotionId,
    at,
    winnerTeam,
  ]);
}

export interface Winner {
  playerId: number;
  prizePlace: number;
}

/** The next of those who have won something. */
export async function winnersAfter(
  tx: Tx,
  { promotionId, after, last, limit }: { promotionId: number; after: number; last: number; limit: number },
): Promise<Winner[]> {
  const { rows } = await tx.query<{ player_id: bigint; prize_place: number }>(
    `select player_id, prize_place from tournaments_result
     where promotion_id = $1 and prize_place > $2 and prize_place <= $3 order by prize_place limit $4`,
    [promotionId, after, last, limit],
  );
  return rows.map((row) => ({ playerId: Number(row.player_id), prizePlace: row.prize_place }));
}

export async function notePaid(tx: Tx, promotionId: number, through: number): Promise<void> {
  await tx.query('update tournaments_tournament set paid_through = $2 where promotion_id = $1', [promotionId, through]);
}

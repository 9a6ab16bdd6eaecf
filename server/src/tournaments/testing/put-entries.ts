import type { Database } from '../../kit/index.ts';

interface PutEntry {
  playerId: number;
  nickname?: string;
  state?: 'running' | 'completed' | 'over' | 'left' | 'excluded';
  team?: number;
  /** Of stakes, in subunits; the score where none is told. */
  bets?: number;
  score?: number;
  gamesTaken?: number;
  /** Seconds after the first moment of the contest. */
  reached?: number;
  simulated?: boolean;
}

/** Puts entries as a count would leave them: numbered, in one transaction that holds the contest. */
export async function putEntries(database: Database, promotionId: number, entries: readonly PutEntry[]): Promise<void> {
  await database.tx(async (tx) => {
    const { rows } = await tx.query<{ changes: bigint; starts_at: Date }>(
      'update tournaments_tournament set changes = changes + 1 where promotion_id = $1 returning changes, starts_at',
      [promotionId],
    );
    const [contest] = rows;
    if (!contest) throw new Error(`there is no contest ${promotionId}`);
    for (const entry of entries) {
      const { playerId, nickname = `p***${playerId}`, state = 'running', bets = entry.score ?? 0 } = entry;
      const at = new Date(contest.starts_at.getTime() + (entry.reached ?? 0) * 1000);
      await tx.query(
        `insert into tournaments_entry (player_id, promotion_id, nickname, state, team, joined_at, bets, games_taken, score,
           reached_at, changed, simulated, reason)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
         on conflict (player_id, promotion_id) do update set state = excluded.state, bets = excluded.bets,
           games_taken = excluded.games_taken, score = excluded.score, reached_at = excluded.reached_at,
           changed = excluded.changed, reason = excluded.reason`,
        [
          playerId,
          promotionId,
          nickname,
          state,
          entry.team ?? null,
          contest.starts_at,
          String(BigInt(bets) * 1_000_000n),
          entry.gamesTaken ?? 1,
          entry.score ?? bets,
          at,
          contest.changes,
          entry.simulated ?? false,
          state === 'excluded' ? 'a test' : null,
        ],
      );
    }
  });
}

/** Freezes a result as settling would: places by score, prizes to those who are real. */
export async function putResult(database: Database, promotionId: number, at: Date): Promise<void> {
  await database.tx(async (tx) => {
    await tx.query(
      `insert into tournaments_result (player_id, promotion_id, place, place_in_team, team, prize_place, nickname, bets,
         wins, rate, games_taken, points, score, simulated)
       select player_id, promotion_id, row_number() over w,
         case when team is not null then row_number() over (partition by team order by score desc, reached_at, id) end, team,
         case when not simulated then count(*) filter (where not simulated) over w end,
         nickname, bets, wins, rate, games_taken, points, score, simulated
       from tournaments_entry where promotion_id = $1 and state in ('running', 'completed') and score > 0
       window w as (order by score desc, reached_at, id)`,
      [promotionId],
    );
    await tx.query(
      `update tournaments_tournament set state = 'finished', finished_at = $2, frozen_at = $2 where promotion_id = $1`,
      [promotionId, at],
    );
  });
}

import type { Tx } from '../../kit/index.ts';
import type { RivalTally } from './rival-tally.ts';

interface RivalEntry extends RivalTally {
  /** Below zero: nobody's account. */
  playerId: number;
  promotionId: number;
  score: bigint;
  joinedAt: Date;
  reachedAt: Date;
  changed: bigint;
}

/** Writes rivals as they stand now; one whose score is what it was keeps its row. Their contests must be locked. */
export async function saveRivals(tx: Tx, rivals: readonly RivalEntry[]): Promise<void> {
  if (rivals.length === 0) return;
  await tx.query({
    name: 'tournaments_save_rivals',
    text: `insert into tournaments_entry as e (player_id, promotion_id, nickname, state, team, joined_at, bets, wins, rate,
        games_taken, points, score, reached_at, changed, simulated)
      select n.player_id, n.promotion_id, n.nickname, 'running', n.team, n.joined_at, n.bets, n.wins, n.rate,
        n.games_taken, n.points, n.score, n.reached_at, n.changed, true
      from unnest($1::bigint[], $2::bigint[], $3::text[], $4::int[], $5::timestamptz[], $6::numeric[], $7::numeric[],
        $8::bigint[], $9::int[], $10::bigint[], $11::bigint[], $12::timestamptz[], $13::bigint[]) as n
        (player_id, promotion_id, nickname, team, joined_at, bets, wins, rate, games_taken, points, score, reached_at, changed)
      on conflict (player_id, promotion_id) do update set bets = excluded.bets, wins = excluded.wins,
        rate = excluded.rate, games_taken = excluded.games_taken, points = excluded.points, score = excluded.score,
        reached_at = excluded.reached_at, changed = excluded.changed
      where e.simulated and e.state = 'running' and e.score <> excluded.score`,
    values: [
      rivals.map(({ playerId }) => playerId),
      rivals.map(({ promotionId }) => promotionId),
      rivals.map(({ nickname }) => nickname),
      rivals.map(({ team }) => team),
      rivals.map(({ joinedAt }) => joinedAt),
      rivals.map(({ bets }) => bets),
      rivals.map(({ wins }) => wins),
      rivals.map(({ rate }) => rate),
      rivals.map(({ gamesTaken }) => gamesTaken),
      rivals.map(({ points }) => points),
      rivals.map(({ score }) => score),
      rivals.map(({ reachedAt }) => reachedAt),
      rivals.map(({ changed }) => changed),
    ],
  });
}

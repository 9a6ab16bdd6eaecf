import type { Queryable } from '../kit/index.ts';
import type { PastRounds, PastRoundsWanted } from '../promotions/index.ts';

/** Closed rounds of the last time, by player, game and currency. */
export async function readPastRounds(
  db: Queryable,
  { since, oneIn, money, least, minOdds }: PastRoundsWanted,
): Promise<PastRounds[]> {
  const { rows } = await db.query<Omit<PastRounds, 'playerId' | 'rounds'> & { player_id: bigint; rounds: bigint }>(
    `select player_id, game, currency, count(*) as rounds, sum(stake)::bigint as stake, sum(win)::bigint as win,
       max(trunc(win::numeric * 1000000 / stake))::bigint as best
     from (
       select player_id, game, currency, case when $3 then stake_cash else stake_cash + stake_bonus end as stake,
         case when $3 then win_cash else win_cash + win_bonus end as win
       from wagers_round
       where opened_at >= $1 and state = 'closed' and player_id % $2 = 0 and not ($3 and free_rounds_id is not null)
         and detail->>'uncounted' is null and ($5::int is null or (detail->>'odds')::int >= $5)) r
     where stake > 0 and ($4::jsonb is null or stake >= ($4::jsonb->>currency)::bigint)
     group by 1, 2, 3 order by 1, 2, 3`,
    [since, oneIn, money === 'cash', least ? JSON.stringify(least) : null, minOdds ?? null],
  );
  return rows.map(({ player_id, rounds, ...row }) => ({ ...row, playerId: Number(player_id), rounds: Number(rounds) }));
}

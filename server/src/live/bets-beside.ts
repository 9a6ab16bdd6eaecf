import type { Queryable } from '../kit/index.ts';

/**
 * Players who bet at shared tables beside one: in how many decided rounds both staked alike sums (a tenth apart at most),
 * and in how many of these just one of them won. Whatever the game, bets against each other look like that.
 */
export async function readBetsBeside(
  db: Queryable,
  { playerId, since }: { playerId: number; since: Date },
): Promise<{ playerId: number; rounds: number; opposite: number }[]> {
  const { rows } = await db.query<{ player_id: bigint; rounds: number; opposite: number }>({
    name: 'live_bets_beside',
    text: `with own as (
        select round_id, currency, sum(stake) as stake, sum(win) > 0 as won from live_bet
        where player_id = $1 and placed_at >= $2 and state = 'closed' group by 1, 2)
      select o.player_id, count(*)::int as rounds, count(*) filter (where o.won <> own.won)::int as opposite
      from own join lateral (
        select b.player_id, sum(b.stake) as stake, sum(b.win) > 0 as won from live_bet b
        where b.round_id = own.round_id and b.currency = own.currency and b.player_id <> $1 and b.state = 'closed'
        group by b.player_id) o on abs(o.stake - own.stake) * 10 <= own.stake
      group by o.player_id order by rounds desc, o.player_id limit 20`,
    values: [playerId, since],
  });
  return rows.map(({ player_id: id, rounds, opposite }) => ({ playerId: Number(id), rounds, opposite }));
}

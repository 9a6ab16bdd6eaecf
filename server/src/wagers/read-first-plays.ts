import type { Queryable } from '../kit/index.ts';
import { firstBetAt } from './list-played.ts';

interface Span {
  playerId: number;
  from: Date;
  until: Date;
}

/** When each of some players first opened a round within a span of their own; whoever did not is missing. One look at an index each. */
export async function readFirstPlays(db: Queryable, spans: readonly Span[]): Promise<Map<number, Date>> {
  const { rows } = await db.query<{ player_id: bigint; opened_at: Date }>(
    `select s.player_id, r.opened_at from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as s (player_id, from_bet, until_bet),
       lateral (select w.opened_at from wagers_round w where w.player_id = s.player_id and w.bet_id >= s.from_bet
         and w.bet_id < s.until_bet and w.state <> 'rolled_back' order by w.bet_id limit 1) r`,
    [
      spans.map(({ playerId }) => playerId),
      spans.map(({ from }) => firstBetAt(from)),
      spans.map(({ until }) => firstBetAt(until)),
    ],
  );
  return new Map(rows.map((row) => [Number(row.player_id), row.opened_at]));
}

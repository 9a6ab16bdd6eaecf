import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

/** What a player has paid in and been paid out so far, in one currency. */
export interface PlayerMoney {
  playerId: number;
  currency: Currency;
  deposits: number;
  deposited: bigint;
  cashouts: number;
  cashedOut: bigint;
}

/** Of all these players in one query. Only what has arrived counts; what is under way does not. */
export async function readMoneyOfPlayers(db: Queryable, playerIds: readonly number[]): Promise<PlayerMoney[]> {
  const { rows } = await db.query<Omit<PlayerMoney, 'playerId'> & { player_id: bigint }>(
    `select player_id, currency, (count(*) filter (where action = 'deposit'))::int as deposits,
       coalesce(sum(amount) filter (where action = 'deposit'), 0)::bigint as deposited,
       (count(*) filter (where action = 'cashout'))::int as cashouts,
       coalesce(sum(amount) filter (where action = 'cashout'), 0)::bigint as "cashedOut"
     from payments_payment where player_id = any($1::bigint[]) and state = 'succeeded'
     group by player_id, currency order by player_id, currency`,
    [playerIds],
  );
  return rows.map(({ player_id, ...money }) => ({ ...money, playerId: Number(player_id) }));
}

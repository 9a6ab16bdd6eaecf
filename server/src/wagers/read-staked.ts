import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { firstBetAt } from './list-played.ts';

/** What a player has staked in rounds opened since a moment, less what was given back, by currency. */
export async function readStaked(
  db: Queryable,
  { playerId, since }: { playerId: number; since: Date },
): Promise<Map<Currency, bigint>> {
  const { rows } = await db.query<{ currency: Currency; staked: bigint }>({
    name: 'wagers_read_staked',
    text: `select currency, sum(stake_cash + stake_bonus)::bigint as staked from wagers_round
      where player_id = $1 and bet_id >= $2 and state <> 'rolled_back' group by currency`,
    values: [playerId, firstBetAt(since)],
  });
  return new Map(rows.map((row) => [row.currency, row.staked]));
}

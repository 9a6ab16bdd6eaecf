import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { cashRewardReasons } from './wallet.ts';

/** What players were given as own money between two moments, by player and currency. */
export async function readCashRewards(
  db: Queryable,
  { playerIds, from, until }: { playerIds: readonly number[]; from: Date; until: Date },
): Promise<Map<string, bigint>> {
  const { rows } = await db.query<{ player_id: bigint; currency: Currency; given: bigint }>(
    `select a.player_id, a.currency, sum(t.cash)::bigint as given from wallet_account a
     join wallet_transfer t on t.account_id = a.id
     where a.player_id = any($1::bigint[]) and t.reason = any($2) and t.at >= $3 and t.at < $4 and t.cash > 0
     group by a.player_id, a.currency`,
    [playerIds, cashRewardReasons, from, until],
  );
  return new Map(rows.map(({ player_id, currency, given }) => [`${player_id}:${currency}`, given]));
}

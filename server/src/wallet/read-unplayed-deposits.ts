import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

/**
 * What was paid in and has not been staked once: every stake plays the money that was there, so more stakes than
 * deposits do not count for deposits that come later.
 */
export async function readUnplayedDeposits(
  db: Queryable,
  { playerId, currency, since }: { playerId: number; currency: Currency; since: Date },
): Promise<bigint> {
  const { rows } = await db.query<{ unplayed: string }>({
    name: 'wallet_unplayed_deposits',
    // What is left after the last of them: the running sum, less the lowest it ever was below zero.
    text: `select greatest(coalesce(max(total) filter (where is_last), 0) - least(coalesce(min(total), 0), 0), 0)::text
        as unplayed
      from (
        select sum(case when t.reason = 'deposit' then t.cash else t.cash + t.bonus end) over w as total,
          row_number() over (order by t.entry desc) = 1 as is_last
        from wallet_transfer t
        where t.account_id = (select id from wallet_account where player_id = $1 and currency = $2)
          and t.reason in ('deposit', 'stake', 'rollback') and t.at > $3
        window w as (order by t.entry)) steps`,
    values: [playerId, currency, since],
  });
  return BigInt(rows[0]?.unplayed ?? 0);
}

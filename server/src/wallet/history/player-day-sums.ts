import type { Currency } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { Reason } from '../wallet.ts';
import type { Purpose } from './kinds.ts';
import { transfersWithHolds } from './month-sums.ts';

/** What is added up of a day. */
export const playerDayColumns = `a.player_id, t.currency, (t.at at time zone 'UTC')::date as day, t.reason,
  coalesce(h.purpose, '') as purpose, count(*) as transfers, sum(-t.house_amount) as amount`;
export const ownedTransfers = `${transfersWithHolds} join wallet_account a on a.id = t.account_id`;

/** Adds a stretch of the journal to the days of its players. Whoever calls sees to it that each comes once. */
export async function addToPlayerDays(tx: Tx, stretch: { after: bigint; through: bigint }): Promise<void> {
  await tx.query(
    `insert into wallet_player_day as d (player_id, currency, day, reason, purpose, transfers, amount)
     select ${playerDayColumns} from ${ownedTransfers} where t.id > $1 and t.id <= $2 group by 1, 2, 3, 4, 5
     on conflict (player_id, currency, day, reason, purpose) do update set
       transfers = d.transfers + excluded.transfers, amount = d.amount + excluded.amount`,
    [stretch.after, stretch.through],
  );
}

/** What one word of the journal came to on one day, in one currency. */
export interface PlayerDaySum {
  currency: Currency;
  /** `2026-03-14`, UTC. */
  day: string;
  reason: Reason;
  purpose: Purpose | '';
  amount: bigint;
}

/** From a day on: the kept sums, and what the journal says since. Exact at every moment, never the whole journal. */
export async function readPlayerDaySums(
  db: Queryable,
  { playerId, from }: { playerId: number; from: string },
): Promise<PlayerDaySum[]> {
  const { rows } = await db.query<Omit<PlayerDaySum, 'amount'> & { amount: string }>({
    name: 'wallet_player_day_sums',
    text: `with later as (select ${playerDayColumns} from ${ownedTransfers}
        where a.player_id = $1 and t.id > (select through_id from wallet_rollup) group by 1, 2, 3, 4, 5)
      select currency, to_char(day, 'YYYY-MM-DD') as day, reason, purpose, sum(amount)::text as amount from (
        select currency, day, reason, purpose, amount from wallet_player_day where player_id = $1
        union all
        select currency, day, reason, purpose, amount from later) s
      where day >= $2::date group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    values: [playerId, from],
  });
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

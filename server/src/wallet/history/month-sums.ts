import type { Currency } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { Reason } from '../wallet.ts';
import type { Purpose } from './kinds.ts';

/** Transfers `t` with the holds `h` they set aside, give back or take. */
export const transfersWithHolds = `wallet_transfer t
  left join wallet_hold h on t.reason in ('hold', 'release', 'capture') and h.id = t.key`;

/** What is added up of a month. Days and months are UTC's, for every player alike. */
export const monthColumns = `t.account_id, date_trunc('month', t.at at time zone 'UTC')::date as month, t.reason,
  coalesce(h.purpose, '') as purpose, count(*) as transfers, sum(-t.house_amount) as amount,
  sum(t.reserved) as reserved, min(t.id) as first_id, max(t.id) as last_id, min(t.player_id) as player_id`;

/** Adds a stretch of the journal to the months of its wallets. Whoever calls sees to it that each comes once. */
export async function addToMonths(tx: Tx, stretch: { after: bigint; through: bigint }): Promise<void> {
  await tx.query(
    `insert into wallet_month as m
       (account_id, month, reason, purpose, transfers, amount, reserved, first_id, last_id, player_id)
     select ${monthColumns} from ${transfersWithHolds} where t.id > $1 and t.id <= $2 group by 1, 2, 3, 4
     on conflict (account_id, month, reason, purpose) do update set transfers = m.transfers + excluded.transfers,
       amount = m.amount + excluded.amount, reserved = m.reserved + excluded.reserved,
       first_id = least(m.first_id, excluded.first_id), last_id = greatest(m.last_id, excluded.last_id)`,
    [stretch.after, stretch.through],
  );
}

/** What one word of the journal came to in one month of one wallet. */
export interface MonthSum {
  currency: Currency;
  /** `2026-03` */
  month: string;
  reason: Reason;
  purpose: Purpose | '';
  transfers: number;
  amount: bigint;
  reserved: bigint;
}

/** The kept sums, and what the journal says since: exact at every moment, never the whole journal. */
export async function readMonthSums(db: Queryable, playerId: number): Promise<MonthSum[]> {
  const { rows } = await db.query<Omit<MonthSum, 'transfers' | 'amount' | 'reserved'> & Record<string, string>>({
    name: 'wallet_month_sums',
    text: `with wallets as (select id, currency from wallet_account where player_id = $1),
      later as (select ${monthColumns} from ${transfersWithHolds}
        where t.account_id in (select id from wallets) and t.id > (select through_id from wallet_rollup)
        group by 1, 2, 3, 4)
      select w.currency, to_char(s.month, 'YYYY-MM') as month, s.reason, s.purpose, sum(s.transfers)::text as transfers,
        sum(s.amount)::text as amount, sum(s.reserved)::text as reserved
      from wallets w join (
        select account_id, month, reason, purpose, transfers, amount, reserved from wallet_month
          where account_id in (select id from wallets)
        union all
        select account_id, month, reason, purpose, transfers, amount, reserved from later) s on s.account_id = w.id
      group by w.currency, s.month, s.reason, s.purpose order by w.currency, s.month, s.reason, s.purpose`,
    values: [playerId],
  });
  return rows.map((row) => ({
    ...row,
    transfers: Number(row.transfers),
    amount: BigInt(row.amount ?? 0),
    reserved: BigInt(row.reserved ?? 0),
  }));
}

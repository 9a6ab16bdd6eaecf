import type { Queryable } from '../kit/index.ts';

/**
 * What all wallets and all accounts of the house come to, by currency: nothing, or money was made or lost. It reads every
 * balance and no journal but its last minute, so it may be asked often; the audit asks everything.
 */
export async function readConservation(db: Queryable): Promise<{ currency: string; off: number }[]> {
  const { rows } = await db.query<{ currency: string; off: string }>(
    `select currency, sum(amount)::text as off from (
       select currency, sum(cash + bonus + reserved) as amount from wallet_account group by 1
       union all
       select currency, sum(balance) from wallet_house group by 1
       union all
       select t.currency, sum(t.house_amount) from wallet_transfer t, wallet_rollup r
       where t.id > r.through_id and t.house is not null group by 1) held
     group by 1 order by 1`,
  );
  return rows.map(({ currency, off }) => ({ currency, off: Number(off) }));
}

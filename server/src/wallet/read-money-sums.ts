import { type Currency, currencies } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { sumColumns, summedTransfers } from './money-sums.ts';

/** What a player paid in, took out and staked, by currency, in whole units: numbers to show, never to reckon with. */
export interface MoneySums {
  deposits_count: number;
  deposits_sum: Record<string, number>;
  cashouts_sum: Record<string, number>;
  bets_sum: Record<string, number>;
}

interface SumRow {
  currency: Currency;
  deposits_count: bigint;
  deposits: string;
  cashouts: string;
  bets: string;
}

/** The sums as of the last roll-up, and what the journal says since: never the whole of it, and never less. */
export async function readMoneySums(db: Queryable, playerId: number): Promise<MoneySums> {
  const { rows } = await db.query<SumRow>({
    name: 'wallet_money_sums',
    text: `with later as (
        select t.account_id, ${sumColumns} from ${summedTransfers}
        where t.account_id in (select id from wallet_account where player_id = $1)
          and t.id > (select through_id from wallet_rollup)
        group by t.account_id)
      select a.currency,
        coalesce(s.deposits_count, 0) + coalesce(l.deposits_count, 0) as deposits_count,
        (coalesce(s.deposits, 0) + coalesce(l.deposits, 0))::text as deposits,
        (coalesce(s.cashouts, 0) + coalesce(l.cashouts, 0))::text as cashouts,
        (coalesce(s.bets, 0) + coalesce(l.bets, 0))::text as bets
      from wallet_account a
      left join wallet_sum s on s.account_id = a.id
      left join later l on l.account_id = a.id
      where a.player_id = $1 and (s.account_id is not null or l.account_id is not null)
      order by a.currency`,
    values: [playerId],
  });
  const sums = (read: (row: SumRow) => string) =>
    Object.fromEntries(rows.map((row) => [row.currency, Number(read(row)) / currencies[row.currency].subunits]));
  return {
    deposits_count: rows.reduce((count, row) => count + Number(row.deposits_count), 0),
    deposits_sum: sums((row) => row.deposits),
    cashouts_sum: sums((row) => row.cashouts),
    bets_sum: sums((row) => row.bets),
  };
}

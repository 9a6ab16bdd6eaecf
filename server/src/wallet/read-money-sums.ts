import { type Currency, currencies } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

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

/** Added up from the journal: money in and out of the house is what crossed it, stakes less what was rolled back. */
export async function readMoneySums(db: Queryable, playerId: number): Promise<MoneySums> {
  const { rows } = await db.query<SumRow>({
    name: 'wallet_money_sums',
    text: `select a.currency,
        count(*) filter (where t.reason = 'deposit') as deposits_count,
        coalesce(sum(-t.house_amount) filter (where t.reason = 'deposit'), 0)::text as deposits,
        coalesce(sum(t.house_amount) filter (where t.reason = 'capture' and h.purpose = 'cashout'), 0)::text as cashouts,
        coalesce(sum(t.house_amount) filter (where t.reason in ('stake', 'rollback')), 0)::text as bets
      from wallet_account a
      join wallet_transfer t on t.account_id = a.id
      left join wallet_hold h on t.reason = 'capture' and h.id = t.key
      where a.player_id = $1 group by a.currency order by a.currency`,
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

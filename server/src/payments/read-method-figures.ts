import type { Currency, PaymentAction } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

/** What became of payments that were begun in some days, by way of paying. */
interface MethodFigures {
  action: PaymentAction;
  method: string;
  currency: Currency;
  begun: number;
  succeeded: number;
  open: number;
  /** Subunits of those that succeeded. */
  amount: bigint;
  /** From the request to the money, of half of them at the most; null: none succeeded. */
  medianSeconds: number | null;
}

export async function readMethodFigures(
  db: Queryable,
  { from, until, currency }: { from: Date; until: Date; currency?: Currency | undefined },
): Promise<MethodFigures[]> {
  const { rows } = await db.query<MethodFigures>(
    `select action, method, currency, count(*)::int as begun, count(*) filter (where state = 'succeeded')::int as succeeded,
       count(*) filter (where finished_at is null)::int as open,
       coalesce(sum(amount) filter (where state = 'succeeded'), 0)::bigint as amount,
       percentile_disc(0.5) within group (order by extract(epoch from finished_at - created_at))
         filter (where state = 'succeeded')::float8 as "medianSeconds"
     from payments_payment where created_at >= $1 and created_at < $2 and ($3::text is null or currency = $3)
     group by action, method, currency order by currency, action desc, amount desc, method`,
    [from, until, currency ?? null],
  );
  return rows;
}

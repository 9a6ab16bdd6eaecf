import type { PaymentAction } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

/** How long payments of a way of paying took and how they ended, lately and usually. */
export interface PaymentPace {
  method: string;
  action: PaymentAction;
  /** Under way now. */
  open: number;
  /** From the request to the money, in seconds; null where none came to an end. */
  medianSeconds: number | null;
  usualSeconds: number | null;
  ended: number;
  failed: number;
  usualEnded: number;
  usualFailed: number;
}

/** The last of them, by number: however many there ever were, as many are read. */
const lookedAt = 5_000;

/** Deposits that ended after a moment, beside those before it. What players gave up themselves is no failure of the way. */
export async function readPaymentPace(db: Queryable, since: Date): Promise<PaymentPace[]> {
  const median = (where: string) =>
    `percentile_cont(0.5) within group (order by extract(epoch from finished_at - created_at))
       filter (where state = 'succeeded' and finished_at ${where} $1)`;
  const count = (where: string, states: string) =>
    `count(*) filter (where finished_at ${where} $1 and state in (${states}))::int`;
  const ends = `'succeeded', 'declined', 'rejected'`;
  const { rows } = await db.query<PaymentPace>(
    `select method, action, count(*) filter (where finished_at is null)::int as open,
       ${median('>=')} as "medianSeconds", ${median('<')} as "usualSeconds",
       ${count('>=', ends)} as ended, ${count('>=', `'declined', 'rejected'`)} as failed,
       ${count('<', ends)} as "usualEnded", ${count('<', `'declined', 'rejected'`)} as "usualFailed"
     from (select * from payments_payment order by id desc limit ${lookedAt}) p
     where action = 'deposit' group by method, action order by method`,
    [since],
  );
  return rows;
}

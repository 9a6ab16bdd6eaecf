import type { Currency, PaymentAction, PaymentState } from '@halley/contract';
import { behindPlace, exactTime, type PastWanted, pastValues, type Queryable } from '../kit/index.ts';

export interface PastPayment {
  id: bigint;
  at: string;
  action: PaymentAction;
  state: PaymentState;
  method: string;
  currency: Currency;
  amount: bigint;
  finishedAt: Date | null;
}

/** Payments of a player in the order in which they were asked for. */
export async function listPastPayments(db: Queryable, wanted: PastWanted): Promise<PastPayment[]> {
  const { where, newest } = behindPlace('created_at', 'id');
  const { rows } = await db.query<PastPayment>({
    name: 'payments_past',
    text: `select id, ${exactTime('created_at')} as at, action, state, method, currency, amount,
        finished_at as "finishedAt"
      from payments_payment where player_id = $1 and ${where} ${newest}`,
    values: pastValues(wanted),
  });
  return rows;
}

import type { Currency, PaymentAction, PaymentState } from '@halley/contract';
import { type Queryable, queueOf, type Tx } from '../kit/index.ts';
import type { PaymentRow } from './payment.ts';
import { paymentColumns } from './payment-store.ts';

export async function insertApproval(
  tx: Tx,
  { paymentId, member, at }: { paymentId: bigint; member: { id: number; name: string }; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into payments_approval (payment_id, member_id, member_name, at, player_id)
     select id, $2, $3, $4, player_id from payments_payment where id = $1 on conflict do nothing`,
    [paymentId, member.id, member.name, at],
  );
  return rowCount === 1;
}

export interface Approval {
  paymentId: number;
  memberId: number;
  name: string;
  at: Date;
}

export async function selectApprovals(db: Queryable, paymentIds: readonly bigint[]): Promise<Approval[]> {
  const { rows } = await db.query<{ payment_id: bigint; member_id: bigint; member_name: string; at: Date }>(
    `select payment_id, member_id, member_name, at from payments_approval where payment_id = any($1::bigint[])
     order by at, member_id`,
    [paymentIds],
  );
  return rows.map((row) => ({
    paymentId: Number(row.payment_id),
    memberId: Number(row.member_id),
    name: row.member_name,
    at: row.at,
  }));
}

/** Cashouts that wait for people, oldest first. */
export async function selectQueue(
  db: Queryable,
  { after, limit }: { after: number; limit: number },
): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `select ${paymentColumns} from payments_payment
     where action = 'cashout' and state = 'pending' and verdict = 'review' and id > $1 order by id limit $2`,
    [after, limit],
  );
  return rows;
}

export const waitingCashouts = queueOf(
  `select id, created_at as since from payments_payment
   where action = 'cashout' and state = 'pending' and verdict = 'review'`,
);

export interface PaymentSearch {
  playerId?: number | undefined;
  action?: PaymentAction | undefined;
  state?: PaymentState | undefined;
  currency?: Currency | undefined;
  provider?: string | undefined;
  method?: string | undefined;
  /** Our reference or the provider's. */
  reference?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
  /** The last id of the page before; newest first. */
  below?: number | undefined;
  limit: number;
}

export async function searchPayments(db: Queryable, search: PaymentSearch): Promise<PaymentRow[]> {
  const { playerId, action, state, currency, provider, method, reference, from, before, below, limit } = search;
  const { rows } = await db.query<PaymentRow>(
    `select ${paymentColumns} from payments_payment
     where ($1::bigint is null or player_id = $1) and ($2::text is null or action = $2)
       and ($3::text is null or state = $3) and ($4::text is null or currency = $4)
       and ($5::text is null or provider = $5) and ($6::text is null or method = $6)
       and ($7::text is null or reference::text = lower($7) or provider_reference = $7)
       and ($8::timestamptz is null or created_at >= $8) and ($9::timestamptz is null or created_at < $9)
       and ($10::bigint is null or id < $10)
     order by id desc limit $11`,
    [playerId, action, state, currency, provider, method, reference, from, before, below]
      .map((value) => value ?? null)
      .concat(limit as never),
  );
  return rows;
}

export interface DeskEvent {
  number: number;
  from: PaymentState | null;
  to: PaymentState;
  actor: 'player' | 'provider' | 'staff' | 'clock';
  actorId: number | null;
  reason: string | null;
  ledgerKey: string | null;
  ledgerReason: string | null;
  providerEvent: string | null;
  at: Date;
}

export async function selectEvents(db: Queryable, paymentId: bigint): Promise<DeskEvent[]> {
  const { rows } = await db.query<Omit<DeskEvent, 'actorId'> & { actorId: bigint | null }>(
    `select number, from_state as "from", to_state as "to", actor, actor_id as "actorId", reason,
       ledger_key as "ledgerKey", ledger_reason as "ledgerReason", provider_event as "providerEvent", at
     from payments_event where payment_id = $1 order by number`,
    [paymentId],
  );
  return rows.map((row) => ({ ...row, actorId: row.actorId === null ? null : Number(row.actorId) }));
}

export interface DeskCallback {
  outcome: string;
  status: number;
  at: Date;
}

export async function selectCallbacks(db: Queryable, paymentId: bigint): Promise<DeskCallback[]> {
  const { rows } = await db.query<DeskCallback>(
    'select outcome, status, at from payments_callback where payment_ids @> array[$1::bigint] order by id',
    [paymentId],
  );
  return rows;
}

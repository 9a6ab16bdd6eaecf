import type { Currency, PaymentAction, PaymentState } from '@halley/contract';
import { invariant, type Queryable, type Tx } from '../kit/index.ts';
import type { Actor, NextStep, PaymentRow, Step } from './payment.ts';
import { openStates } from './payment-moves.ts';

const columns = `id, reference, player_id, action, state, currency, amount, method, provider, provider_reference,
  destination, sealed_order, profile_id, reversible, next_step, routes, return_origin, cancellation_reason, offer_id,
  confirmations_seen, confirmations_needed, verdict, signals, created_at, moved_at, finished_at, look_at, looks`;

type SameNames =
  | 'action'
  | 'amount'
  | 'currency'
  | 'destination'
  | 'method'
  | 'provider'
  | 'reference'
  | 'reversible'
  | 'routes'
  | 'state';

export interface NewPayment extends Pick<PaymentRow, SameNames> {
  playerId: number;
  providerReference?: string | null;
  sealedOrder: Buffer;
  profileId: bigint | null;
  returnOrigin?: string | null;
  /** What was said of a cashout before it was written. */
  signals: readonly string[];
  at: Date;
  lookAt: Date;
}

/** Null: a payment of this reference is there already. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<PaymentRow | null> {
  const { rows } = await tx.query<PaymentRow>({
    name: 'payments_insert',
    text: `insert into payments_payment (reference, player_id, action, state, currency, amount, method, provider,
       provider_reference, destination, sealed_order, profile_id, reversible, routes, signals, created_at, moved_at,
       look_at, return_origin)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16, $17, $18)
     on conflict (reference) do nothing returning ${columns}`,
    values: [
      payment.reference,
      payment.playerId,
      payment.action,
      payment.state,
      payment.currency,
      payment.amount,
      payment.method,
      payment.provider,
      payment.providerReference ?? null,
      payment.destination,
      payment.sealedOrder,
      payment.profileId,
      payment.reversible,
      payment.routes && JSON.stringify(payment.routes),
      payment.signals,
      payment.at,
      payment.lookAt,
      payment.returnOrigin ?? null,
    ],
  });
  return rows[0] ?? null;
}

export type By = { id: number | bigint } | { reference: string };

/** Locked until the end of the transaction: whoever moves a payment has it to themselves. */
export async function lockPayment(tx: Tx, by: By): Promise<PaymentRow | undefined> {
  return find(tx, by, 'for no key update');
}

export async function findPayment(db: Queryable, by: By): Promise<PaymentRow | undefined> {
  return find(db, by, '');
}

async function find(db: Queryable, by: By, lock: string): Promise<PaymentRow | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['reference', by.reference];
  const { rows } = await db.query<PaymentRow>({
    name: `payments_find_by_${column}${lock && '_locked'}`,
    text: `select ${columns} from payments_payment where ${column} = $1 ${lock}`,
    values: [value],
  });
  return rows[0];
}

export async function findByProviderReference(
  tx: Tx,
  { provider, providerReference }: { provider: string; providerReference: string },
): Promise<PaymentRow | undefined> {
  const { rows } = await tx.query<PaymentRow>({
    name: 'payments_find_theirs',
    text: `select ${columns} from payments_payment where provider = $1 and provider_reference = $2
     order by id limit 1 for no key update`,
    values: [provider, providerReference],
  });
  return rows[0];
}

export interface PaymentChange {
  state: PaymentState;
  at: Date;
  finishedAt: Date | null;
  cancellationReason: string | null;
  lookAt: Date | null;
}

export async function updateState(tx: Tx, id: bigint, change: PaymentChange): Promise<PaymentRow> {
  const { rows } = await tx.query<PaymentRow>({
    name: 'payments_update_state',
    text: `update payments_payment set state = $2, moved_at = $3, finished_at = $4, cancellation_reason = $5, look_at = $6,
       looks = 0
     where id = $1 returning ${columns}`,
    values: [id, change.state, change.at, change.finishedAt, change.cancellationReason, change.lookAt],
  });
  const [row] = rows;
  invariant(row, 'a locked payment is there');
  return row;
}

export interface NewEvent {
  paymentId: bigint;
  from: PaymentState | null;
  to: PaymentState;
  actor: Actor;
  reason: string | null;
  ledger: { key: string; reason: string } | null;
  providerEvent: string | null;
  at: Date;
}

/** The payment's row is locked, so its next number is nobody else's. */
export async function insertEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.query({
    name: 'payments_insert_event',
    text: `insert into payments_event (payment_id, number, from_state, to_state, actor, actor_id, reason, ledger_key,
       ledger_reason, provider_event, at, player_id)
     select $1, coalesce(max(number), 0) + 1, $2::text, $3::text, $4::text, $5::bigint, $6::text, $7::uuid, $8::text,
       $9::text, $10::timestamptz, (select player_id from payments_payment where id = $1)
     from payments_event where payment_id = $1`,
    values: [
      event.paymentId,
      event.from,
      event.to,
      event.actor.kind,
      'id' in event.actor ? event.actor.id : null,
      event.reason?.slice(0, 500) ?? null,
      event.ledger?.key ?? null,
      event.ledger?.reason ?? null,
      event.providerEvent?.slice(0, 200) ?? null,
      event.at,
    ],
  });
}

/** The steps of several payments, oldest first. */
export async function stepsOf(db: Queryable, ids: readonly bigint[]): Promise<Map<bigint, Step[]>> {
  const { rows } = await db.query<{ payment_id: bigint; to_state: PaymentState; at: Date }>({
    name: 'payments_steps',
    text: `select payment_id, to_state, at from payments_event where payment_id = any($1::bigint[])
     order by payment_id, number`,
    values: [ids],
  });
  const steps = new Map<bigint, Step[]>(ids.map((id) => [id, []]));
  for (const row of rows) steps.get(row.payment_id)?.push({ state: row.to_state, at: row.at });
  return steps;
}

/** What the provider calls it, where the browser goes on, and how far coins have come: none of it moves the payment. */
export async function notePayment(
  tx: Tx,
  id: bigint,
  note: {
    providerReference?: string;
    nextStep?: NextStep;
    confirmations?: { seen: number; needed: number };
    lookAt?: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'payments_note',
    text: `update payments_payment set provider_reference = coalesce($2, provider_reference),
       next_step = coalesce($3::jsonb, next_step), confirmations_seen = coalesce($4, confirmations_seen),
       confirmations_needed = coalesce($5, confirmations_needed), look_at = coalesce($6, look_at)
     where id = $1`,
    values: [
      id,
      note.providerReference ?? null,
      note.nextStep ? JSON.stringify(note.nextStep) : null,
      note.confirmations?.seen ?? null,
      note.confirmations?.needed ?? null,
      note.lookAt ?? null,
    ],
  });
}

export async function noteOffer(tx: Tx, id: bigint, offerId: string): Promise<void> {
  await tx.query('update payments_payment set offer_id = $2 where id = $1', [id, offerId]);
}

export async function noteVerdict(
  tx: Tx,
  id: bigint,
  { verdict, signals }: { verdict: 'accept' | 'review'; signals: readonly string[] },
): Promise<void> {
  await tx.query('update payments_payment set verdict = $2, signals = $3 where id = $1', [id, verdict, signals]);
}

/** Deposits a player begins at once are begun one after the other, so that each sees those before it. */
export async function holdDeposits(tx: Tx, playerId: number): Promise<void> {
  await tx.query({
    name: 'payments_hold_deposits',
    text: "select pg_advisory_xact_lock(hashtextextended('payments deposits of ' || $1::text, 0))",
    values: [playerId],
  });
}

/** What the player's deposits come to that are not over yet. */
export async function sumUnderWay(tx: Tx, input: { playerId: number; currency: Currency }): Promise<bigint> {
  const { rows } = await tx.query<{ total: string }>({
    name: 'payments_under_way',
    text: `select coalesce(sum(amount), 0)::text as total from payments_payment
     where player_id = $1 and action = 'deposit' and currency = $2 and state = any($3::text[])`,
    values: [input.playerId, input.currency, openStates],
  });
  return BigInt(rows[0]?.total ?? 0);
}

/** The same, of all currencies: a limit may count them together. */
export async function listUnderWay(db: Queryable, playerId: number): Promise<{ currency: Currency; amount: bigint }[]> {
  const { rows } = await db.query<{ currency: Currency; amount: bigint }>(
    `select currency, sum(amount)::bigint as amount from payments_payment
     where player_id = $1 and action = 'deposit' and state = any($2::text[]) group by currency`,
    [playerId, openStates],
  );
  return rows;
}

export async function countDeposits(db: Queryable, playerId: number): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>({
    name: 'payments_count_deposits',
    text: `select count(*) from payments_payment where player_id = $1 and action = 'deposit' and state = 'succeeded'`,
    values: [playerId],
  });
  return Number(rows[0]?.count);
}

/** Takes the payments whose time has come, so that nobody else looks at them for now: each time for twice as long. */
export async function takeDue(db: Queryable, { now, limit }: { now: Date; limit: number }): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `update payments_payment set looks = looks + 1,
       look_at = $1::timestamptz + least(interval '1 minute' * power(2, least(looks, 10)), interval '1 hour')
     where id in (
       select id from payments_payment where look_at <= $1 order by look_at limit $2 for no key update skip locked)
     returning id`,
    [now, limit],
  );
  return rows.map((row) => row.id);
}

export interface PaymentPage {
  playerId: number;
  currency?: Currency;
  action?: PaymentAction;
  from?: Date;
  /** Not included. */
  before?: Date;
  limit: number;
  offset: number;
}

const ofPage = `player_id = $1 and ($2::text is null or currency = $2) and ($3::text is null or action = $3)
  and ($4::timestamptz is null or created_at >= $4) and ($5::timestamptz is null or created_at < $5)`;

export async function selectPayments(db: Queryable, page: PaymentPage): Promise<{ rows: PaymentRow[]; total: number }> {
  const { playerId, currency = null, action = null, from = null, before = null, limit, offset } = page;
  const wanted = [playerId, currency, action, from, before];
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.query<PaymentRow>(
      `select ${columns} from payments_payment where ${ofPage} order by id desc limit $6 offset $7`,
      [...wanted, limit, offset],
    ),
    db.query<{ count: bigint }>(`select count(*) from payments_payment where ${ofPage}`, wanted),
  ]);
  return { rows, total: Number(counted[0]?.count) };
}

export { columns as paymentColumns };

import { type Payment, type PaymentState, Refusal } from '@halley/contract';
import { writeSignificant } from '../audit/index.ts';
import { invariant, type Queryable, type Tx, writeEvents } from '../kit/index.ts';
import { closeHold, credit, hold } from '../wallet/index.ts';
import { queueCashoutMail } from './mails/cashout-mail.ts';
import { queueDepositMail } from './mails/deposit-mail.ts';
import { type Actor, type PaymentRow, paymentOnTheWire } from './payment.ts';
import { assertMove, isOpen, moneyEffect } from './payment-moves.ts';
import { countDeposits, insertEvent, insertPayment, type NewPayment, stepsOf, updateState } from './payment-store.ts';
import { methodOf, type PaymentsPorts } from './ports.ts';

/** How long nothing may happen before the sweeper has a first look. */
const firstLookMs = 60_000;

export const firstLook = (at: Date): Date => new Date(at.getTime() + firstLookMs);

/** Writes a payment down, and sets the money of a cashout aside with it. Null: it was there already. */
export async function makePayment(
  ports: PaymentsPorts,
  tx: Tx,
  payment: NewPayment,
  actor: Actor,
): Promise<PaymentRow | null> {
  const made = await insertPayment(tx, payment);
  if (!made) return null;
  const ledger = await moveMoney(ports, tx, made, made.state);
  await insertEvent(tx, {
    paymentId: made.id,
    from: null,
    to: made.state,
    actor,
    reason: null,
    ledger,
    providerEvent: null,
    at: payment.at,
  });
  await tell(ports, tx, made, null);
  return made;
}

export interface Move {
  to: PaymentState;
  actor: Actor;
  /** For staff. */
  reason?: string | undefined;
  /** For the player. */
  cancellationReason?: string;
  providerEvent?: string;
  /** When the sweeper has its next look, where that is not the usual time; null: it waits for people. */
  lookAt?: Date | null;
}

/**
 * The one way a payment moves: the row is locked, the move is legal, and the money, the step and the news are written
 * in the same transaction.
 */
export async function movePayment(ports: PaymentsPorts, tx: Tx, payment: PaymentRow, move: Move): Promise<PaymentRow> {
  assertMove(payment.action, payment.state, move.to);
  const at = ports.clock.now();
  const ledger = await moveMoney(ports, tx, payment, move.to);
  const ends = !isOpen(move.to);
  const moved = await updateState(tx, payment.id, {
    state: move.to,
    at,
    finishedAt: ends ? at : null,
    cancellationReason: move.to === 'succeeded' ? null : (move.cancellationReason ?? null),
    lookAt: ends ? null : move.lookAt === undefined ? firstLook(at) : move.lookAt,
  });
  await insertEvent(tx, {
    paymentId: payment.id,
    from: payment.state,
    to: move.to,
    actor: move.actor,
    reason: move.reason ?? null,
    ledger,
    providerEvent: move.providerEvent ?? null,
    at,
  });
  await tell(ports, tx, moved, payment.state);
  if (ends) await tellEnd(ports, tx, moved, move);
  return moved;
}

interface LedgerEntry {
  key: string;
  reason: string;
}

async function moveMoney(
  { countDeposit, gifts }: Pick<PaymentsPorts, 'countDeposit' | 'gifts'>,
  tx: Tx,
  payment: PaymentRow,
  to: PaymentState,
): Promise<LedgerEntry | null> {
  const { reference: key, currency, amount } = payment;
  const owner = { playerId: Number(payment.player_id), currency };
  switch (moneyEffect(payment.action, to)) {
    case 'none':
      return null;
    case 'credit':
      await countDeposit(tx, { ...owner, amount });
      await credit(tx, { ...owner, amount, key, reason: 'deposit', house: 'payments' });
      return { key, reason: 'deposit' };
    case 'hold':
      await hold(tx, { ...owner, id: key, amount, purpose: 'cashout' }).catch(inWordsOfThisRoom);
      await gifts.takeBack(tx, { ...owner, amount, reference: key });
      return { key, reason: 'hold' };
    case 'capture':
      await closeHold(tx, { ...owner, id: key, to: 'captured', house: 'payments' });
      return { key, reason: 'capture' };
    case 'release':
      await closeHold(tx, { ...owner, id: key, to: 'released' });
      await gifts.giveBack(tx, key);
      return { key, reason: 'release' };
  }
}

function inWordsOfThisRoom(error: unknown): never {
  throw error instanceof Refusal && error.code === 'stake_cents.not_enough_money'
    ? new Refusal('amount.not_enough_money')
    : error;
}

/** What the player may see of these payments. */
export async function showPayments(
  ports: PaymentsPorts,
  db: Queryable,
  rows: readonly PaymentRow[],
): Promise<Payment[]> {
  const steps = await stepsOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) =>
    paymentOnTheWire(row, { steps: steps.get(row.id) ?? [], method: methodOf(ports, row.method) }),
  );
}

export async function showPayment(ports: PaymentsPorts, db: Queryable, row: PaymentRow): Promise<Payment> {
  const [shown] = await showPayments(ports, db, [row]);
  invariant(shown, 'one payment is shown as one');
  return shown;
}

/** Tells the player's pages how the payment stands now. */
export async function tell(ports: PaymentsPorts, tx: Tx, row: PaymentRow, from: PaymentState | null): Promise<void> {
  const payment = await showPayment(ports, tx, row);
  const { reference } = row;
  await writeEvents(tx, 'payments.changed', [{ playerId: Number(row.player_id), reference, payment, from }]);
}

async function tellEnd(ports: PaymentsPorts, tx: Tx, payment: PaymentRow, move: Move): Promise<void> {
  const { action, state, provider, currency, method } = payment;
  const at = payment.moved_at;
  const seconds = (at.getTime() - payment.created_at.getTime()) / 1000;
  tx.afterCommit(() => ports.measures.finished({ provider, action, state, seconds }));
  const playerId = Number(payment.player_id);
  const news = {
    playerId,
    paymentId: Number(payment.id),
    amount: String(payment.amount),
    currency,
    method,
    at: at.toISOString(),
  };
  if (action === 'deposit') {
    if (state !== 'succeeded') {
      if (payment.offer_id !== null) await ports.offers.release(tx, payment.reference);
      return;
    }
    const number = await countDeposits(tx, playerId);
    await writeEvents(tx, 'payments.deposited', [{ ...news, reference: payment.reference, number }]);
    await queueDepositMail(ports, tx, payment);
    return;
  }
  if (state === 'succeeded') await writeEvents(tx, 'payments.cashed_out', [news]);
  // What staff reject, the back office writes into the trail itself, with the address it came from.
  if (state === 'rejected' && move.actor.kind !== 'staff') {
    await writeSignificant(tx, {
      kind: 'payments.rejected',
      actor: { kind: 'system' },
      target: { kind: 'payment', id: Number(payment.id) },
      playerId,
      ...(move.reason !== undefined && { reason: move.reason }),
      detail: { amount: news.amount, currency },
    });
  }
  if (state !== 'recalled') await queueCashoutMail(ports, tx, payment);
}

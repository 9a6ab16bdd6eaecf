import { type Currency, type Payment, type PaymentAction, type PaymentState, wireCents } from '@halley/contract';
import type { MethodDefinition } from './methods/methods.ts';

/** A payment as it stands in the database. */
export interface PaymentRow {
  id: bigint;
  reference: string;
  player_id: bigint;
  action: PaymentAction;
  state: PaymentState;
  currency: Currency;
  amount: bigint;
  method: string;
  provider: string;
  provider_reference: string | null;
  destination: string | null;
  sealed_order: Buffer;
  profile_id: bigint | null;
  reversible: boolean;
  next_step: NextStep | null;
  routes: Routes | null;
  /** Where it began: `https://halley.example`; null: at the house's own address. */
  return_origin: string | null;
  cancellation_reason: string | null;
  confirmations_seen: number | null;
  confirmations_needed: number | null;
  /** What was reserved with a deposit; null: nothing. */
  offer_id: string | null;
  verdict: 'accept' | 'review' | null;
  signals: string[];
  created_at: Date;
  moved_at: Date;
  finished_at: Date | null;
  look_at: Date | null;
  looks: number;
}

/** Where the browser goes on. */
export type NextStep =
  | { mode: 'redirect'; url: string }
  | { mode: 'form_redirect'; url: string; data: Record<string, string> }
  | { mode: 'notify' };

/** Pages of this site the player wants to come back to. */
export interface Routes {
  success_url?: string;
  failure_url?: string;
  pending_url?: string;
}

export interface Step {
  state: PaymentState;
  at: Date;
}

/** Who took a step. */
export type Actor =
  | { kind: 'player'; id: number }
  | { kind: 'staff'; id: number; name: string }
  | { kind: 'provider' | 'clock' };

export function isRecallable(payment: Pick<PaymentRow, 'action' | 'state' | 'reversible'>): boolean {
  return payment.action === 'cashout' && payment.reversible && ['reserved', 'pending'].includes(payment.state);
}

/** Coins tell of themselves, and so does whatever the provider has no page for. */
export function isContinuable(
  payment: Pick<PaymentRow, 'action' | 'state' | 'next_step' | 'confirmations_needed'>,
): boolean {
  const { action, state, next_step: step, confirmations_needed: coins } = payment;
  return action === 'deposit' && state === 'pending' && coins === null && step?.mode !== 'notify';
}

/** Everything the player may see of a payment. */
export function paymentOnTheWire(
  row: PaymentRow,
  { steps, method }: { steps: readonly Step[]; method: MethodDefinition | undefined },
): Payment {
  const { confirmations_seen: seen, confirmations_needed: needed } = row;
  return {
    id: Number(row.id),
    action: row.action,
    state: row.state,
    success: row.state === 'succeeded',
    amount_cents: wireCents(row.amount),
    currency: row.currency,
    payment_system: method?.title ?? row.method,
    system_name: row.method,
    brand: method?.brand ?? row.method,
    recallable: isRecallable(row),
    continuable: method?.type !== 'crypto' && isContinuable(row),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    ...(row.cancellation_reason !== null && { cancellation_reason: row.cancellation_reason }),
    ...(row.offer_id !== null && { offer_id: row.offer_id }),
    destination: row.destination,
    confirmations: seen === null || needed === null ? null : { seen, needed },
    steps: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
  };
}

import {
  type PaymentPlayer,
  type StaffCorrection,
  type StaffDifference,
  type StaffPayment,
  type StaffPaymentFile,
  wireCents,
} from '@halley/contract';
import type { DeskPayment, Difference, WholePayment } from '../../payments/index.ts';
import type { Correction } from '../../wallet/index.ts';

export function paymentOnTheWire(payment: DeskPayment): StaffPayment {
  const { playerId, provider, providerReference, reference, verdict, signals, approvals, approvalsNeeded } = payment;
  const { id, action, state, success, amount_cents, currency, payment_system, system_name, brand } = payment;
  const { recallable, continuable, created_at, finished_at, cancellation_reason, destination, confirmations, steps } =
    payment;
  const { offer_id } = payment;
  return {
    id,
    action,
    state,
    success,
    amount_cents,
    currency,
    payment_system,
    system_name,
    brand,
    recallable,
    continuable,
    created_at,
    finished_at,
    destination,
    confirmations,
    steps,
    reference,
    provider,
    verdict,
    signals,
    ...(cancellation_reason !== undefined && { cancellation_reason }),
    ...(offer_id !== undefined && { offer_id }),
    player_id: playerId,
    provider_reference: providerReference,
    approvals_needed: approvalsNeeded,
    approvals: approvals.map(({ memberId, name, at }) => ({ id: memberId, name, at: at.toISOString() })),
  };
}

export function fileOnTheWire(
  payment: WholePayment,
  { player, memberNames }: { player: PaymentPlayer; memberNames: ReadonlyMap<number, string> },
): StaffPaymentFile {
  return {
    ...paymentOnTheWire(payment),
    player,
    events: payment.events.map(({ number, from, to, actor, actorId, reason, providerEvent, at }) => ({
      number,
      from,
      to,
      actor,
      reason,
      actor_id: actorId,
      actor_name: actor === 'staff' && actorId !== null ? (memberNames.get(actorId) ?? null) : null,
      provider_event: providerEvent,
      at: at.toISOString(),
    })),
    callbacks: payment.callbacks.map(({ outcome, status, at }) => ({ outcome, status, at: at.toISOString() })),
    ledger: payment.ledger.map((line) => ({
      id: line.id,
      reason: line.reason,
      cash_cents: wireCents(line.cash),
      bonus_cents: wireCents(line.bonus),
      reserved_cents: wireCents(line.reserved),
      house: line.house,
      at: line.at.toISOString(),
    })),
    differences: payment.differences.map(differenceOnTheWire),
  };
}

export function differenceOnTheWire(difference: Difference): StaffDifference {
  const { id, kind, provider, detail, settled } = difference;
  return {
    id,
    kind,
    provider,
    detail,
    payment_id: difference.paymentId,
    player_id: difference.playerId,
    provider_reference: difference.providerReference,
    amount_cents: difference.amount === null ? null : wireCents(difference.amount),
    currency: difference.currency,
    expected_amount_cents: difference.expectedAmount === null ? null : wireCents(difference.expectedAmount),
    expected_currency: difference.expectedCurrency,
    found_at: difference.foundAt.toISOString(),
    settled: settled && { ...settled, at: settled.at.toISOString() },
  };
}

export function correctionOnTheWire(correction: Correction): StaffCorrection {
  return {
    id: correction.id,
    player_id: correction.playerId,
    currency: correction.currency,
    amount_cents: wireCents(correction.amount),
    corrects: correction.corrects,
    reason: correction.reason,
    asked_by: correction.askedBy,
    asked_at: correction.askedAt.toISOString(),
    state: correction.state,
    decided_by: correction.decidedBy,
    decided_at: correction.decidedAt?.toISOString() ?? null,
    decision: correction.decision,
  };
}

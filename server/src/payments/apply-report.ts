import { type PaymentState, Refusal } from '@halley/contract';
import { keyFor, type Tx } from '../kit/index.ts';
import { findAddress } from './deposits/address-store.ts';
import { reservePicked } from './deposits/reserve-offer.ts';
import { sealOrder } from './kept-order.ts';
import { noteInstrument } from './methods/instrument-store.ts';
import { saveProfile } from './methods/profile-store.ts';
import { firstLook, makePayment, movePayment, tell } from './move-payment.ts';
import type { PaymentRow } from './payment.ts';
import { isOpen, mayMove } from './payment-moves.ts';
import { findByProviderReference, findPayment, lockPayment, notePayment } from './payment-store.ts';
import type { PaymentsPorts } from './ports.ts';
import type { ProviderReport } from './provider.ts';
import { flagDifference } from './reconcile/flag-difference.ts';

/** `repeated`: it stood so already. `late`: it is over, and this is older. `refused`: flagged, and nothing booked. */
type ReportOutcome = 'applied' | 'repeated' | 'late' | 'refused' | 'flagged';

export interface AppliedReport {
  outcome: ReportOutcome;
  paymentId: number | null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Makes of a provider's word what the table of moves allows. The same word again changes nothing. */
export async function applyReport(
  ports: PaymentsPorts,
  tx: Tx,
  provider: string,
  report: ProviderReport,
): Promise<AppliedReport> {
  const payment = await locate(ports, tx, provider, report);
  if (!payment) return { outcome: report.reference === undefined ? 'flagged' : 'refused', paymentId: null };
  const paymentId = Number(payment.id);
  const { providerReference, confirmations } = report;
  const flag = (kind: Parameters<typeof flagDifference>[2]['kind']) =>
    flagDifference(ports, tx, {
      kind,
      provider,
      payment,
      providerReference,
      amount: report.amount,
      currency: report.currency,
      detail: report.reason ?? '',
    });

  if (isMoneyClaimed(report.state)) {
    const isOtherCurrency = report.currency !== payment.currency;
    if (isOtherCurrency || report.amount !== payment.amount) {
      await flag(isOtherCurrency ? 'wrong_currency' : 'wrong_amount');
      if (report.state === 'succeeded' && payment.action === 'deposit' && isOpen(payment.state)) {
        await movePayment(ports, tx, payment, {
          to: 'declined',
          actor: { kind: 'provider' },
          reason: `paid ${report.amount} ${report.currency} instead`,
          cancellationReason: 'wrong_amount',
          providerEvent: report.eventId,
        });
      }
      return { outcome: 'refused', paymentId };
    }
  }

  const goesOn = (confirmations?.seen ?? 0) > (payment.confirmations_seen ?? -1);
  if ((payment.provider_reference === null && providerReference !== '') || (confirmations && goesOn)) {
    await notePayment(tx, payment.id, {
      ...(payment.provider_reference === null && { providerReference }),
      ...(confirmations && goesOn && { confirmations }),
    });
  }
  if (report.profile && isMoneyClaimed(report.state)) {
    await noteInstrument(tx, payment, { profile: report.profile, at: ports.clock.now() });
    await saveProfile(ports, tx, payment, report.profile);
  }

  if (report.state === payment.state) {
    if (confirmations && goesOn) {
      const shown = await findPayment(tx, { id: payment.id });
      if (shown) await tell(ports, tx, shown, payment.state);
      return { outcome: 'applied', paymentId };
    }
    return { outcome: 'repeated', paymentId };
  }
  if (mayMove(payment.action, payment.state, report.state) && !isUnsent(payment)) {
    try {
      await tx.query('savepoint payments_move');
      await movePayment(ports, tx, payment, {
        to: report.state,
        actor: { kind: 'provider' },
        reason: report.reason,
        ...(report.state === 'canceled' && { cancellationReason: 'canceled_at_provider' }),
        ...(report.state === 'declined' && { cancellationReason: 'declined_by_provider' }),
        providerEvent: report.eventId,
      });
    } catch (error) {
      // The wallet is as full as one can be. Nothing of the move stays, the report does, and staff make room.
      if (!(error instanceof Refusal && error.code === 'amount_cents.too_large')) throw error;
      await tx.query('rollback to savepoint payments_move');
      await flag('not_credited');
      return { outcome: 'flagged', paymentId };
    }
    return { outcome: 'applied', paymentId };
  }
  if (report.state === 'succeeded') {
    await flag('paid_after_return');
    return { outcome: 'flagged', paymentId };
  }
  if (payment.state === 'succeeded' && report.state !== 'processing') {
    await flag('returned_after_paid');
    return { outcome: 'flagged', paymentId };
  }
  return { outcome: 'late', paymentId };
}

function isMoneyClaimed(state: PaymentState): boolean {
  return state === 'succeeded' || state === 'processing';
}

/** Nobody has asked the provider for it yet: whatever it says of it is no step of ours. */
function isUnsent(payment: PaymentRow): boolean {
  return payment.action === 'cashout' && payment.state !== 'processing';
}

async function locate(
  ports: PaymentsPorts,
  tx: Tx,
  provider: string,
  report: ProviderReport,
): Promise<PaymentRow | undefined> {
  const { reference, address, providerReference, amount, currency } = report;
  const told = { provider, providerReference, amount, currency };
  if (reference !== undefined) {
    const payment = uuid.test(reference) ? await lockPayment(tx, { reference }) : undefined;
    if (payment?.provider === provider) return payment;
    await flagDifference(ports, tx, { kind: 'unknown_reference', ...told, detail: `reference ${reference}` });
    return undefined;
  }
  const known = await findByProviderReference(tx, { provider, providerReference });
  if (known) return known;
  const owner = address === undefined ? undefined : await findAddress(tx, { provider, address });
  if (!owner || owner.currency !== currency || amount <= 0n) {
    await flagDifference(ports, tx, {
      kind: owner && owner.currency !== currency ? 'wrong_currency' : 'unknown_address',
      ...told,
      ...(owner && { playerId: owner.playerId }),
      detail: `address ${address ?? 'none'}`,
    });
    return undefined;
  }
  const at = ports.clock.now();
  // One payment for each output that came; two words about it at once meet at this key.
  const key = keyFor(`coins to ${provider}: ${providerReference}`);
  const made = await makePayment(
    ports,
    tx,
    {
      reference: key,
      playerId: owner.playerId,
      action: 'deposit',
      state: 'pending',
      currency,
      amount,
      method: owner.method,
      provider,
      providerReference,
      destination: address ?? null,
      sealedOrder: sealOrder(ports.sealer, key, { fields: {}, saveProfile: false }),
      profileId: null,
      reversible: false,
      routes: null,
      signals: [],
      at,
      lookAt: firstLook(at),
    },
    { kind: 'provider' },
  );
  if (!made) return lockPayment(tx, { reference: key });
  // Coins have no form to choose in: what was picked before holds. Before they are credited, so that offers for the nth
  // deposit count this one; should the wallet's lock meet somebody's who gives, the transaction runs again.
  await reservePicked(ports, tx, made);
  return made;
}

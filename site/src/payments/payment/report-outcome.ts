import type { Payment } from '@halley/contract';
import { track } from '../../analytics/index.ts';
import { unitsText } from '../../forms/index.ts';
import { callApi } from '../../query/index.ts';
import { outcomeOf } from './outcome.ts';

const reported = new Set<number>();

/** How a payment ended for who was at the cashier: told once, and nobody waits for it. */
export function reportOutcome(payment: Payment): void {
  const outcome = outcomeOf(payment);
  if (outcome === 'under way' || outcome === 'taken back' || reported.has(payment.id)) return;
  reported.add(payment.id);
  if (payment.action === 'deposit') {
    track('deposit_done', {
      method: payment.system_name,
      currency: payment.currency,
      outcome: outcome === 'done' ? 'success' : 'failure',
    });
  }
  void callApi('reportTransaction', {
    body: {
      type: payment.action,
      isSuccessTransaction: outcome === 'done',
      paymentSystem: payment.system_name,
      amount: unitsText(BigInt(payment.amount_cents), payment.currency),
      currency: payment.currency,
    },
  });
}

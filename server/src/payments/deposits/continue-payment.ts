import { type PaymentStart, Refusal } from '@halley/contract';
import { beginDeposit } from '../advance-payment.ts';
import { isContinuable, type NextStep } from '../payment.ts';
import { findPayment } from '../payment-store.ts';
import { methodOf, type PaymentsPorts } from '../ports.ts';

/**
 * A browser that never heard the answer to its first request, or has lost the provider's page, asks where its deposit goes
 * on. What was told then is told again, the fields of a form included; what nobody knows is asked of the provider once more,
 * under the same reference: it is the same payment.
 */
export async function continuePayment(
  ports: PaymentsPorts,
  { id, playerId }: { id: number; playerId: number },
): Promise<PaymentStart> {
  const payment = await findPayment(ports.database, { id });
  if (payment?.player_id !== BigInt(playerId) || payment.action !== 'deposit') throw new Refusal('NOT_FOUND');
  const isCrypto = methodOf(ports, payment.method)?.type === 'crypto';
  if (isCrypto || !isContinuable(payment)) throw new Refusal('PAYMENT_OVER');
  return startOnTheWire(Number(payment.id), payment.next_step ?? (await beginDeposit(ports, payment)));
}

export function startOnTheWire(paymentId: number, nextStep: NextStep): PaymentStart {
  const start = { payment_id: paymentId, mode: nextStep.mode };
  if (nextStep.mode === 'notify') return start;
  if (nextStep.mode === 'redirect') return { ...start, url: nextStep.url };
  return { ...start, options: { url: nextStep.url, data: nextStep.data } };
}

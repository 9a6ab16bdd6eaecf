import { advancePayment } from './advance-payment.ts';
import { takeDue } from './payment-store.ts';
import type { PaymentsPorts } from './ports.ts';

const atOnce = 8;
const mostInOneSweep = 400;

/** Looks at every payment that has not moved for a while. One that breaks does not keep the others from being looked at. */
export async function sweepPayments(ports: PaymentsPorts): Promise<number> {
  let swept = 0;
  while (swept < mostInOneSweep) {
    const ids = await takeDue(ports.database, { now: ports.clock.now(), limit: atOnce });
    if (ids.length === 0) break;
    swept += ids.length;
    await Promise.all(ids.map((id) => advancePayment(ports, id).catch((error) => tellFailure(ports, id, error))));
  }
  return swept;
}

function tellFailure({ log }: PaymentsPorts, id: bigint, error: unknown): void {
  log.error({ err: error, paymentId: Number(id) }, 'a payment could not be minded');
}

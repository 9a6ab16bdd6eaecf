import { Refusal } from '@halley/contract';
import type { Tx } from '../../kit/index.ts';
import type { PaymentRow } from '../payment.ts';
import { noteOffer } from '../payment-store.ts';
import type { PaymentsPorts } from '../ports.ts';

type Offers = Pick<PaymentsPorts, 'offers'>;

/**
 * Reserves what was chosen with a deposit, in the transaction that writes it down. An offer that is named and cannot be had
 * refuses the deposit: nobody pays for what does not come. Undefined: what was picked before; null: nothing.
 */
export async function reserveOffer(
  ports: Offers,
  tx: Tx,
  payment: PaymentRow,
  offerId: string | null | undefined,
): Promise<void> {
  if (payment.action !== 'deposit' || offerId === null) return;
  if (offerId === undefined) return reservePicked(ports, tx, payment);
  const { currency, amount, method, reference } = payment;
  await ports.offers.reserve(tx, {
    playerId: Number(payment.player_id),
    offerId,
    currency,
    amount,
    method,
    reference,
  });
  await noteOffer(tx, payment.id, offerId);
}

/** An offer that was picked before and cannot be had any more does not stand in the way of money. */
export async function reservePicked(ports: Offers, tx: Tx, payment: PaymentRow): Promise<void> {
  const offerId = await ports.offers.picked(tx, Number(payment.player_id));
  if (offerId === null) return;
  try {
    await tx.query('savepoint payments_offer');
    await reserveOffer(ports, tx, payment, offerId);
  } catch (error) {
    if (!(error instanceof Refusal && error.code.startsWith('offer_id.'))) throw error;
    await tx.query('rollback to savepoint payments_offer');
  }
}

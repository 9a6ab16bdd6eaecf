import { type Payment, Refusal } from '@halley/contract';
import { movePayment, showPayment } from '../move-payment.ts';
import { isRecallable } from '../payment.ts';
import { isOpen } from '../payment-moves.ts';
import { lockPayment } from '../payment-store.ts';
import type { PaymentsPorts } from '../ports.ts';

interface OwnPayment {
  id: number;
  playerId: number;
}

/** Pulls back a cashout that nobody has sent yet. Of two who come at once, and of staff who approve, the first wins. */
export async function recallPayment(ports: PaymentsPorts, { id, playerId }: OwnPayment): Promise<Payment> {
  return ports.database.tx(async (tx) => {
    const payment = await lockPayment(tx, { id });
    if (payment?.player_id !== BigInt(playerId)) throw new Refusal('NOT_FOUND');
    if (!isRecallable(payment)) throw new Refusal('PAYMENT_NOT_RECALLABLE');
    return showPayment(
      ports,
      tx,
      await movePayment(ports, tx, payment, { to: 'recalled', actor: { kind: 'player', id: playerId } }),
    );
  });
}

/** Gives up a deposit. Should it be paid after all, the money is credited. */
export async function cancelPayment(ports: PaymentsPorts, { id, playerId }: OwnPayment): Promise<Payment> {
  return ports.database.tx(async (tx) => {
    const payment = await lockPayment(tx, { id });
    if (payment?.player_id !== BigInt(playerId) || payment.action !== 'deposit') throw new Refusal('NOT_FOUND');
    if (!isOpen(payment.state)) throw new Refusal('PAYMENT_OVER');
    const moved = await movePayment(ports, tx, payment, {
      to: 'canceled',
      actor: { kind: 'player', id: playerId },
      cancellationReason: 'canceled_by_player',
    });
    return showPayment(ports, tx, moved);
  });
}

import { writeEvents } from '../kit/index.ts';
import type { PaymentRow } from './payment.ts';
import type { PaymentsPorts } from './ports.ts';

/** The player's open pages learn where a payment goes on; null: they have to ask. */
export async function tellStepDue(ports: PaymentsPorts, payment: PaymentRow, url: string | null): Promise<void> {
  const news = { playerId: Number(payment.player_id), paymentId: Number(payment.id), url };
  await ports.database.tx((tx) => writeEvents(tx, 'payments.step_due', [news]));
}

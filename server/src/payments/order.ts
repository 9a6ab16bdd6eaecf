import { invariant } from '../kit/index.ts';
import { openOrder } from './kept-order.ts';
import { openToken } from './methods/profile-store.ts';
import type { PaymentRow } from './payment.ts';
import { methodOf, type PaymentsPorts } from './ports.ts';
import type { PaymentOrder } from './provider.ts';

/** The payment in the words of a provider. */
export async function orderFor(ports: PaymentsPorts, payment: PaymentRow): Promise<PaymentOrder> {
  const { database, publicUrl, sealer } = ports;
  const player = await ports.readPlayer(Number(payment.player_id));
  invariant(player, 'a payment belongs to a player');
  const { fields, saveProfile } = openOrder(sealer, payment);
  const profileToken = payment.profile_id === null ? undefined : await openToken(ports, database, payment.profile_id);
  return {
    reference: payment.reference,
    method: payment.method,
    amount: payment.amount,
    currency: payment.currency,
    playerId: player.id,
    email: player.email,
    locale: player.language,
    country: player.country,
    network: methodOf(ports, payment.method)?.network ?? null,
    fields,
    ...(profileToken !== undefined && { profileToken }),
    saveProfile,
    // A session belongs to its host: whoever comes back elsewhere would be nobody there.
    returnUrl: `${payment.return_origin ?? publicUrl}/payments/return/${payment.reference}`,
    callbackUrl: `${publicUrl}/payments/callback/${payment.provider}`,
  };
}

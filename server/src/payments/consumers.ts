import type { Payment, PrivatePayloads } from '@halley/contract';
import type { Consumer } from '../kit/index.ts';
import { methodOf, type PaymentsPorts } from './ports.ts';

type Channel = 'payments_changes' | 'payments_events' | 'payment_methods_updated' | 'allsecure_notification';

export type Publish = <C extends Channel>(
  playerId: number,
  channel: C,
  payload: PrivatePayloads[C],
) => Promise<unknown>;

/** What happens to payments reaches the player's open pages. */
export function liveConsumers(ports: PaymentsPorts, publish: Publish): Consumer[] {
  return [
    {
      name: 'payments-live',
      topics: ['payments.changed', 'payments.methods_changed', 'payments.step_due', 'identity.groups_changed'],
      async handle(_tx, events) {
        for (const event of events) {
          if (event.topic === 'payments.changed') await tellChange(ports, publish, event.data);
          else if (event.topic === 'payments.step_due') {
            const { playerId, paymentId, url } = event.data;
            await publish(playerId, 'allsecure_notification', {
              payment_id: paymentId,
              status: 'step_due',
              ...(url !== null && { url }),
            });
          } else if (event.topic === 'payments.methods_changed' || event.topic === 'identity.groups_changed') {
            // Some ways of paying are for some groups only.
            await publish(event.data.playerId, 'payment_methods_updated', {});
          }
        }
      },
    },
  ];
}

interface Changed {
  playerId: number;
  payment: Payment;
  from: string | null;
}

async function tellChange(ports: PaymentsPorts, publish: Publish, { playerId, payment }: Changed): Promise<void> {
  const { id, action, state, amount_cents, currency } = payment;
  await publish(playerId, 'payments_changes', payment);
  await publish(playerId, 'payments_events', { id, action, event: state, amount_cents, currency });
  const isCard = methodOf(ports, payment.system_name)?.type === 'cards';
  if (isCard && action === 'deposit' && payment.finished_at !== null) {
    await publish(playerId, 'allsecure_notification', { payment_id: id, status: state });
  }
}

import type { Payment } from '@halley/contract';
import { useQuery } from '../../query/index.ts';
import { outcomeOf } from '../payment/outcome.ts';
import { useCashier } from '../use-cashier.ts';
import { PaymentRow } from './PaymentRow.tsx';

/** Withdrawals that wait, with the click that takes them back; nothing where there are none. */
export function Pending() {
  const { say } = useCashier();
  const { data } = useQuery('listPayments');
  const waiting = ((data ?? []) as Payment[]).filter(
    (payment) => payment.action === 'cashout' && outcomeOf(payment) === 'under way',
  );
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="cashbox-pending" className="grid grid-cols-1 gap-2">
      <h2 id="cashbox-pending" className="title-card">
        {say('cashbox.pending')}
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {waiting.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} actions />
        ))}
      </ul>
    </section>
  );
}

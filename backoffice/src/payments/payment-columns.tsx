import type { StaffPayment } from '@halley/contract';
import { Money } from '@halley/ui';
import { unitsText } from '@halley/ui/form';
import { Link } from 'react-router';
import { type ListColumn, linkClass, showTime } from '../console/index.ts';
import { PaymentState } from './PaymentState.tsx';
import { paymentWords } from './words.ts';

const { columns: heads } = paymentWords;

/** What every list of payments shows. */
export const paymentColumns = {
  id: {
    key: 'id',
    head: heads.id,
    cell: ({ id }) => (
      <Link to={`/payments/${id}`} className={linkClass}>
        {id}
      </Link>
    ),
    text: ({ id }) => String(id),
  },
  at: { key: 'at', head: heads.at, cell: (payment) => showTime(payment.created_at), from: 'lg' },
  action: { key: 'action', head: heads.action, cell: ({ action }) => paymentWords.actions[action], from: 'md' },
  method: { key: 'method', head: heads.method, cell: (payment) => payment.payment_system, from: 'md' },
  amount: {
    key: 'amount',
    head: heads.amount,
    align: 'right',
    cell: ({ amount_cents, currency }) => <Money cents={amount_cents} currency={currency} locale="en" />,
    text: ({ amount_cents, currency }) => `${currency} ${unitsText(amount_cents, currency)}`,
  },
  state: {
    key: 'state',
    head: heads.state,
    cell: ({ state }) => <PaymentState state={state} />,
    text: ({ state }) => paymentWords.states[state],
  },
  why: {
    key: 'why',
    head: heads.why,
    cell: ({ signals, approvals, approvals_needed: needed }) => (
      <span className="whitespace-normal">
        {signals.map(paymentWords.signal).join(', ')}
        {needed > 1 && ` · ${paymentWords.agreed(approvals.length, needed)}`}
      </span>
    ),
  },
} as const satisfies Record<string, ListColumn<StaffPayment>>;

import type { StaffPayment } from '@halley/contract';
import { Money } from '@halley/ui';
import { type Action, action } from '../console/index.ts';
import { paymentWords } from './words.ts';

/** What can be done with a cashout that waits: agree, or reject with a reason. */
export function cashoutActions(payment: StaffPayment, memberId: number): (Action | false)[] {
  if (payment.action !== 'cashout' || payment.state !== 'pending') return [];
  const { approvals, approvals_needed: needed, destination } = payment;
  const params = { id: String(payment.id) };
  return [
    action('rejectCashout', {
      label: paymentWords.reject,
      title: paymentWords.rejectTitle,
      text: paymentWords.rejectText,
      look: 'danger',
      suggestions: paymentWords.rejectReasons,
      params,
      done: paymentWords.rejected,
    }),
    !approvals.some(({ id }) => id === memberId) &&
      action('approveCashout', {
        label: paymentWords.approve,
        title: paymentWords.approveTitle,
        submit: paymentWords.yes,
        look: 'primary',
        params,
        between: () => (
          <p className="wrap-anywhere">
            <Money cents={payment.amount_cents} currency={payment.currency} locale="en" className="title-section" />{' '}
            {payment.payment_system}
            {destination && ` · ${destination}`}
          </p>
        ),
        done: ({ state }) =>
          state === 'pending' && needed > approvals.length + 1 ? paymentWords.approvedFirst : paymentWords.approved,
      }),
  ];
}

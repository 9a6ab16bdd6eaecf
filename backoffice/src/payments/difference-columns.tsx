import type { StaffDifference } from '@halley/contract';
import { Money } from '@halley/ui';
import { Link } from 'react-router';
import { type Action, action, type ListColumn, linkClass, showTime, WaitingSince } from '../console/index.ts';
import { words } from '../words/index.ts';
import { paymentWords } from './words.ts';

const heads = paymentWords.differenceColumns;
const money = (cents: number | null, currency: StaffDifference['currency']) =>
  cents === null || currency === null ? words.none : <Money cents={cents} currency={currency} locale="en" />;

/** What a provider says against what our books hold. */
export const differenceColumns: readonly ListColumn<StaffDifference>[] = [
  { key: 'found', head: heads.found, cell: (one) => showTime(one.found_at), from: 'lg' },
  {
    key: 'waiting',
    head: heads.waiting,
    cell: (one) => (one.settled ? words.none : <WaitingSince since={one.found_at} />),
    from: 'md',
  },
  {
    key: 'kind',
    head: heads.kind,
    cell: ({ kind, payment_id }) =>
      payment_id === null ? (
        paymentWords.difference(kind)
      ) : (
        <Link to={`/payments/${payment_id}`} className={linkClass}>
          {paymentWords.difference(kind)}
        </Link>
      ),
  },
  { key: 'provider', head: heads.provider, cell: ({ provider }) => provider, from: 'lg' },
  { key: 'theirs', head: heads.theirs, align: 'right', cell: (one) => money(one.amount_cents, one.currency) },
  {
    key: 'ours',
    head: heads.ours,
    align: 'right',
    cell: (one) => money(one.expected_amount_cents, one.expected_currency),
  },
  {
    key: 'detail',
    head: heads.detail,
    cell: ({ detail, settled }) => (
      <span className="whitespace-normal wrap-anywhere">
        {settled ? `${settled.settlement} (${settled.by})` : detail}
      </span>
    ),
  },
  { key: 'settled', head: heads.settled, cell: ({ settled }) => (settled ? showTime(settled.at) : words.none) },
];

export const differenceActions = ({ id, settled }: StaffDifference): (Action | false)[] => [
  !settled &&
    action('settleDifference', {
      label: paymentWords.settle,
      title: paymentWords.settleTitle,
      text: paymentWords.settleText,
      params: { id: String(id) },
      start: { outcome: 'noted' },
      labels: {
        outcome: {
          label: paymentWords.outcome,
          options: Object.entries(paymentWords.outcomes).map(([value, label]) => ({ value, label })),
        },
      },
      done: paymentWords.settled,
    }),
];

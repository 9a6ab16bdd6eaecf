import type { PartnerPayout } from '@halley/contract';
import { Badge, Money } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  type Action,
  action,
  assignedColumn,
  type ListColumn,
  linkClass,
  Page,
  ResourceList,
  showTime,
  TableSection,
  useQueueWork,
  WaitingSince,
} from '../console/index.ts';
import { useQueues, useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { PartnerTabs } from './PartnerTabs.tsx';
import { partnerWords as own } from './words.ts';

const { payout: heads } = own;
const tones = { asked: 'warn', paid: 'win', refused: 'neutral' } as const;
const money = ({ amount_cents, currency }: PartnerPayout) => (
  <Money cents={amount_cents} currency={currency} locale="en" />
);

const columns: readonly ListColumn<PartnerPayout>[] = [
  {
    key: 'at',
    head: heads.at,
    cell: ({ state, asked_at }) => (state === 'asked' ? <WaitingSince since={asked_at} /> : showTime(asked_at)),
  },
  { key: 'amount', head: heads.amount, align: 'right', cell: money },
  {
    key: 'reason',
    head: heads.reason,
    cell: ({ reason }) => <span className="whitespace-normal wrap-anywhere">{reason}</span>,
  },
  { key: 'by', head: heads.by, cell: ({ asked_by }) => asked_by.name, from: 'md' },
  { key: 'decided', head: heads.decided, cell: ({ decided_by }) => decided_by?.name ?? words.none, from: 'md' },
  {
    key: 'state',
    head: heads.state,
    cell: ({ state }) => <Badge tone={tones[state]}>{own.payoutStates[state]}</Badge>,
  },
];

const partner: ListColumn<PartnerPayout> = {
  key: 'partner',
  head: heads.partner,
  cell: ({ partner_id, partner_name }) => (
    <Link to={`/affiliates/${partner_id}/statements`} className={linkClass}>
      {partner_name}
    </Link>
  ),
};

/** What was paid to one partner. */
export function PayoutTable({ payouts }: { payouts: readonly PartnerPayout[] }): ReactNode {
  return (
    <TableSection title={heads.caption} empty={heads.none} rows={payouts} rowKey={({ id }) => id} columns={columns} />
  );
}

/** Payouts to partners, by two people each. */
export function PayoutsPage(): ReactNode {
  const { member } = useStaff();
  const work = useQueueWork('partner_payouts');
  const waiting = useQueues().partner_payouts?.open ?? 0;
  return (
    <Page title={own.title} badge={<Badge tone={waiting > 0 ? 'warn' : 'neutral'}>{heads.waiting(waiting)}</Badge>}>
      <PartnerTabs current="payouts" />
      <ResourceList
        call="listPartnerPayouts"
        caption={heads.caption}
        empty={heads.none}
        rows={({ payouts }) => payouts}
        rowKey={({ id }) => id}
        columns={[partner, ...columns, assignedColumn<PartnerPayout>(work, ({ state }) => state === 'asked')]}
        filters={{
          state: {
            label: heads.state,
            any: heads.anyState,
            options: Object.entries(own.payoutStates).map(([value, label]) => ({ value, label })),
          },
        }}
        actions={(one) => decisionsOn(one, member.id)}
      />
    </Page>
  );
}

/** Whoever asked for it does not agree to it. */
function decisionsOn(payout: PartnerPayout, memberId: number): (Action | false)[] {
  if (payout.state !== 'asked') return [];
  const params = { id: String(payout.id) };
  return [
    payout.asked_by.id !== memberId &&
      action('approvePartnerPayout', {
        label: heads.agree,
        title: heads.agreeTitle,
        text: heads.agreeText,
        submit: heads.yes,
        look: 'secondary',
        params,
        between: () => (
          <p className="wrap-anywhere">
            {payout.partner_name}: {money(payout)} {payout.reason}
          </p>
        ),
        done: heads.paid,
      }),
    action('refusePartnerPayout', {
      label: heads.refuse,
      title: heads.refuseTitle,
      look: 'quiet',
      params,
      done: heads.refused,
    }),
  ];
}

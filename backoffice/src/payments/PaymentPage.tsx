import type { StaffPaymentFile } from '@halley/contract';
import { Card, Facts, Money, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import {
  actionColumn,
  linkClass,
  ResourcePage,
  showExactTime,
  showTime,
  TableSection,
  WaitingSince,
} from '../console/index.ts';
import { PlayerCard } from '../player-card/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { cashoutActions } from './cashout-actions.tsx';
import { differenceActions, differenceColumns } from './difference-columns.tsx';
import { PaymentPlayerCard } from './PaymentPlayer.tsx';
import { PaymentState } from './PaymentState.tsx';
import { callbackOutcome, ledgerWords, tellEnd, tellSignals, tellStep } from './tell-step.ts';
import { paymentWords } from './words.ts';

/** One payment: what it is, every step it took, and each line it wrote into the ledger. */
export function PaymentPage(): ReactNode {
  const { id = '' } = useParams();
  const { member } = useStaff();
  return (
    <ResourcePage
      read="readStaffPayment"
      input={{ params: { id } }}
      title={() => paymentWords.payment(Number(id))}
      badge={({ state }) => <PaymentState state={state} />}
      back={{ to: '/payments/all', label: paymentWords.back }}
      actions={(payment) => cashoutActions(payment, member.id)}
      fourEyes={({ state, approvals, approvals_needed: needed }) =>
        state === 'pending' && approvals.length > 0 ? { needed, agreed: approvals } : undefined
      }
      sections={[
        {
          show: (file) => (
            <>
              {file.state === 'pending' && file.signals.length > 0 && (
                <Note tone="warn">{tellSignals(file.signals)}</Note>
              )}
              <div className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
                <PaymentFacts payment={file} />
                <PaymentPlayerCard player={file.player} />
                <PlayerCard id={file.player.id} />
              </div>
            </>
          ),
        },
        { show: (file) => <Events payment={file} /> },
        { show: (file) => <Ledger payment={file} /> },
        {
          show: (file, reload) =>
            file.differences.length > 0 && (
              <TableSection
                title={paymentWords.tabs.differences}
                empty={paymentWords.noDifferences}
                rows={file.differences}
                rowKey={({ id }) => id}
                columns={[...differenceColumns, actionColumn(differenceActions, reload)]}
              />
            ),
        },
        { show: (file) => <Callbacks payment={file} /> },
      ]}
    />
  );
}

interface PartProps {
  payment: StaffPaymentFile;
}

function PaymentFacts({ payment }: PartProps): ReactNode {
  const { facts, columns } = paymentWords;
  const { approvals, approvals_needed: needed, confirmations, cancellation_reason: reason } = payment;
  return (
    <Card>
      <Facts
        className="text-13 [&_dd]:wrap-anywhere"
        facts={[
          { name: columns.action, value: paymentWords.actions[payment.action] },
          {
            name: columns.amount,
            value: <Money cents={payment.amount_cents} currency={payment.currency} locale="en" />,
          },
          { name: columns.method, value: payment.payment_system },
          { name: facts.destination, value: payment.destination ?? words.none },
          { name: facts.provider, value: payment.provider },
          { name: facts.reference, value: payment.reference },
          { name: facts.providerReference, value: payment.provider_reference ?? words.none },
          ...(payment.offer_id === undefined
            ? []
            : [{ name: facts.offer, value: <OfferLink offerId={payment.offer_id} /> }]),
          { name: facts.asked, value: showTime(payment.created_at) },
          ...(payment.state === 'pending' && payment.verdict === 'review'
            ? [{ name: facts.waiting, value: <WaitingSince since={payment.created_at} /> }]
            : []),
          { name: facts.finished, value: showTime(payment.finished_at) },
          ...(confirmations
            ? [{ name: facts.confirmations, value: `${confirmations.seen} / ${confirmations.needed}` }]
            : []),
          ...(reason ? [{ name: facts.reason, value: tellEnd(reason) }] : []),
          ...(payment.action === 'cashout'
            ? [
                {
                  name: facts.approvals,
                  value: `${paymentWords.agreed(approvals.length, needed)}${approvals.map(({ name }) => `, ${name}`).join('')}`,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

/** `offer-12` is the promotion 12. */
function OfferLink({ offerId }: { offerId: string }): ReactNode {
  const { may } = useStaff();
  if (!may('promotions.read')) return offerId;
  return (
    <Link to={`/promotions/${offerId.replace('offer-', '')}`} className={linkClass}>
      {offerId}
    </Link>
  );
}

function Events({ payment }: PartProps): ReactNode {
  const heads = paymentWords.eventColumns;
  return (
    <TableSection
      title={paymentWords.events}
      empty={words.none}
      rows={payment.events}
      rowKey={({ number }) => number}
      columns={[
        { key: 'at', head: heads.at, cell: ({ at }) => showExactTime(at) },
        { key: 'step', head: heads.step, cell: ({ to }) => <PaymentState state={to} /> },
        {
          key: 'who',
          head: heads.who,
          cell: ({ actor, actor_name }) => actor_name ?? paymentWords.actors[actor],
        },
        {
          key: 'reason',
          head: heads.reason,
          cell: (event) => <span className="whitespace-normal wrap-anywhere">{tellStep(event, payment.action)}</span>,
        },
      ]}
    />
  );
}

function Ledger({ payment: { ledger, currency } }: PartProps): ReactNode {
  const heads = paymentWords.ledgerColumns;
  const money = (cents: number) => (cents === 0 ? words.none : <Money cents={cents} currency={currency} locale="en" />);
  return (
    <TableSection
      title={paymentWords.ledger}
      empty={paymentWords.noLedger}
      rows={ledger}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', head: heads.id, cell: ({ id }) => id },
        { key: 'at', head: heads.at, cell: ({ at }) => showExactTime(at) },
        { key: 'reason', head: heads.reason, cell: ({ reason }) => ledgerWords.entry(reason) },
        { key: 'cash', head: heads.cash, align: 'right', cell: (line) => money(line.cash_cents) },
        { key: 'reserved', head: heads.reserved, align: 'right', cell: (line) => money(line.reserved_cents) },
        {
          key: 'house',
          head: heads.house,
          cell: ({ house }) => (house === null ? words.none : ledgerWords.house(house)),
        },
      ]}
    />
  );
}

function Callbacks({ payment }: PartProps): ReactNode {
  const heads = paymentWords.callbackColumns;
  return (
    <TableSection
      title={paymentWords.callbacks}
      empty={paymentWords.noCallbacks}
      rows={payment.callbacks.map((callback, index) => ({ ...callback, index }))}
      rowKey={({ index }) => index}
      columns={[
        { key: 'at', head: heads.at, cell: ({ at }) => showExactTime(at) },
        { key: 'outcome', head: heads.outcome, cell: ({ outcome }) => callbackOutcome(outcome) },
        { key: 'status', head: heads.status, align: 'right', cell: ({ status }) => status },
      ]}
    />
  );
}

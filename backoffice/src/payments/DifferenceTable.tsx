import type { StaffDifference } from '@halley/contract';
import { Button, Money, Select, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../api/index.ts';
import { DataTable, linkClass, ReasonDialog, showTime, WaitingSince } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { paymentWords } from './words.ts';

type Outcome = keyof typeof paymentWords.outcomes;

/** What a provider says against what our books hold. */
export function DifferenceTable({
  differences,
  onDone,
}: {
  differences: readonly StaffDifference[];
  onDone: () => void;
}): ReactNode {
  const { may } = useStaff();
  const [settling, setSettling] = useState<StaffDifference>();
  const [outcome, setOutcome] = useState<Outcome>('noted');
  const heads = paymentWords.differenceColumns;
  const money = (cents: number | null, currency: StaffDifference['currency']) =>
    cents === null || currency === null ? words.none : <Money cents={cents} currency={currency} locale="en" />;
  return (
    <>
      <DataTable
        caption={paymentWords.tabs.differences}
        empty={paymentWords.noDifferences}
        rows={[...differences]}
        rowKey={({ id }) => id}
        columns={[
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
          {
            key: 'settled',
            head: heads.settled,
            cell: (one) =>
              one.settled ? (
                showTime(one.settled.at)
              ) : may('payments.decide') ? (
                <Button size="small" look="secondary" onClick={() => setSettling(one)}>
                  {paymentWords.settle}
                </Button>
              ) : (
                words.none
              ),
          },
        ]}
      />
      {settling && (
        <ReasonDialog
          title={paymentWords.settleTitle}
          text={paymentWords.settleText}
          label={paymentWords.settle}
          look="primary"
          onClosed={() => setSettling(undefined)}
          onConfirm={async (reason) => {
            await call('settleDifference', { params: { id: String(settling.id) }, body: { reason, outcome } });
            toasts.show({ title: paymentWords.settled, tone: 'win' });
            onDone();
          }}
        >
          <Select
            label={paymentWords.outcome}
            value={outcome}
            onChange={(event) => setOutcome(event.target.value as Outcome)}
            options={Object.entries(paymentWords.outcomes).map(([value, label]) => ({ value, label }))}
          />
        </ReasonDialog>
      )}
    </>
  );
}

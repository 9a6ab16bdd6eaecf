import type { StaffCorrection } from '@halley/contract';
import { Badge, Button, Money, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../api/client.ts';
import { useCall } from '../api/use-call.ts';
import { usePages } from '../api/use-pages.ts';
import { DataTable } from '../shell/DataTable.tsx';
import { showTime } from '../shell/format.ts';
import { Loading } from '../shell/Loading.tsx';
import { MoreButton } from '../shell/MoreButton.tsx';
import { Page } from '../shell/Page.tsx';
import { useQueues } from '../shell/queues.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { useStaff } from '../shell/staff-state.ts';
import { WaitingSince } from '../shell/WaitingSince.tsx';
import { words } from '../words.ts';
import { AgreeDialog } from './CashoutActions.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { PlayerLink } from './PaymentPlayer.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { paymentWords } from './words.ts';

const tones = { asked: 'warn', approved: 'win', refused: 'neutral' } as const;

/** Money put right by hand, by two people each. */
export function CorrectionsPage(): ReactNode {
  const list = useCall('listCorrections', { query: {} });
  const { pages, more } = usePages(list.data, {
    nextOf: ({ next_before }) => next_before,
    load: (before) => call('listCorrections', { query: { before } }),
  });
  const waiting = useQueues().corrections?.open;
  const { may } = useStaff();
  const [isAsking, setAsking] = useState(false);
  const heads = paymentWords.correctionColumns;
  return (
    <Page
      title={paymentWords.title}
      badge={
        waiting !== undefined && <Badge tone={waiting > 0 ? 'warn' : 'neutral'}>{paymentWords.waiting(waiting)}</Badge>
      }
      actions={
        may('payments.correct') && (
          <Button size="small" look="secondary" onClick={() => setAsking(true)}>
            {paymentWords.correction}
          </Button>
        )
      }
    >
      <PaymentTabs current="corrections" />
      <Loading from={list}>
        {() => (
          <div className="grid gap-4">
            <DataTable
              caption={paymentWords.tabs.corrections}
              empty={paymentWords.noCorrections}
              rows={pages.flatMap(({ corrections }) => corrections)}
              rowKey={({ id }) => id}
              columns={[
                { key: 'at', head: heads.at, cell: (one) => showTime(one.asked_at), from: 'lg' },
                {
                  key: 'waiting',
                  head: heads.waiting,
                  cell: (one) => (one.state === 'asked' ? <WaitingSince since={one.asked_at} /> : words.none),
                  from: 'md',
                },
                {
                  key: 'player',
                  head: heads.player,
                  cell: ({ player_id, player_name }) => <PlayerLink id={player_id} name={player_name} />,
                },
                {
                  key: 'amount',
                  head: heads.amount,
                  align: 'right',
                  cell: ({ amount_cents, currency }) => <Money cents={amount_cents} currency={currency} locale="en" />,
                },
                {
                  key: 'reason',
                  head: heads.reason,
                  cell: ({ reason }) => <span className="whitespace-normal wrap-anywhere">{reason}</span>,
                },
                { key: 'who', head: heads.who, cell: (one) => one.asked_by.name, from: 'md' },
                {
                  key: 'state',
                  head: heads.state,
                  cell: ({ state }) => <Badge tone={tones[state]}>{paymentWords.correctionStates[state]}</Badge>,
                },
                { key: 'deeds', head: '', cell: (one) => <Deeds correction={one} onDone={list.reload} /> },
              ]}
            />
            <MoreButton more={more} />
          </div>
        )}
      </Loading>
      {isAsking && <CorrectionDialog onClosed={() => setAsking(false)} onDone={list.reload} />}
    </Page>
  );
}

function Deeds({ correction, onDone }: { correction: StaffCorrection; onDone: () => void }): ReactNode {
  const { may, member } = useStaff();
  const [asking, setAsking] = useState<'agree' | 'refuse'>();
  if (correction.state !== 'asked' || !may('payments.correct')) return null;
  const params = { id: String(correction.id) };
  const isOwn = correction.asked_by.id === member.id;
  return (
    <span className="flex flex-wrap gap-2">
      {!isOwn && (
        <Button size="small" look="secondary" onClick={() => setAsking('agree')}>
          {paymentWords.agree}
        </Button>
      )}
      <Button size="small" look="quiet" onClick={() => setAsking('refuse')}>
        {paymentWords.refuse}
      </Button>
      {asking === 'agree' && (
        <AgreeDialog
          title={paymentWords.agreeTitle}
          onClosed={() => setAsking(undefined)}
          onAgree={async () => {
            await call('approveCorrection', { params });
            toasts.show({ title: paymentWords.corrected, tone: 'win' });
            onDone();
          }}
        >
          <Money cents={correction.amount_cents} currency={correction.currency} locale="en" className="title-section" />{' '}
          {correction.reason}
        </AgreeDialog>
      )}
      {asking === 'refuse' && (
        <ReasonDialog
          title={paymentWords.refuseTitle}
          text={paymentWords.refuseText}
          label={paymentWords.refuse}
          onClosed={() => setAsking(undefined)}
          onConfirm={async (reason) => {
            await call('refuseCorrection', { params, body: { reason } });
            toasts.show({ title: paymentWords.refused, tone: 'win' });
            onDone();
          }}
        />
      )}
    </span>
  );
}

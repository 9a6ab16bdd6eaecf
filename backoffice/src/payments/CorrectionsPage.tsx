import type { FoundCorrection } from '@halley/contract';
import { Badge, Money } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import {
  type Action,
  Actions,
  action,
  assignedColumn,
  type ListColumn,
  Page,
  ResourceList,
  showTime,
  useQueueWork,
  WaitingSince,
} from '../console/index.ts';
import { useQueues, useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { askCorrection } from './ask-correction.ts';
import { PlayerLink } from './PaymentPlayer.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { paymentWords } from './words.ts';

const tones = { asked: 'warn', approved: 'win', refused: 'neutral' } as const;
const heads = paymentWords.correctionColumns;
const money = ({ amount_cents, currency }: FoundCorrection) => (
  <Money cents={amount_cents} currency={currency} locale="en" />
);

const columns: readonly ListColumn<FoundCorrection>[] = [
  { key: 'at', head: heads.at, cell: (one) => showTime(one.asked_at), from: 'lg' },
  {
    key: 'waiting',
    head: heads.waiting,
    cell: (one) => (one.state === 'asked' ? <WaitingSince since={one.asked_at} /> : words.none),
    from: 'md',
  },
  { key: 'player', head: heads.player, cell: (one) => <PlayerLink id={one.player_id} name={one.player_name} /> },
  { key: 'amount', head: heads.amount, align: 'right', cell: money },
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
];

/** Money put right by hand, by two people each. */
export function CorrectionsPage(): ReactNode {
  const work = useQueueWork('corrections');
  const [version, setVersion] = useState(0);
  const reload = () => setVersion((before) => before + 1);
  const { member } = useStaff();
  const waiting = useQueues().corrections?.open;
  return (
    <Page
      title={paymentWords.title}
      badge={
        waiting !== undefined && <Badge tone={waiting > 0 ? 'warn' : 'neutral'}>{paymentWords.waiting(waiting)}</Badge>
      }
      actions={<Actions actions={[askCorrection()]} onDone={reload} />}
    >
      <PaymentTabs current="corrections" />
      <ResourceList
        call="listCorrections"
        caption={paymentWords.tabs.corrections}
        empty={paymentWords.noCorrections}
        rows={({ corrections }) => corrections}
        rowKey={({ id }) => id}
        columns={[...columns, assignedColumn<FoundCorrection>(work, ({ state }) => state === 'asked')]}
        actions={(one) => decisionsOn(one, member.id)}
        version={version}
      />
    </Page>
  );
}

/** Whoever asked for it can take it back, and not agree to it. */
function decisionsOn(correction: FoundCorrection, memberId: number): (Action | false)[] {
  if (correction.state !== 'asked') return [];
  const params = { id: String(correction.id) };
  return [
    correction.asked_by.id !== memberId &&
      action('approveCorrection', {
        label: paymentWords.agree,
        title: paymentWords.agreeTitle,
        submit: paymentWords.yes,
        look: 'secondary',
        params,
        between: () => (
          <p className="wrap-anywhere">
            {money(correction)} {correction.reason}
          </p>
        ),
        done: paymentWords.corrected,
      }),
    action('refuseCorrection', {
      label: paymentWords.refuse,
      title: paymentWords.refuseTitle,
      text: paymentWords.refuseText,
      look: 'quiet',
      params,
      done: paymentWords.refused,
    }),
  ];
}

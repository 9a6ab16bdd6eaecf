import type { QueuedCashout } from '@halley/contract';
import { Badge, type TableColumn } from '@halley/ui';
import { type ReactNode, useCallback, useState } from 'react';
import type { Output } from '../api/index.ts';
import { assignedColumn, MineSwitch, Page, ResourceList, useQueueWork, WaitingSince } from '../console/index.ts';
import { balanceIn, MoneyInAndOut, nameOf, PlayerLink, PlayerStanding } from './PaymentPlayer.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { paymentWords } from './words.ts';

const { id, method, amount, why } = paymentColumns;
const { columns: heads } = paymentWords;
const columns: readonly TableColumn<QueuedCashout>[] = [
  id,
  { key: 'waiting', head: heads.waiting, cell: (cashout) => <WaitingSince since={cashout.created_at} /> },
  {
    key: 'player',
    head: heads.player,
    cell: ({ player }) => <PlayerLink id={player.id} name={nameOf(player)} />,
  },
  {
    key: 'standing',
    head: heads.standing,
    cell: ({ player: { person } }) => person && <PlayerStanding person={person} />,
    from: 'md',
  },
  amount,
  {
    key: 'balance',
    head: heads.balance,
    align: 'right',
    cell: ({ player, currency }) => balanceIn(player, currency),
    from: 'md',
  },
  {
    key: 'money',
    head: heads.money,
    cell: ({ player, currency }) => <MoneyInAndOut player={player} currency={currency} />,
    from: 'lg',
  },
  method,
  why,
];

/** The oldest first: whoever has waited longest is looked at first. */
export function CashoutsPage(): ReactNode {
  const work = useQueueWork('cashouts');
  const [waiting, setWaiting] = useState<number>();
  const onRead = useCallback((queue: Output<'listCashoutQueue'>) => setWaiting(queue.waiting), []);
  return (
    <Page
      title={paymentWords.title}
      badge={
        waiting !== undefined && <Badge tone={waiting > 0 ? 'warn' : 'neutral'}>{paymentWords.waiting(waiting)}</Badge>
      }
    >
      <PaymentTabs current="queue" />
      <MineSwitch work={work} />
      <ResourceList
        call="listCashoutQueue"
        caption={paymentWords.tabs.queue}
        empty={paymentWords.emptyQueue}
        rows={({ cashouts }) => cashouts.filter(({ id: one }) => work.isShown(one))}
        rowKey={(cashout) => cashout.id}
        columns={[...columns, assignedColumn(work)]}
        onRead={onRead}
      />
    </Page>
  );
}

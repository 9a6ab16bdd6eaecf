import type { QueuedCashout } from '@halley/contract';
import { Badge, type TableColumn } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import type { Output } from '../api/index.ts';
import { assignedColumn, MineSwitch, Page, ResourceList, useQueueWork, WaitingSince } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { CashoutChoice, chooseColumn } from './CashoutChoice.tsx';
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
  const [queue, setQueue] = useState<Output<'listCashoutQueue'>>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [version, setVersion] = useState(0);
  const { may } = useStaff();
  const { waiting, cashouts = [] } = queue ?? {};
  const shown = ({ cashouts: all }: Pick<Output<'listCashoutQueue'>, 'cashouts'>) =>
    all.filter(({ id: one }) => work.isShown(one));
  return (
    <Page
      title={paymentWords.title}
      badge={
        waiting !== undefined && <Badge tone={waiting > 0 ? 'warn' : 'neutral'}>{paymentWords.waiting(waiting)}</Badge>
      }
    >
      <PaymentTabs current="queue" />
      <MineSwitch work={work} />
      <CashoutChoice
        chosen={chosen}
        canChoose={shown({ cashouts }).length > 0 || chosen.size > 0}
        onDone={() => {
          setChosen(new Set());
          setVersion((before) => before + 1);
        }}
      />
      <ResourceList
        call="listCashoutQueue"
        caption={paymentWords.tabs.queue}
        empty={paymentWords.emptyQueue}
        rows={shown}
        rowKey={(cashout) => cashout.id}
        columns={[
          ...columns,
          assignedColumn<QueuedCashout>(work),
          ...(may('payments.decide') ? [chooseColumn(chosen, setChosen)] : []),
        ]}
        version={version}
        onRead={setQueue}
      />
    </Page>
  );
}

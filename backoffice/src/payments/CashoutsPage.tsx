import type { QueuedCashout } from '@halley/contract';
import { Badge, type TableColumn } from '@halley/ui';
import type { ReactNode } from 'react';
import { call } from '../api/client.ts';
import { useCall } from '../api/use-call.ts';
import { usePages } from '../api/use-pages.ts';
import { DataTable } from '../shell/DataTable.tsx';
import { Loading } from '../shell/Loading.tsx';
import { MoreButton } from '../shell/MoreButton.tsx';
import { Page } from '../shell/Page.tsx';
import { WaitingSince } from '../shell/WaitingSince.tsx';
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
  const queue = useCall('listCashoutQueue');
  const { pages, more } = usePages(queue.data, {
    nextOf: ({ next_after }) => next_after,
    load: (after) => call('listCashoutQueue', { query: { after } }),
  });
  const waiting = queue.data?.waiting ?? 0;
  return (
    <Page
      title={paymentWords.title}
      badge={queue.data && <Badge tone={waiting > 0 ? 'warn' : 'neutral'}>{paymentWords.waiting(waiting)}</Badge>}
    >
      <PaymentTabs current="queue" />
      <Loading from={queue}>
        {() => (
          <div className="grid gap-4">
            <DataTable
              caption={paymentWords.tabs.queue}
              empty={paymentWords.emptyQueue}
              rows={pages.flatMap(({ cashouts }) => cashouts)}
              rowKey={(cashout) => cashout.id}
              columns={columns}
            />
            <MoreButton more={more} />
          </div>
        )}
      </Loading>
    </Page>
  );
}

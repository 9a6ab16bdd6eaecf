import type { StaffPayment } from '@halley/contract';
import { Badge, type TableColumn } from '@halley/ui';
import type { ReactNode } from 'react';
import { useCall } from '../api/use-call.ts';
import { DataTable } from '../shell/DataTable.tsx';
import { Loading } from '../shell/Loading.tsx';
import { Page } from '../shell/Page.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { paymentWords } from './words.ts';

const { id, at, player, method, amount, why } = paymentColumns;
const columns: readonly TableColumn<StaffPayment>[] = [id, at, player, method, amount, why];

/** The oldest first: whoever has waited longest is looked at first. */
export function CashoutsPage(): ReactNode {
  const queue = useCall('listCashoutQueue');
  const waiting = queue.data?.waiting ?? 0;
  return (
    <Page
      title={paymentWords.title}
      badge={queue.data && <Badge tone={waiting > 0 ? 'warn' : 'neutral'}>{paymentWords.waiting(waiting)}</Badge>}
    >
      <PaymentTabs current="queue" />
      <Loading from={queue}>
        {({ cashouts }) => (
          <DataTable
            caption={paymentWords.tabs.queue}
            empty={paymentWords.emptyQueue}
            rows={cashouts}
            rowKey={(cashout) => cashout.id}
            columns={columns}
          />
        )}
      </Loading>
    </Page>
  );
}

import type { StaffOrder } from '@halley/contract';
import { Badge, type SelectOption } from '@halley/ui';
import type { ReactNode } from 'react';
import { assignedColumn, Page, ResourceList, useQueueWork } from '../../console/index.ts';
import { useQueues } from '../../session/index.ts';
import { LoyaltyTabs } from '../LoyaltyTabs.tsx';
import { loyaltyWords } from '../words.ts';
import { orderActions } from './order-actions.ts';
import { orderColumns } from './order-columns.tsx';

const { orders: own } = loyaltyWords;
const { id, player, what, points, state, waiting, address } = orderColumns;
const optionsOf = (names: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** What was had for points: what waits first, the oldest at the top. */
export function OrdersPage(): ReactNode {
  const open = useQueues().mart_orders?.open;
  const work = useQueueWork('mart_orders');
  return (
    <Page
      title={loyaltyWords.title}
      badge={open !== undefined && <Badge tone={open > 0 ? 'warn' : 'neutral'}>{own.waiting(open)}</Badge>}
    >
      <LoyaltyTabs current="orders" />
      <ResourceList
        call="listMartOrders"
        caption={own.title}
        empty={own.none}
        rows={(orders) => orders}
        rowKey={(order) => order.id}
        columns={[
          id,
          waiting,
          player,
          what,
          points,
          state,
          address,
          assignedColumn<StaffOrder>(work, ({ state: now }) => now === 'placed' || now === 'confirmed'),
        ]}
        filters={{
          state: {
            label: own.filters.state,
            options: optionsOf(own.states),
          },
          type: {
            label: own.filters.type,
            options: optionsOf(loyaltyWords.types),
          },
          player_id: { label: own.filters.player, short: 'player' },
        }}
        actions={orderActions}
        csv="orders"
      />
    </Page>
  );
}

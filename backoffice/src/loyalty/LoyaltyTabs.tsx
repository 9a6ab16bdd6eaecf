import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { useQueues } from '../session/index.ts';
import { loyaltyWords as own } from './words.ts';

type Tab = keyof typeof own.tabs;

const places: Record<Tab, string> = {
  overview: '/loyalty',
  orders: '/loyalty/orders',
  corrections: '/loyalty/corrections',
};
const queueOf = { orders: 'mart_orders', corrections: 'point_corrections' } as const;

export function LoyaltyTabs({ current }: { current: Tab }): ReactNode {
  const queues = useQueues();
  const labelOf = (tab: Tab) => {
    const open = tab === 'overview' ? 0 : (queues[queueOf[tab]]?.open ?? 0);
    return open > 0 ? `${own.tabs[tab]} (${open})` : own.tabs[tab];
  };
  return (
    <TabLinks
      label={own.title}
      links={(Object.keys(places) as Tab[]).map((tab) => ({
        href: places[tab],
        label: labelOf(tab),
        current: tab === current,
      }))}
    />
  );
}

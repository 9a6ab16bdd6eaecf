import type { StaffQueueName } from '@halley/contract';
import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { useQueues } from '../session/index.ts';
import { paymentWords } from './words.ts';

type Tab = keyof typeof paymentWords.tabs;

const queueOf = {
  queue: 'cashouts',
  differences: 'differences',
  corrections: 'corrections',
} as const satisfies Partial<Record<Tab, StaffQueueName>>;

const places: Record<Tab, string> = {
  queue: '/payments',
  all: '/payments/all',
  differences: '/payments/differences',
  corrections: '/payments/corrections',
};

export function PaymentTabs({ current }: { current: Tab }): ReactNode {
  const queues = useQueues();
  const labelOf = (tab: Tab) => {
    const open = tab === 'all' ? 0 : (queues[queueOf[tab]]?.open ?? 0);
    return open > 0 ? `${paymentWords.tabs[tab]} (${open})` : paymentWords.tabs[tab];
  };
  return (
    <TabLinks
      label={paymentWords.title}
      links={(Object.keys(places) as Tab[]).map((tab) => ({
        href: places[tab],
        label: labelOf(tab),
        current: tab === current,
      }))}
    />
  );
}

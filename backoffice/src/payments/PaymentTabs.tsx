import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { paymentWords } from './words.ts';

type Tab = keyof typeof paymentWords.tabs;

const places: Record<Tab, string> = {
  queue: '/payments',
  all: '/payments/all',
  differences: '/payments/differences',
  corrections: '/payments/corrections',
};

export function PaymentTabs({ current }: { current: Tab }): ReactNode {
  return (
    <TabLinks
      label={paymentWords.title}
      links={(Object.keys(places) as Tab[]).map((tab) => ({
        href: places[tab],
        label: paymentWords.tabs[tab],
        current: tab === current,
      }))}
    />
  );
}

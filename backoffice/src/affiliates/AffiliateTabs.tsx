import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { useQueues } from '../session/index.ts';
import { affiliateWords as own } from './words.ts';

type Tab = keyof typeof own.tabs;

const places: Record<Tab, string> = {
  partners: '/affiliates',
  payouts: '/affiliates/payouts',
  postbacks: '/affiliates/postbacks',
  referral: '/affiliates/invitations',
};

export function AffiliateTabs({ current }: { current: Tab }): ReactNode {
  const open = useQueues().partner_payouts?.open ?? 0;
  const labelOf = (tab: Tab) => (tab === 'payouts' && open > 0 ? `${own.tabs.payouts} (${open})` : own.tabs[tab]);
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

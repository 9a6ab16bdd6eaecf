import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { useQueues } from '../session/index.ts';
import { partnerWords as own } from './words.ts';

type Tab = keyof typeof own.tabs;

export function PartnerTabs({ current }: { current: Tab }): ReactNode {
  const open = useQueues().partner_payouts?.open ?? 0;
  const { partners, payouts, postbacks, referral } = own.tabs;
  const waiting = open > 0 ? `${payouts} (${open})` : payouts;
  const to = (tab: Tab, label: string, path: string) => ({
    href: `/affiliates${path}`,
    label,
    current: tab === current,
  });
  const links = [
    to('partners', partners, ''),
    to('payouts', waiting, '/payouts'),
    to('postbacks', postbacks, '/postbacks'),
    to('referral', referral, '/invitations'),
  ];
  return <TabLinks label={own.title} links={links} />;
}

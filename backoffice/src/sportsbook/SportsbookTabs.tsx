import type { StaffQueueName } from '@halley/contract';
import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { useQueues } from '../session/index.ts';
import { sportsbookWords as own } from './words.ts';

type Tab = keyof typeof own.tabs;

const places: Record<Tab, { href: string; queue?: StaffQueueName }> = {
  desk: { href: '/sportsbook', queue: 'referrals' },
  fixtures: { href: '/sportsbook/fixtures' },
  overrides: { href: '/sportsbook/overrides', queue: 'overrides' },
  manual: { href: '/sportsbook/manual', queue: 'manual_results' },
  quarantine: { href: '/sportsbook/quarantine', queue: 'quarantine' },
  factors: { href: '/sportsbook/factors' },
  flags: { href: '/sportsbook/flags', queue: 'flags' },
  claims: { href: '/sportsbook/claims', queue: 'claims' },
  reports: { href: '/sportsbook/reports' },
};

export function SportsbookTabs({ current }: { current: Tab }): ReactNode {
  const queues = useQueues();
  return (
    <TabLinks
      label={own.title}
      links={(Object.keys(places) as Tab[]).map((tab) => {
        const { href, queue } = places[tab];
        const open = (queue && queues[queue]?.open) ?? 0;
        return { href, label: open > 0 ? `${own.tabs[tab]} (${open})` : own.tabs[tab], current: tab === current };
      })}
    />
  );
}

import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { protectionWords as own } from './words.ts';

type Tab = keyof typeof own.tabs;

const places: Record<Tab, string> = {
  cases: '/protection',
  players: '/protection/players',
  rules: '/protection/rules',
  report: '/protection/report',
};

export function ProtectionTabs({ current }: { current: Tab }): ReactNode {
  const links = Object.entries(places).map(([tab, href]) => ({
    href,
    label: own.tabs[tab as Tab],
    current: tab === current,
  }));
  return <TabLinks label={own.title} links={links} />;
}

import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { vipWords as own } from './words.ts';

type Tab = keyof typeof own.tabs;

const places: Record<Tab, string> = { club: '/vip', adventures: '/vip/adventures' };

export function VipTabs({ current }: { current: Tab }): ReactNode {
  return (
    <TabLinks
      label={own.title}
      links={(Object.keys(places) as Tab[]).map((tab) => ({
        href: places[tab],
        label: own.tabs[tab],
        current: tab === current,
      }))}
    />
  );
}

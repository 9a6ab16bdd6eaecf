import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { mayCall } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { vipWords as own } from './words.ts';

type Tab = keyof typeof own.tabs;

const places: Record<Tab, string> = { club: '/vip', adventures: '/vip/adventures' };

/** Who is in the club is about persons; adventures are rules. */
export function VipTabs({ current }: { current: Tab }): ReactNode {
  const { may } = useStaff();
  const tabs = (Object.keys(places) as Tab[]).filter((tab) => tab !== 'club' || mayCall(may, 'listClubMembers'));
  return (
    <TabLinks
      label={own.title}
      links={tabs.map((tab) => ({
        href: places[tab],
        label: own.tabs[tab],
        current: tab === current,
      }))}
    />
  );
}

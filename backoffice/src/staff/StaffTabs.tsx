import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { useQueues } from '../session/index.ts';
import { words } from '../words/index.ts';

const { tabs } = words.roles;
type Tab = keyof typeof tabs;

export function StaffTabs({ current }: { current: Tab }): ReactNode {
  const waiting = useQueues().proposals?.open ?? 0;
  return (
    <TabLinks
      label={words.members.title}
      links={(Object.keys(tabs) as Tab[]).map((tab) => ({
        href: tab === 'members' ? '/members' : `/members/${tab}`,
        label: tab === 'two-people' && waiting > 0 ? `${tabs[tab]} (${waiting})` : tabs[tab],
        current: tab === current,
      }))}
    />
  );
}

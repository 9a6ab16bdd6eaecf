import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { useStaff } from '../session/index.ts';
import { reportWords } from './words.ts';

type Tab = keyof typeof reportWords.tabs;

/** A statement is for who may see payments of players. */
export function ReportTabs({ current }: { current: Tab }): ReactNode {
  const { may } = useStaff();
  const tabs = (Object.keys(reportWords.tabs) as Tab[]).filter((tab) => tab !== 'statement' || may('payments.read'));
  return (
    <TabLinks
      label={reportWords.title}
      links={tabs.map((tab) => ({
        href: tab === 'finance' ? '/reports' : `/reports/${tab}`,
        label: reportWords.tabs[tab],
        current: tab === current,
      }))}
    />
  );
}

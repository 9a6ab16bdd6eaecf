import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { useUnread } from '../session/index.ts';
import { words } from '../words/index.ts';

const { tabs, title } = words.work;

export function WorkTabs({ current }: { current: keyof typeof tabs }): ReactNode {
  const unread = useUnread();
  const notices = unread > 0 ? `${tabs.notices} (${unread})` : tabs.notices;
  return (
    <TabLinks
      label={title}
      links={[
        { href: '/my-work', label: tabs.work, current: current === 'work' },
        { href: '/my-work/notices', label: notices, current: current === 'notices' },
      ]}
    />
  );
}

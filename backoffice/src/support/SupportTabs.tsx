import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { supportWords } from './words.ts';

export function SupportTabs({ current, letters }: { current: 'chats' | 'tickets'; letters?: number }): ReactNode {
  const waiting = letters ? ` (${letters})` : '';
  return (
    <TabLinks
      label={supportWords.title}
      links={[
        { href: '/support', label: supportWords.tabs.chats, current: current === 'chats' },
        { href: '/support/tickets', label: `${supportWords.tabs.tickets}${waiting}`, current: current === 'tickets' },
      ]}
    />
  );
}

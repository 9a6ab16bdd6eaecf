import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { useQueues } from '../session/index.ts';
import { supportWords } from './words.ts';

export function SupportTabs({
  current,
  letters,
}: {
  current: 'chats' | 'tickets';
  letters?: number | undefined;
}): ReactNode {
  const queues = useQueues();
  const count = letters ?? queues.letters?.open;
  const waiting = count ? ` (${count})` : '';
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

import type { Desk } from '../console/index.ts';
import { SupportPage } from './SupportPage.tsx';
import { TicketsPage } from './TicketsPage.tsx';

export const supportDesk: Desk = {
  to: '/support',
  label: 'Support',
  icon: 'chat',
  permission: 'support.answer',
  queues: ['chats', 'letters'],
  pages: [
    { index: true, Component: SupportPage },
    { path: 'tickets', Component: TicketsPage },
    { path: ':id', Component: SupportPage },
  ],
};

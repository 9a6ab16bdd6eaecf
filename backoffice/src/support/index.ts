import { type Desk, page } from '../console/index.ts';

export const supportDesk: Desk = {
  to: '/support',
  label: 'Support',
  icon: 'chat',
  permission: 'support.answer',
  queues: ['chats', 'letters'],
  pages: [
    { index: true, lazy: page(() => import('./SupportPage.tsx'), 'SupportPage') },
    { path: 'tickets', lazy: page(() => import('./TicketsPage.tsx'), 'TicketsPage') },
    { path: ':id', lazy: page(() => import('./SupportPage.tsx'), 'SupportPage') },
  ],
};

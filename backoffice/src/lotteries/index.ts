import { type Desk, page } from '../console/index.ts';

export const lotteriesDesk: Desk = {
  to: '/lotteries',
  label: 'Lotteries',
  icon: 'ticket',
  permission: 'promotions.read',
  queues: ['draws'],
  pages: [
    { index: true, lazy: page(() => import('./LotteriesPage.tsx'), 'LotteriesPage') },
    { path: ':id/:tab?', lazy: page(() => import('./LotteryPage.tsx'), 'LotteryPage') },
  ],
};

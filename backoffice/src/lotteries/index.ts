import type { Desk } from '../console/index.ts';
import { LotteriesPage } from './LotteriesPage.tsx';
import { LotteryPage } from './LotteryPage.tsx';

export const lotteriesDesk: Desk = {
  to: '/lotteries',
  label: 'Lotteries',
  icon: 'ticket',
  permission: 'promotions.read',
  queues: ['draws'],
  pages: [
    { index: true, Component: LotteriesPage },
    { path: ':id/:tab?', Component: LotteryPage },
  ],
};

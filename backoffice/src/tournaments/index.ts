import type { Desk } from '../console/index.ts';
import { ContestPage } from './ContestPage.tsx';
import { ContestsPage } from './ContestsPage.tsx';

export { contestDeskWords } from './words.ts';

export const tournamentsDesk: Desk = {
  to: '/tournaments',
  label: 'Contests',
  icon: 'tournaments',
  permission: 'promotions.read',
  queues: ['contests'],
  pages: [
    { index: true, Component: ContestsPage },
    { path: ':id/:tab?', Component: ContestPage },
  ],
};

import { type Desk, page } from '../console/index.ts';

export { contestDeskWords } from './words.ts';

export const tournamentsDesk: Desk = {
  to: '/tournaments',
  label: 'Contests',
  icon: 'tournaments',
  permission: 'promotions.read',
  queues: ['contests'],
  pages: [
    { index: true, lazy: page(() => import('./ContestsPage.tsx'), 'ContestsPage') },
    { path: ':id/:tab?', lazy: page(() => import('./ContestPage.tsx'), 'ContestPage') },
  ],
};

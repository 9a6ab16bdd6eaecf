import { type Desk, page } from '../console/index.ts';

export const jackpotsDesk: Desk = {
  to: '/jackpots',
  label: 'Jackpots',
  icon: 'jackpot',
  permission: 'games.read',
  pages: [
    { index: true, lazy: page(() => import('./JackpotsPage.tsx'), 'JackpotsPage') },
    { path: ':id', lazy: page(() => import('./JackpotPage.tsx'), 'JackpotPage') },
  ],
};

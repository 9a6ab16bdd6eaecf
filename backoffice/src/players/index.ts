import { type Desk, page } from '../console/index.ts';

export const playersDesk: Desk = {
  to: '/players',
  label: 'Players',
  icon: 'user',
  permission: 'players.read',
  pages: [
    { index: true, lazy: page(() => import('./PlayersPage.tsx'), 'PlayersPage') },
    { path: ':id/:tab?', lazy: page(() => import('./PlayerPage.tsx'), 'PlayerPage') },
  ],
};

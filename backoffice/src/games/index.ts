import { type Desk, page } from '../console/index.ts';

export { OpenState } from './OpenState.tsx';

export const gamesDesk: Desk = {
  to: '/games',
  label: 'Games',
  icon: 'dice',
  permission: 'games.read',
  pages: [
    { index: true, lazy: page(() => import('./GamesPage.tsx'), 'GamesPage') },
    { path: 'producers', lazy: page(() => import('./ProducersPage.tsx'), 'ProducersPage') },
    { path: 'collections', lazy: page(() => import('./CollectionsPage.tsx'), 'CollectionsPage') },
    { path: 'collections/:id', lazy: page(() => import('./CollectionPage.tsx'), 'CollectionPage') },
    { path: ':id', lazy: page(() => import('./GamePage.tsx'), 'GamePage') },
  ],
};

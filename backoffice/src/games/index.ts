import type { Desk } from '../console/index.ts';
import { CollectionPage } from './CollectionPage.tsx';
import { CollectionsPage } from './CollectionsPage.tsx';
import { GamePage } from './GamePage.tsx';
import { GamesPage } from './GamesPage.tsx';
import { ProducersPage } from './ProducersPage.tsx';

export { OpenState } from './OpenState.tsx';

export const gamesDesk: Desk = {
  to: '/games',
  label: 'Games',
  icon: 'dice',
  permission: 'games.read',
  pages: [
    { index: true, Component: GamesPage },
    { path: 'producers', Component: ProducersPage },
    { path: 'collections', Component: CollectionsPage },
    { path: 'collections/:id', Component: CollectionPage },
    { path: ':id', Component: GamePage },
  ],
};

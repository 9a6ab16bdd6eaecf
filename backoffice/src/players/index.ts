import type { Desk } from '../console/index.ts';
import { PlayerPage } from './PlayerPage.tsx';
import { PlayersPage } from './PlayersPage.tsx';

export const playersDesk: Desk = {
  to: '/players',
  label: 'Players',
  icon: 'user',
  permission: 'players.read',
  pages: [
    { index: true, Component: PlayersPage },
    { path: ':id/:tab?', Component: PlayerPage },
  ],
};

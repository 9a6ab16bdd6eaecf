import type { Desk } from '../console/index.ts';
import { JackpotPage } from './JackpotPage.tsx';
import { JackpotsPage } from './JackpotsPage.tsx';

export const jackpotsDesk: Desk = {
  to: '/jackpots',
  label: 'Jackpots',
  icon: 'jackpot',
  permission: 'games.read',
  pages: [
    { index: true, Component: JackpotsPage },
    { path: ':id', Component: JackpotPage },
  ],
};

import type { Desk } from '../console/index.ts';
import { AdventurePage, NewAdventurePage } from './adventures/AdventurePage.tsx';
import { AdventuresPage } from './adventures/AdventuresPage.tsx';
import { ClubPage } from './club/ClubPage.tsx';

export const vipDesk: Desk = {
  to: '/vip',
  label: 'VIP club',
  icon: 'vip',
  permission: 'promotions.read',
  pages: [
    { index: true, Component: ClubPage },
    { path: 'adventures', Component: AdventuresPage },
    { path: 'adventures/new', Component: NewAdventurePage },
    { path: 'adventures/:id', Component: AdventurePage },
  ],
};

import { type Desk, page } from '../console/index.ts';

export const vipDesk: Desk = {
  to: '/vip',
  label: 'VIP club',
  icon: 'vip',
  permission: 'promotions.read',
  pages: [
    { index: true, lazy: page(() => import('./club/ClubPage.tsx'), 'ClubPage') },
    { path: 'adventures', lazy: page(() => import('./adventures/AdventuresPage.tsx'), 'AdventuresPage') },
    { path: 'adventures/new', lazy: page(() => import('./adventures/AdventurePage.tsx'), 'NewAdventurePage') },
    { path: 'adventures/:id', lazy: page(() => import('./adventures/AdventurePage.tsx'), 'AdventurePage') },
  ],
};

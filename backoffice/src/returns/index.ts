import { type Desk, page } from '../console/index.ts';

export const returnsDesk: Desk = {
  to: '/returns',
  label: 'Returns',
  icon: 'activity',
  permission: 'games.read',
  pages: [{ index: true, lazy: page(() => import('./ReturnsPage.tsx'), 'ReturnsPage') }],
};

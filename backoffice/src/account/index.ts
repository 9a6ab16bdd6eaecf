import { type Desk, page } from '../console/index.ts';

export const accountDesk: Desk = {
  to: '/account',
  label: 'My account',
  icon: 'lock',
  pages: [{ index: true, lazy: page(() => import('./AccountPage.tsx'), 'AccountPage') }],
};

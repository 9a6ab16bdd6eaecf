import type { Desk } from '../console/index.ts';
import { AccountPage } from './AccountPage.tsx';

export const accountDesk: Desk = {
  to: '/account',
  label: 'My account',
  icon: 'lock',
  pages: [{ index: true, Component: AccountPage }],
};

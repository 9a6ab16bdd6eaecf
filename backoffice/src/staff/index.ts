import type { Desk } from '../console/index.ts';
import { MembersPage } from './MembersPage.tsx';

export const staffDesk: Desk = {
  to: '/members',
  label: 'Staff',
  icon: 'settings',
  permission: 'staff.manage',
  pages: [{ index: true, Component: MembersPage }],
};

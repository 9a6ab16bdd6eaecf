import type { Desk } from '../console/index.ts';
import { MembersPage } from './MembersPage.tsx';
import { RolePage } from './RolePage.tsx';
import { RolesPage } from './RolesPage.tsx';
import { TeamsPage } from './TeamsPage.tsx';
import { TwoPeoplePage } from './TwoPeoplePage.tsx';

export const staffDesk: Desk = {
  to: '/members',
  label: 'Staff',
  icon: 'settings',
  permission: 'staff.manage',
  queues: ['proposals'],
  pages: [
    { index: true, Component: MembersPage },
    { path: 'roles', Component: RolesPage },
    { path: 'roles/new', Component: RolePage },
    { path: 'roles/:name', Component: RolePage },
    { path: 'teams', Component: TeamsPage },
    { path: 'two-people', Component: TwoPeoplePage },
  ],
};

import { type Desk, page } from '../console/index.ts';

export const staffDesk: Desk = {
  to: '/members',
  label: 'Staff',
  icon: 'settings',
  permission: 'staff.manage',
  queues: ['proposals'],
  pages: [
    { index: true, lazy: page(() => import('./MembersPage.tsx'), 'MembersPage') },
    { path: 'roles', lazy: page(() => import('./RolesPage.tsx'), 'RolesPage') },
    { path: 'roles/new', lazy: page(() => import('./RolePage.tsx'), 'RolePage') },
    { path: 'roles/:name', lazy: page(() => import('./RolePage.tsx'), 'RolePage') },
    { path: 'teams', lazy: page(() => import('./TeamsPage.tsx'), 'TeamsPage') },
    { path: 'two-people', lazy: page(() => import('./TwoPeoplePage.tsx'), 'TwoPeoplePage') },
  ],
};

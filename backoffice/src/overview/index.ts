import { type Desk, page } from '../console/index.ts';

export const overviewDesk: Desk = {
  to: '/overview',
  label: 'Overview',
  icon: 'chart',
  permission: 'reports.read',
  pages: [{ index: true, lazy: page(() => import('./OverviewPage.tsx'), 'OverviewPage') }],
};

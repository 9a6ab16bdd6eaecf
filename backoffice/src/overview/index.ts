import type { Desk } from '../console/index.ts';
import { OverviewPage } from './OverviewPage.tsx';

export const overviewDesk: Desk = {
  to: '/overview',
  label: 'Overview',
  icon: 'columns',
  permission: 'reports.read',
  pages: [{ index: true, Component: OverviewPage }],
};

import { createElement } from 'react';
import type { Desk } from '../console/index.ts';
import { MovementsPage } from './MovementsPage.tsx';
import { ReportPage } from './ReportPage.tsx';
import { SchedulesPage } from './SchedulesPage.tsx';
import { StatementPage } from './StatementPage.tsx';

const others = ['games', 'bonuses', 'payments', 'cohorts', 'value', 'taxes'] as const;

export const reportsDesk: Desk = {
  to: '/reports',
  label: 'Reports',
  icon: 'table',
  permission: 'reports.read',
  pages: [
    { index: true, element: createElement(ReportPage, { name: 'finance' }) },
    ...others.map((name) => ({ path: name, element: createElement(ReportPage, { key: name, name }) })),
    { path: 'statement', Component: StatementPage },
    { path: 'movements', Component: MovementsPage },
    { path: 'schedules', Component: SchedulesPage },
  ],
};

import type { ReportName } from '@halley/contract';
import { createElement } from 'react';
import { type Desk, page } from '../console/index.ts';

const others = ['games', 'bonuses', 'payments', 'cohorts', 'value', 'taxes'] as const;

const report = (name: ReportName) => async () => {
  const { ReportPage } = await import('./ReportPage.tsx');
  return { Component: () => createElement(ReportPage, { name }) };
};

export const reportsDesk: Desk = {
  to: '/reports',
  label: 'Reports',
  icon: 'report',
  permission: 'reports.read',
  pages: [
    { index: true, lazy: report('finance') },
    ...others.map((name) => ({ path: name, lazy: report(name) })),
    { path: 'statement', lazy: page(() => import('./StatementPage.tsx'), 'StatementPage') },
    { path: 'movements', lazy: page(() => import('./MovementsPage.tsx'), 'MovementsPage') },
    { path: 'schedules', lazy: page(() => import('./SchedulesPage.tsx'), 'SchedulesPage') },
  ],
};

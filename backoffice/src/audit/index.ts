import { type Desk, page } from '../console/index.ts';

export { kindWords } from './kind-words.ts';
export { TrailTable } from './TrailTable.tsx';

export const auditDesk: Desk = {
  to: '/audit',
  label: 'Audit trail',
  icon: 'activity',
  permission: 'audit.read',
  pages: [
    { index: true, lazy: page(() => import('./TrailPage.tsx'), 'TrailPage') },
    { path: 'exports', lazy: page(() => import('./ExportsPage.tsx'), 'ExportsPage') },
  ],
};

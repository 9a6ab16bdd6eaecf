import type { Desk } from '../console/index.ts';
import { ExportsPage } from './ExportsPage.tsx';
import { TrailPage } from './TrailPage.tsx';

export { kindWords } from './kind-words.ts';
export { TrailTable } from './TrailTable.tsx';

export const auditDesk: Desk = {
  to: '/audit',
  label: 'Audit trail',
  icon: 'activity',
  permission: 'audit.read',
  pages: [
    { index: true, Component: TrailPage },
    { path: 'exports', Component: ExportsPage },
  ],
};

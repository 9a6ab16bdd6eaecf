import { type Desk, page } from '../console/index.ts';

export const verificationDesk: Desk = {
  to: '/documents',
  label: 'Documents',
  icon: 'shield',
  permission: 'documents.review',
  queues: ['documents'],
  pages: [{ index: true, lazy: page(() => import('./ReviewPage.tsx'), 'ReviewPage') }],
};

import { type Desk, page } from '../console/index.ts';

export const workDesk: Desk = {
  to: '/my-work',
  label: 'My work',
  icon: 'check',
  pages: [
    { index: true, lazy: page(() => import('./WorkPage.tsx'), 'WorkPage') },
    { path: 'notices', lazy: page(() => import('./NoticesPage.tsx'), 'NoticesPage') },
  ],
};

import type { Desk } from '../console/index.ts';
import { NoticesPage } from './NoticesPage.tsx';
import { WorkPage } from './WorkPage.tsx';

export const workDesk: Desk = {
  to: '/my-work',
  label: 'My work',
  icon: 'check',
  pages: [
    { index: true, Component: WorkPage },
    { path: 'notices', Component: NoticesPage },
  ],
};

import type { Desk } from '../console/index.ts';
import { ReturnsPage } from './ReturnsPage.tsx';

export const returnsDesk: Desk = {
  to: '/returns',
  label: 'Returns',
  icon: 'activity',
  permission: 'games.read',
  pages: [{ index: true, Component: ReturnsPage }],
};

import { type Desk, page } from '../console/index.ts';

export { PlayerPoints } from './PlayerPoints.tsx';

export const loyaltyDesk: Desk = {
  to: '/loyalty',
  label: 'Loyalty',
  icon: 'mart',
  permission: 'promotions.read',
  queues: ['mart_orders', 'point_corrections'],
  pages: [
    { index: true, lazy: page(() => import('./overview/LoyaltyPage.tsx'), 'LoyaltyPage') },
    { path: 'orders', lazy: page(() => import('./orders/OrdersPage.tsx'), 'OrdersPage') },
    { path: 'corrections', lazy: page(() => import('./corrections/PointCorrectionsPage.tsx'), 'PointCorrectionsPage') },
  ],
};

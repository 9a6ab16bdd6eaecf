import type { Desk } from '../console/index.ts';
import { PointCorrectionsPage } from './corrections/PointCorrectionsPage.tsx';
import { OrdersPage } from './orders/OrdersPage.tsx';
import { LoyaltyPage } from './overview/LoyaltyPage.tsx';

export { PlayerPoints } from './PlayerPoints.tsx';

export const loyaltyDesk: Desk = {
  to: '/loyalty',
  label: 'Loyalty',
  icon: 'mart',
  permission: 'promotions.read',
  queues: ['mart_orders', 'point_corrections'],
  pages: [
    { index: true, Component: LoyaltyPage },
    { path: 'orders', Component: OrdersPage },
    { path: 'corrections', Component: PointCorrectionsPage },
  ],
};

import { type Desk, page } from '../console/index.ts';

export const promotionsDesk: Desk = {
  to: '/promotions',
  label: 'Promotions',
  icon: 'gift',
  permission: 'promotions.read',
  pages: [
    { index: true, lazy: page(() => import('./PromotionsPage.tsx'), 'PromotionsPage') },
    { path: 'new', lazy: page(() => import('./builder/BuilderPage.tsx'), 'NewPromotionPage') },
    { path: ':id/edit', lazy: page(() => import('./builder/BuilderPage.tsx'), 'EditPromotionPage') },
    { path: ':id/:tab?', lazy: page(() => import('./PromotionPage.tsx'), 'PromotionPage') },
  ],
};

export const reviewsDesk: Desk = {
  to: '/reviews',
  label: 'Reviews',
  icon: 'limits',
  permission: 'promotions.read',
  queues: ['reviews'],
  pages: [{ index: true, lazy: page(() => import('./reviews/ReviewsPage.tsx'), 'ReviewsPage') }],
};

export { BudgetBar } from './BudgetBar.tsx';
export { faultsAt } from './builder/draft.ts';
export { RewardAsks } from './builder/RewardAsks.tsx';
export { RewardGets } from './builder/RewardGets.tsx';
export { dealLines } from './deal-lines.ts';
export { AgainstChart } from './report/AgainstChart.tsx';
export { startReading } from './rule/reading.ts';
export { emptyReward, type RewardFields, rewardOf } from './rule/reward-fields.ts';
export { percentText } from './rule/turn-worth.ts';

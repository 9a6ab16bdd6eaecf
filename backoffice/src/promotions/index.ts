import type { Desk } from '../console/index.ts';
import { EditPromotionPage, NewPromotionPage } from './builder/BuilderPage.tsx';
import { PromotionPage } from './PromotionPage.tsx';
import { PromotionsPage } from './PromotionsPage.tsx';
import { ReviewsPage } from './reviews/ReviewsPage.tsx';

export const promotionsDesk: Desk = {
  to: '/promotions',
  label: 'Promotions',
  icon: 'gift',
  permission: 'promotions.read',
  pages: [
    { index: true, Component: PromotionsPage },
    { path: 'new', Component: NewPromotionPage },
    { path: ':id/edit', Component: EditPromotionPage },
    { path: ':id/:tab?', Component: PromotionPage },
  ],
};

export const reviewsDesk: Desk = {
  to: '/reviews',
  label: 'Reviews',
  icon: 'limits',
  permission: 'promotions.read',
  queues: ['reviews'],
  pages: [{ index: true, Component: ReviewsPage }],
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

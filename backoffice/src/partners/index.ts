import { type Desk, page } from '../console/index.ts';

export const partnersDesk: Desk = {
  to: '/affiliates',
  label: 'Partners',
  icon: 'globe',
  permission: 'affiliates.read',
  queues: ['partner_payouts'],
  pages: [
    { index: true, lazy: page(() => import('./PartnersPage.tsx'), 'PartnersPage') },
    { path: 'payouts', lazy: page(() => import('./PayoutsPage.tsx'), 'PayoutsPage') },
    { path: 'postbacks', lazy: page(() => import('./PostbacksPage.tsx'), 'PostbacksPage') },
    { path: 'invitations', lazy: page(() => import('./ReferralTermsPage.tsx'), 'ReferralTermsPage') },
    { path: ':id', lazy: page(() => import('./PartnerPage.tsx'), 'PartnerPage') },
    { path: ':id/:tab', lazy: page(() => import('./PartnerPage.tsx'), 'PartnerPage') },
  ],
};

import type { Desk } from '../console/index.ts';
import { PartnerPage } from './PartnerPage.tsx';
import { PartnersPage } from './PartnersPage.tsx';
import { PayoutsPage } from './PayoutsPage.tsx';
import { PostbacksPage } from './PostbacksPage.tsx';
import { ReferralTermsPage } from './ReferralTermsPage.tsx';

export const partnersDesk: Desk = {
  to: '/affiliates',
  label: 'Partners',
  icon: 'globe',
  permission: 'affiliates.read',
  queues: ['partner_payouts'],
  pages: [
    { index: true, Component: PartnersPage },
    { path: 'payouts', Component: PayoutsPage },
    { path: 'postbacks', Component: PostbacksPage },
    { path: 'invitations', Component: ReferralTermsPage },
    { path: ':id', Component: PartnerPage },
    { path: ':id/:tab', Component: PartnerPage },
  ],
};

import { type Desk, page } from '../console/index.ts';

export const campaignsDesk: Desk = {
  to: '/campaigns',
  label: 'Campaigns',
  icon: 'send',
  permission: 'campaigns.read',
  queues: ['campaign_approvals'],
  pages: [
    { index: true, lazy: page(() => import('./CampaignsPage.tsx'), 'CampaignsPage') },
    { path: 'journeys', lazy: page(() => import('./CampaignsPage.tsx'), 'JourneysPage') },
    { path: 'new', lazy: page(() => import('./forms/EditPages.tsx'), 'NewCampaignPage') },
    { path: 'journeys/new', lazy: page(() => import('./forms/EditPages.tsx'), 'NewJourneyPage') },
    { path: 'segments', lazy: page(() => import('./segments/SegmentsPage.tsx'), 'SegmentsPage') },
    { path: 'segments/new', lazy: page(() => import('./segments/SegmentPage.tsx'), 'NewSegmentPage') },
    { path: 'segments/:id', lazy: page(() => import('./segments/SegmentPage.tsx'), 'SegmentPage') },
    { path: 'rules', lazy: page(() => import('./RulesPage.tsx'), 'RulesPage') },
    { path: ':id/edit', lazy: page(() => import('./forms/EditPages.tsx'), 'EditCampaignPage') },
    { path: ':id/copy', lazy: page(() => import('./forms/EditPages.tsx'), 'CopyCampaignPage') },
    { path: ':id/:tab?', lazy: page(() => import('./CampaignPage.tsx'), 'CampaignPage') },
  ],
};

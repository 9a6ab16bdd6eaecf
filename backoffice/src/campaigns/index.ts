import type { Desk } from '../console/index.ts';
import { CampaignPage } from './CampaignPage.tsx';
import { CampaignsPage, JourneysPage } from './CampaignsPage.tsx';
import { EditCampaignPage, NewCampaignPage, NewJourneyPage } from './forms/EditPages.tsx';
import { RulesPage } from './RulesPage.tsx';
import { NewSegmentPage, SegmentPage } from './segments/SegmentPage.tsx';
import { SegmentsPage } from './segments/SegmentsPage.tsx';

export const campaignsDesk: Desk = {
  to: '/campaigns',
  label: 'Campaigns',
  icon: 'send',
  permission: 'campaigns.read',
  queues: ['campaign_approvals'],
  pages: [
    { index: true, Component: CampaignsPage },
    { path: 'journeys', Component: JourneysPage },
    { path: 'new', Component: NewCampaignPage },
    { path: 'journeys/new', Component: NewJourneyPage },
    { path: 'segments', Component: SegmentsPage },
    { path: 'segments/new', Component: NewSegmentPage },
    { path: 'segments/:id', Component: SegmentPage },
    { path: 'rules', Component: RulesPage },
    { path: ':id/edit', Component: EditCampaignPage },
    { path: ':id/:tab?', Component: CampaignPage },
  ],
};

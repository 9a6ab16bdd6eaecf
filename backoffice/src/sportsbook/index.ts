import type { Desk } from '../console/index.ts';
import { FixturePage } from './FixturePage.tsx';
import { FixturesPage } from './FixturesPage.tsx';
import { QuarantinePage } from './QuarantinePage.tsx';
import { ReferralsPage } from './ReferralsPage.tsx';

export const sportsbookDesk: Desk = {
  to: '/sportsbook',
  label: 'Sportsbook',
  icon: 'sport',
  permission: 'sportsbook.read',
  queues: ['referrals', 'manual_results', 'quarantine'],
  pages: [
    { index: true, Component: FixturesPage },
    { path: 'referrals', Component: ReferralsPage },
    { path: 'quarantine', Component: QuarantinePage },
    { path: ':id/:tab?', Component: FixturePage },
  ],
};

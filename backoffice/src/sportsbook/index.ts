import type { Desk } from '../console/index.ts';
import { DeskPage } from './desk/DeskPage.tsx';
import { FixturePage } from './FixturePage.tsx';
import { FixturesPage } from './FixturesPage.tsx';
import { ManualPage } from './manual/ManualPage.tsx';
import { OverridesPage } from './overrides/OverridesPage.tsx';
import { QuarantinePage } from './QuarantinePage.tsx';
import { ReportPage } from './report/ReportPage.tsx';
import { ClaimsPage } from './risk/ClaimsPage.tsx';
import { FactorsPage } from './risk/FactorsPage.tsx';
import { FlagsPage } from './risk/FlagsPage.tsx';

export { PlayerBets } from './player/PlayerBets.tsx';

export const sportsbookDesk: Desk = {
  to: '/sportsbook',
  label: 'Sportsbook',
  icon: 'sport',
  permission: 'sportsbook.read',
  queues: ['referrals', 'manual_results', 'quarantine', 'flags', 'overrides', 'claims'],
  pages: [
    { index: true, Component: DeskPage },
    { path: 'fixtures', Component: FixturesPage },
    { path: 'overrides', Component: OverridesPage },
    { path: 'manual', Component: ManualPage },
    { path: 'quarantine', Component: QuarantinePage },
    { path: 'factors', Component: FactorsPage },
    { path: 'flags', Component: FlagsPage },
    { path: 'claims', Component: ClaimsPage },
    { path: 'reports', Component: ReportPage },
    { path: ':id/:tab?', Component: FixturePage },
  ],
};

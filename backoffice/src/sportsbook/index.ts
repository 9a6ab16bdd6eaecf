import { type Desk, page } from '../console/index.ts';

export { PlayerBets } from './player/PlayerBets.tsx';

export const sportsbookDesk: Desk = {
  to: '/sportsbook',
  label: 'Sportsbook',
  icon: 'sport',
  permission: 'sportsbook.read',
  queues: ['referrals', 'manual_results', 'quarantine', 'flags', 'overrides', 'claims'],
  pages: [
    { index: true, lazy: page(() => import('./desk/DeskPage.tsx'), 'DeskPage') },
    { path: 'fixtures', lazy: page(() => import('./FixturesPage.tsx'), 'FixturesPage') },
    { path: 'overrides', lazy: page(() => import('./overrides/OverridesPage.tsx'), 'OverridesPage') },
    { path: 'manual', lazy: page(() => import('./manual/ManualPage.tsx'), 'ManualPage') },
    { path: 'quarantine', lazy: page(() => import('./QuarantinePage.tsx'), 'QuarantinePage') },
    { path: 'factors', lazy: page(() => import('./risk/FactorsPage.tsx'), 'FactorsPage') },
    { path: 'flags', lazy: page(() => import('./risk/FlagsPage.tsx'), 'FlagsPage') },
    { path: 'claims', lazy: page(() => import('./risk/ClaimsPage.tsx'), 'ClaimsPage') },
    { path: 'reports', lazy: page(() => import('./report/ReportPage.tsx'), 'ReportPage') },
    { path: ':id/:tab?', lazy: page(() => import('./FixturePage.tsx'), 'FixturePage') },
  ],
};

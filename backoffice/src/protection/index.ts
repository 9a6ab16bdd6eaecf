import type { Desk } from '../console/index.ts';
import { CasePage } from './cases/CasePage.tsx';
import { CasesPage } from './cases/CasesPage.tsx';
import { ReportPage } from './ReportPage.tsx';
import { RulesPage } from './rules/RulesPage.tsx';
import { WatchedPlayersPage } from './WatchedPlayersPage.tsx';
import { protectionWords } from './words.ts';

export { PlayerSigns } from './PlayerSigns.tsx';

export const protectionDesk: Desk = {
  to: '/protection',
  label: protectionWords.title,
  icon: 'shield',
  permission: 'protection.read',
  queues: ['protection_cases'],
  pages: [
    { index: true, Component: CasesPage },
    { path: 'cases/:id', Component: CasePage },
    { path: 'players', Component: WatchedPlayersPage },
    { path: 'rules', Component: RulesPage },
    { path: 'report', Component: ReportPage },
  ],
};

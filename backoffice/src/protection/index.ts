import { type Desk, page } from '../console/index.ts';
import { protectionWords } from './words.ts';

export { PlayerSigns } from './PlayerSigns.tsx';

export const protectionDesk: Desk = {
  to: '/protection',
  label: protectionWords.title,
  icon: 'shield',
  permission: 'protection.read',
  queues: ['protection_cases'],
  pages: [
    { index: true, lazy: page(() => import('./cases/CasesPage.tsx'), 'CasesPage') },
    { path: 'cases/:id', lazy: page(() => import('./cases/CasePage.tsx'), 'CasePage') },
    { path: 'players', lazy: page(() => import('./WatchedPlayersPage.tsx'), 'WatchedPlayersPage') },
    { path: 'rules', lazy: page(() => import('./rules/RulesPage.tsx'), 'RulesPage') },
    { path: 'report', lazy: page(() => import('./ReportPage.tsx'), 'ReportPage') },
  ],
};

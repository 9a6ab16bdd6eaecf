import { type Desk, page } from '../console/index.ts';

export const providersDesk: Desk = {
  to: '/providers',
  label: 'Providers',
  icon: 'globe',
  permission: 'games.read',
  pages: [
    { index: true, lazy: page(() => import('./ProvidersPage.tsx'), 'ProvidersPage') },
    { path: ':id', lazy: page(() => import('./ProviderPage.tsx'), 'ProviderPage') },
  ],
};

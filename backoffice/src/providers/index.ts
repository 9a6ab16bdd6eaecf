import type { Desk } from '../console/index.ts';
import { ProviderPage } from './ProviderPage.tsx';
import { ProvidersPage } from './ProvidersPage.tsx';

export const providersDesk: Desk = {
  to: '/providers',
  label: 'Providers',
  icon: 'globe',
  permission: 'games.read',
  pages: [
    { index: true, Component: ProvidersPage },
    { path: ':id', Component: ProviderPage },
  ],
};

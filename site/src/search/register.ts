import type { SiteRoom } from '../page/index.ts';

export const room: SiteRoom = {
  name: 'search',
  modals: { search: () => import('./SearchModal.tsx') },
};

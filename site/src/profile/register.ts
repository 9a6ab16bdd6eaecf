import type { SiteRoom } from '../page/index.ts';

export const room: SiteRoom = {
  name: 'profile',
  popups: { 'profile-data': () => import('./ProfileDataPopup.tsx') },
};

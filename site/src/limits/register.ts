import type { SiteRoom } from '../page/index.ts';

export const room: SiteRoom = {
  name: 'limits',
  popups: { limits: () => import('./LimitsPopup.tsx') },
  backgroundTasks: [{ load: () => import('./LimitNews.tsx'), when: 'player' }],
};

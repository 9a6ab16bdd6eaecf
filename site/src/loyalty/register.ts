import type { SiteRoom } from '../page/index.ts';

export const room: SiteRoom = {
  name: 'loyalty',
  backgroundTasks: [
    { load: () => import('./points-task.ts'), when: 'player' },
    { load: () => import('./wheel/lootboxes-task.ts'), when: 'player' },
  ],
};

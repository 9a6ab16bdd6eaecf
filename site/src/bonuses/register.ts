import type { SiteRoom } from '../page/index.ts';

export const room: SiteRoom = {
  name: 'bonuses',
  backgroundTasks: [{ load: () => import('./gifts-task.ts'), when: 'player' }],
};

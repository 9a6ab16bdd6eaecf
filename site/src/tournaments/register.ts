import type { SiteRoom } from '../page/index.ts';

export const room: SiteRoom = {
  name: 'tournaments',
  backgroundTasks: [{ load: () => import('./tournaments-task.ts'), when: 'player' }],
};

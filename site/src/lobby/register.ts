import type { SiteRoom } from '../page/index.ts';
import { WinnersTask } from './winners-task.ts';

export const room: SiteRoom = {
  name: 'lobby',
  backgroundTasks: [WinnersTask],
};

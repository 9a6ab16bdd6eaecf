import type { SiteRoom } from '../page/index.ts';
import { ScriptsTask } from './use-scripts.ts';

export const room: SiteRoom = {
  name: 'scripts',
  backgroundTasks: [ScriptsTask],
};

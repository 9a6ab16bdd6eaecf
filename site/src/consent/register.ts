import type { SiteRoom } from '../page/index.ts';
import { EstoniaTask } from './estonia-task.ts';

export const room: SiteRoom = {
  name: 'consent',
  popups: { estonia: () => import('./EstoniaPopup.tsx') },
  backgroundTasks: [EstoniaTask, { load: () => import('./CookieChoice.tsx'), when: { hash: '#cookies' } }],
};

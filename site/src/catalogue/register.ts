import type { SiteRoom } from '../page/index.ts';
import { NewProviderTask } from './new-provider-task.ts';

export const room: SiteRoom = {
  name: 'catalogue',
  backgroundTasks: [NewProviderTask],
  popups: { 'new-provider': () => import('./NewProviderPopup.tsx') },
};

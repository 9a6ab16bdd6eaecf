import type { SiteRoom } from '../page/index.ts';
import { NewProviderTask, SpecialSlotTask } from './news-tasks.ts';

export const room: SiteRoom = {
  name: 'catalogue',
  backgroundTasks: [NewProviderTask, SpecialSlotTask],
  popups: {
    'new-provider': () => import('./NewProviderPopup.tsx'),
    'special-slot': () => import('./SpecialSlotPopup.tsx'),
  },
};

import type { SiteRoom } from '../page/index.ts';
import { SupportWatch } from './SupportWatch.tsx';
import { TermsTask } from './terms-task.ts';

export const room: SiteRoom = {
  name: 'support',
  backgroundTasks: [SupportWatch, TermsTask],
  popups: {
    support: () => import('./SupportPopup.tsx'),
    chat: () => import('./ChatPanel.tsx'),
  },
};

import type { SiteRoom } from '../page/index.ts';

export const room: SiteRoom = {
  name: 'survey',
  backgroundTasks: [{ load: () => import('./SurveyTask.tsx'), when: 'player' }],
};

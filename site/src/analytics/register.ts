import type { SiteRoom } from '../page/index.ts';
import { AnalyticsTask } from './use-analytics.ts';

export const room: SiteRoom = {
  name: 'analytics',
  backgroundTasks: [AnalyticsTask],
};

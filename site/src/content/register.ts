import type { SiteRoom } from '../page/index.ts';
import { ContentTask } from './use-content-news.ts';

export const room: SiteRoom = {
  name: 'content',
  backgroundTasks: [ContentTask],
};

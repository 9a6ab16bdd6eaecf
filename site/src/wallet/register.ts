import type { SiteRoom } from '../page/index.ts';
import { BalanceTask } from './balance-task.ts';

export const room: SiteRoom = {
  name: 'wallet',
  backgroundTasks: [BalanceTask],
};

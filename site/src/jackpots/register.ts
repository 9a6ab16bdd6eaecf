import type { SiteRoom } from '../page/index.ts';
import { JackpotsTask } from './jackpots-task.ts';

export const room: SiteRoom = {
  name: 'jackpots',
  backgroundTasks: [JackpotsTask],
  popups: { 'jackpot-win': () => import('./JackpotWinPopup.tsx') },
};

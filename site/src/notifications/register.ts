import type { SiteRoom } from '../page/index.ts';
import { HeaderNotices } from './HeaderNotices.tsx';

export const room: SiteRoom = {
  name: 'notifications',
  backgroundTasks: [HeaderNotices, { load: () => import('./NoticeNews.tsx'), when: 'player' }],
  forget: async () => {
    const [{ forgetNotices }, { forgetPush }] = await Promise.all([
      import('./keep-notices.ts'),
      import('./push/browser-push.ts'),
    ]);
    await Promise.all([forgetNotices(), forgetPush()]);
  },
};

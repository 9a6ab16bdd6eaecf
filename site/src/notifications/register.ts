import type { SiteRoom } from '../page/index.ts';
import { HeaderNotices } from './HeaderNotices.tsx';

export const room: SiteRoom = {
  name: 'notifications',
  backgroundTasks: [
    HeaderNotices,
    { load: () => import('./NoticeNews.tsx'), when: 'player' },
    { load: () => import('./campaign/CampaignNews.tsx'), when: 'player' },
  ],
  popups: { campaign: () => import('./campaign/CampaignPopup.tsx') },
  forget: async () => {
    const [{ forgetNotices }, { forgetPush }] = await Promise.all([
      import('./keep-notices.ts'),
      import('./push/browser-push.ts'),
    ]);
    await Promise.all([forgetNotices(), forgetPush()]);
  },
};

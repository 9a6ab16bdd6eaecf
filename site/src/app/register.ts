import type { SiteRoom } from '../page/index.ts';
import { AppTask } from './use-app.ts';

export const room: SiteRoom = {
  name: 'app',
  backgroundTasks: [AppTask],
  popups: {
    'webview-exit': () => import('./WebviewExitPopup.tsx'),
    install: () => import('./InstallPopup.tsx'),
  },
  signedOut: async () => (await import('./escape-on-logout.ts')).askEscapeAfterReload(),
};

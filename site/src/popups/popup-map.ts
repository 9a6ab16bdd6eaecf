import { type ComponentType, lazy } from 'react';
import type { PopupName } from './create-popups.ts';

/** Adding a popup is a line here, a name in `create-popups.ts` and its file. */
export const popupMap: Record<PopupName, ComponentType> = {
  'personal-info': lazy(() => import('./PersonalInfoPopup.tsx')),
  'profile-data': lazy(() => import('./ProfileDataPopup.tsx')),
  limits: lazy(() => import('./LimitsPopup.tsx')),
  support: lazy(() => import('./SupportPopup.tsx')),
  chat: lazy(() => import('../support/ChatPanel.tsx')),
  'new-provider': lazy(() => import('./NewProviderPopup.tsx')),
  'webview-exit': lazy(() => import('./WebviewExitPopup.tsx')),
  estonia: lazy(() => import('./EstoniaPopup.tsx')),
  install: lazy(() => import('./InstallPopup.tsx')),
  'jackpot-win': lazy(() => import('./JackpotWinPopup.tsx')),
};

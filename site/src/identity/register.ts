import type { SiteRoom } from '../page/index.ts';

export const room: SiteRoom = {
  name: 'identity',
  modals: {
    login: () => import('./LoginModal.tsx'),
    registration: () => import('./RegistrationModal.tsx'),
    remind: () => import('./RemindModal.tsx'),
    'new-password': () => import('./NewPasswordModal.tsx'),
    'email-verify': () => import('./EmailVerifyModal.tsx'),
    confirmation: () => import('./ConfirmationModal.tsx'),
  },
  hashTriggers: {
    'sign-in': '/login',
    'sign-up': '/registration',
    remind: '/remind',
    'new-password': '/new-password',
    'users/password/edit': '/new-password',
    'profile/password/edit': '/new-password',
  },
  popups: { 'personal-info': () => import('./PersonalInfoPopup.tsx') },
  signedOut: async () => (await import('./sign-in/browser-credentials.ts')).askNextTime(),
};

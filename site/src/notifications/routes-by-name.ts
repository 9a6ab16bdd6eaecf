import type { NoticeContent } from './store.ts';

/** Pages that a notice may lead to by name. A name that is not here leads nowhere: no notice has a dead button. */
const routes: Readonly<Record<string, string>> = {
  main: '/',
  games: '/games',
  favorite: '/favorite-games',
  jackpots: '/jackpots',
  deposit: '/deposit',
  withdraw: '/withdraw',
  cashbox: '/cashbox',
  profile: '/profile',
  'profile-gifts': '/profile/gifts',
  'profile-history': '/profile/history',
  'profile-limits': '/profile/limits',
  'profile-security': '/profile/security',
  'profile-verification': '/profile/verification',
  'profile-subscriptions': '/profile/subscriptions',
  promotions: '/promotions',
  questPage: '/action',
  achievements: '/achievements',
  vip: '/vip',
  support: '/support',
  notifications: '/notifications',
};

/** Where the button of a notice leads; undefined: it has none that leads anywhere. */
export function noticeAction(content: NoticeContent | undefined): { title: string; path: string } | undefined {
  const button = content?.button;
  if (!button) return undefined;
  const named = button.toName && Object.hasOwn(routes, button.toName) ? routes[button.toName] : undefined;
  const path = button.path ?? named;
  return path === undefined ? undefined : { title: button.title, path };
}

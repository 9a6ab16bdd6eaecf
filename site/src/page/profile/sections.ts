import type { IconName } from '@halley/ui';
import type { MessageKey } from '../../i18n/index.ts';

/** The pages of the profile, in the order of the tabs. */
export const sections = {
  profile: { href: '/profile', icon: 'user', label: 'profile.tab.profile' },
  level: { href: '/profile/level', icon: 'vip', label: 'profile.tab.level' },
  gifts: { href: '/profile/gifts', icon: 'gift', label: 'profile.tab.gifts' },
  verification: { href: '/profile/verification', icon: 'shield', label: 'profile.tab.verification' },
  limits: { href: '/profile/limits', icon: 'limits', label: 'profile.tab.limits' },
  security: { href: '/profile/security', icon: 'lock', label: 'profile.tab.security' },
  history: { href: '/profile/games-history', icon: 'recent', label: 'profile.tab.history' },
  account: { href: '/profile/history', icon: 'document', label: 'profile.tab.account' },
  promocode: { href: '/profile/promocode', icon: 'ticket', label: 'profile.tab.promocode' },
  referral: { href: '/referral', icon: 'send', label: 'profile.tab.referral' },
  subscriptions: { href: '/profile/subscriptions', icon: 'bell', label: 'profile.tab.subscriptions' },
} as const satisfies Record<string, { href: string; icon: IconName; label: MessageKey }>;

export type ProfileSection = keyof typeof sections;

export const sectionTabs = Object.keys(sections) as ProfileSection[];

import type { IconName } from '@halley/ui';
import type { MessageKey } from '../i18n/index.ts';

export interface NavEntry {
  href: string;
  icon: IconName;
  label: MessageKey;
}

/** Only pages that exist. The same four in the header, the sidebar and the drawer. */
export const navEntries: readonly NavEntry[] = [
  { href: '/', icon: 'lobby', label: 'shell.nav.lobby' },
  { href: '/producers/halley-studio', icon: 'new', label: 'shell.nav.originals' },
  { href: '/play/halley-studio/orbit-dice', icon: 'dice', label: 'shell.nav.orbitDice' },
  { href: '/fairness', icon: 'shield', label: 'shell.nav.fairness' },
];

/** Lists of the whole house belong to the lobby. */
const ofLobby = /^\/($|(categories|games)(\/|$))/;

export function isCurrent(entry: Pick<NavEntry, 'href'>, pathname: string): boolean {
  return entry.href === '/' ? ofLobby.test(pathname) : pathname === entry.href || pathname.startsWith(`${entry.href}/`);
}

import type { IconName } from '@halley/ui';
import type { MessageKey } from '../i18n/index.ts';
import { withoutModal } from '../modals/modal-address.ts';

export interface NavEntry {
  href: string;
  icon: IconName;
  label: MessageKey;
}

/** Only pages that exist. The same in the header, the sidebar and the drawer. */
export const navEntries: readonly NavEntry[] = [
  { href: '/', icon: 'lobby', label: 'shell.nav.lobby' },
  { href: '/producers/halley-studio', icon: 'new', label: 'shell.nav.originals' },
  { href: '/play/halley-studio/orbit-dice', icon: 'dice', label: 'shell.nav.orbitDice' },
  { href: '/fairness', icon: 'shield', label: 'shell.nav.fairness' },
  { href: '/jackpots', icon: 'jackpot', label: 'shell.nav.jackpots' },
];

/** Those that are switched on. */
export function navFor(flags: { on: { mystic_jackpots?: boolean } } | undefined): readonly NavEntry[] {
  return flags?.on.mystic_jackpots ? navEntries : navEntries.slice(0, -1);
}

export const profileEntry: NavEntry = { href: '/profile', icon: 'user', label: 'shell.profile' };

/** Lists of the whole house belong to the lobby. */
const ofLobby = /^\/(categories|games)(\/|$)/;

/** For `aria-current`: the page itself, or something that belongs to it. A modal opened directly has main beneath. */
export function currentOf({ href }: Pick<NavEntry, 'href'>, pathname: string): 'page' | 'true' | undefined {
  const page = pathname === '/users' ? '/profile' : withoutModal({ pathname, search: '' }).pathname;
  if (page === href) return 'page';
  const isBelow = href === '/' ? ofLobby.test(page) : page.startsWith(`${href}/`);
  return isBelow ? 'true' : undefined;
}

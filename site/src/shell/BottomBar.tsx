import { classNames, Icon, type IconName } from '@halley/ui';
import { useLocation } from 'react-router';
import { useSay } from '../i18n/index.ts';
import { EntryLink } from './EntryLink.tsx';
import { currentOf, navEntries, profileEntry } from './nav.ts';
import { SiteLink } from './SiteLink.tsx';
import { usePlayer } from './session.ts';
import { useHandle } from './use-handle.ts';

const itemClass =
  'grid min-w-0 flex-1 justify-items-center gap-0.75 py-2 text-2xs font-semibold text-text-faint aria-[current]:text-text aria-[current]:[&>svg]:text-ice';
const actClass = 'grid min-h-11 shrink-0 place-items-center rounded-md px-3 text-13 font-bold';

/** Below 1024: the thumb's header. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const say = useSay();
  const player = usePlayer();
  const ownPrimary = useHandle('ownPrimary');
  const { pathname } = useLocation();
  const [lobby, originals, dice] = navEntries;
  const link = (entry: { href: string; icon: IconName } | undefined, label: string) =>
    entry && (
      <SiteLink href={entry.href} aria-current={currentOf(entry, pathname)} className={itemClass}>
        <Icon name={entry.icon} />
        <span className="max-w-full truncate">{label}</span>
      </SiteLink>
    );
  return (
    <nav
      aria-label={say('shell.quick')}
      className="fixed inset-x-0 bottom-0 z-bottombar flex h-[calc(var(--bottombar-height)+env(safe-area-inset-bottom))] items-center gap-1 border-t border-line bg-[rgb(11_16_32/0.98)] px-1 pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {link(lobby, say('shell.nav.lobby'))}
      {link(originals, say('shell.nav.originals'))}
      {player ? (
        <>
          {link(dice, say('shell.nav.orbitDice'))}
          {link(profileEntry, say('shell.profile'))}
        </>
      ) : (
        <>
          <EntryLink href="/login" className={classNames(actClass, 'bg-surface-3')}>
            {say('shell.logIn')}
          </EntryLink>
          <EntryLink
            href="/registration"
            className={classNames(
              actClass,
              'min-w-18',
              ownPrimary ? 'inset-ring inset-ring-line-strong' : 'bg-amber text-ink shadow-primary',
            )}
          >
            {say('shell.join')}
          </EntryLink>
        </>
      )}
      <button type="button" className={itemClass} onClick={onMenu}>
        <Icon name="menu" />
        {say('shell.menu')}
      </button>
    </nav>
  );
}

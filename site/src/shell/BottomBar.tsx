import { classNames, Icon } from '@halley/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSay } from '../i18n/index.ts';
import { currentOf, SiteLink, useHandle, useWholePhone } from '../page/index.ts';
import { type ChromeEntry, useChrome, usePlayer } from '../session/index.ts';
import { EntryLink } from './EntryLink.tsx';
import { DepositLink } from './for-players.ts';
import { outward } from './outward.ts';

const itemClass =
  'grid min-w-min flex-1 justify-items-center gap-0.75 py-2 text-2xs font-semibold text-text-faint aria-[current]:text-text aria-[current]:[&>svg]:text-ice';
const actClass = 'grid min-h-11 shrink-0 place-items-center rounded-md px-2 text-13 font-bold sm:px-4';

/** Below 1024: the thumb's header. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const say = useSay();
  const player = usePlayer();
  const ownPrimary = useHandle('ownPrimary');
  const wholePhone = useWholePhone();
  const { pathname } = useLocation();
  const [lobby, pokies, live, betting] = useChrome().bottom;
  const link = (entry: ChromeEntry | undefined, className?: string) =>
    entry && (
      <SiteLink
        href={entry.href}
        {...outward(entry)}
        aria-current={currentOf(entry, pathname)}
        className={classNames(itemClass, className)}
      >
        <Icon name={entry.icon} />
        {/* Words are whole where they fit, on a very narrow phone broken rather than cut. */}
        <span className="max-h-[2lh] overflow-y-clip text-center leading-tight max-[22rem]:wrap-anywhere">
          {entry.text}
        </span>
      </SiteLink>
    );
  return (
    // Shown when its last part has arrived: each part that comes moves those before it.
    <nav
      aria-label={say('shell.quick')}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-bottombar flex not-has-[>button]:invisible h-[calc(var(--bottombar-height)+env(safe-area-inset-bottom))] items-center gap-1 border-t border-line bg-night-850 px-1 pb-[env(safe-area-inset-bottom)] lg:hidden',
        wholePhone && 'phone:hidden',
      )}
    >
      {link(lobby)}
      {link(pokies)}
      {player ? (
        <>
          <Suspense>
            <DepositLink />
          </Suspense>
          {link(live)}
          {link(betting)}
        </>
      ) : (
        <>
          {link(live)}
          {/* A narrow phone has no room beside the two ways in: the menu leads there. */}
          {link(betting, 'max-sm:hidden')}
          <EntryLink href="/login" className={classNames(actClass, 'bg-surface-3')}>
            {say('shell.logIn')}
          </EntryLink>
          <EntryLink
            href="/registration"
            className={classNames(
              actClass,
              'min-w-16 sm:min-w-18',
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

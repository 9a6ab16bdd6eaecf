import { Button, Count, Icon } from '@halley/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { localeOf, useSpeech } from '../i18n/index.ts';
import { currentOf, Kept, openPopup, SiteLink, sideItemClass } from '../page/index.ts';
import { type ChromeEntry, SignOutForm, useChrome, usePlayer, useRootData } from '../session/index.ts';
import { Clock } from './Clock.tsx';
import { EntryLink } from './EntryLink.tsx';
import { OpenBoxes, PlayerFoot, PlayerSide, RunningCount } from './for-players.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { outward } from './outward.ts';
import { SupportButton } from './SupportButton.tsx';

/** Docked from 1280, in the drawer below. `id` keeps the two language menus apart. */
export function Sidebar({ id = 'side' }: { id?: string }) {
  const { say } = useSpeech();
  const player = usePlayer();
  const { side, own } = useChrome();
  const root = useRootData();
  const locale = root?.locale ?? 'en';
  const support = <SupportButton withText className={sideItemClass} />;
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-0 flex-1 flex-col gap-1 overflow-y-auto scrollbar-none px-3 pt-4 pb-2">
        {player ? (
          <Suspense>
            <PlayerSide />
          </Suspense>
        ) : (
          <div className="grid gap-2 px-1 pt-1 pb-3">
            <Button block asChild>
              <EntryLink href="/login">{say('shell.logIn')}</EntryLink>
            </Button>
            <Button look="outline" block asChild>
              <EntryLink href="/registration">{say('shell.createAccount')}</EntryLink>
            </Button>
          </div>
        )}
        <nav aria-label={say('shell.menu')} className="grid gap-1">
          <SideMenu entries={side} />
          <SideMenu entries={own} />
          <hr className="mx-2 my-2.5 border-line" />
          {player ? (
            <Suspense>
              <PlayerFoot>{support}</PlayerFoot>
            </Suspense>
          ) : (
            support
          )}
        </nav>
        {root?.flags.on.install_app && (
          <button
            type="button"
            className="mt-4 flex min-h-11 items-center self-start gap-3 rounded-md px-3 text-left text-13 font-semibold text-text-soft inset-ring inset-ring-line hover:bg-surface-1 hover:text-text [@media(display-mode:standalone)]:hidden"
            onClick={() => void openPopup('install')}
          >
            <Icon name="download" size="small" />
            {say('shell.install')}
          </button>
        )}
      </div>
      {/* Always in sight, however long the menu is. */}
      {player && (
        <div className="border-t border-line px-3 pt-1">
          <SignOutForm className={sideItemClass} />
        </div>
      )}
      {/* A long name of a language takes the line: the clock stands beneath it then. */}
      <div className="flex flex-wrap items-center justify-between gap-x-2 px-4 pb-3 text-xs whitespace-nowrap text-text-faint">
        <LanguageMenu id={`language-${id}`} place="sidebar">
          <Icon name="globe" size="small" />
          {localeOf(locale).name}
          <Icon name="chevron-down" size="small" />
        </LanguageMenu>
        <Clock />
      </div>
    </div>
  );
}

function SideMenu({ entries }: { entries: ChromeEntry[] }) {
  const { pathname } = useLocation();
  const lines = entries.map((entry) => <SideEntry key={entry.href} {...entry} />);
  // What a player's own numbers stand in is the player's.
  if (entries.some(({ countsBoxes, bounces }) => countsBoxes || bounces)) return lines;
  return (
    <Kept name="side menu" of={[entries, pathname]}>
      {lines}
    </Kept>
  );
}

function SideEntry({ href, text, icon, external, count, countsBoxes, bounces }: ChromeEntry) {
  const { say } = useSpeech();
  const { pathname } = useLocation();
  const counted = count !== undefined && <Count className="ml-auto">{count}</Count>;
  return (
    <SiteLink
      href={href}
      {...outward({ external })}
      aria-current={currentOf({ href }, pathname)}
      className={sideItemClass}
    >
      <Icon name={icon} />
      {text}
      {external && <Icon name="external" size="small" label={say('shell.newWindow')} className="ml-auto" />}
      {countsBoxes ? (
        <Suspense fallback={counted}>
          <OpenBoxes atFirst={count ?? 0} />
        </Suspense>
      ) : bounces && count !== undefined ? (
        <Suspense fallback={counted}>
          <RunningCount count={count} />
        </Suspense>
      ) : (
        counted
      )}
    </SiteLink>
  );
}

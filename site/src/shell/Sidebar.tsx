import { Button, Icon } from '@halley/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { localeOf, useSpeech } from '../i18n/index.ts';
import { openPopup } from '../popups/open-popup.ts';
import { Clock } from './Clock.tsx';
import { EntryLink } from './EntryLink.tsx';
import { Purse } from './for-players.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { currentOf, navFor, profileEntry } from './nav.ts';
import { SiteLink } from './SiteLink.tsx';
import { usePlayer, useRootData } from './session.ts';

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 font-semibold text-text-soft hover:bg-surface-1 hover:text-text aria-[current]:bg-surface-2 aria-[current]:text-text aria-[current]:[&>svg]:text-ice';

async function leave() {
  const { signOut } = await import('./sign-out.ts');
  await signOut();
}

/** Docked from 1280, in the drawer below. `id` keeps the two language menus apart. */
export function Sidebar({ id = 'side' }: { id?: string }) {
  const { say } = useSpeech();
  const player = usePlayer();
  const { pathname } = useLocation();
  const root = useRootData();
  const locale = root?.locale ?? 'en';
  const install = root?.flags.on.install_app;
  return (
    <div className="flex h-full flex-col gap-1 overflow-y-auto scrollbar-none px-3 pt-4 pb-5">
      {player ? (
        <Suspense>
          <Purse />
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
        {navFor(root?.flags).map((entry) => (
          <SiteLink key={entry.href} href={entry.href} aria-current={currentOf(entry, pathname)} className={itemClass}>
            <Icon name={entry.icon} />
            {say(entry.label)}
          </SiteLink>
        ))}
        {player && (
          <>
            <hr className="mx-2 my-2.5 border-line" />
            <SiteLink href={profileEntry.href} aria-current={currentOf(profileEntry, pathname)} className={itemClass}>
              <Icon name={profileEntry.icon} />
              {say(profileEntry.label)}
            </SiteLink>
            <button type="button" className={itemClass} onClick={() => void leave()}>
              <Icon name="logout" />
              {say('shell.logOut')}
            </button>
          </>
        )}
      </nav>
      {install && (
        <button
          type="button"
          className="mt-4 flex min-h-11 items-center gap-3 rounded-md px-3 text-left text-13 font-semibold text-text-soft inset-ring inset-ring-line hover:bg-surface-1 hover:text-text [@media(display-mode:standalone)]:hidden"
          onClick={() => void openPopup('install')}
        >
          <Icon name="download" size="small" />
          {say('shell.footer.install')}
        </button>
      )}
      <div className="mt-auto flex items-center justify-between px-1 pt-3 text-xs text-text-faint">
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

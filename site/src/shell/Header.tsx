import { Button, Icon, IconButton, Logo } from '@halley/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSay } from '../i18n/index.ts';
import { EntryLink } from './EntryLink.tsx';
import { AccountMenu } from './for-players.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { currentOf, navFor } from './nav.ts';
import { SiteLink } from './SiteLink.tsx';
import { usePlayer, useRootData } from './session.ts';
import { useHandle } from './use-handle.ts';

export function Header({ onMenu }: { onMenu: () => void }) {
  const say = useSay();
  const player = usePlayer();
  const ownPrimary = useHandle('ownPrimary');
  const { pathname } = useLocation();
  const root = useRootData();
  const locale = root?.locale ?? 'en';
  return (
    <header className="sticky top-0 z-sticky flex h-header items-center gap-2 border-b border-line bg-[rgb(9_13_27/0.97)] px-gutter">
      <IconButton icon="menu" label={say('shell.menu')} onClick={onMenu} className="-ml-3 max-md:hidden xl:hidden" />
      <SiteLink href="/" aria-label={say('shell.home')} className="rounded-sm">
        <Logo />
      </SiteLink>
      <nav aria-label={say('shell.nav')} className="ml-6 hidden min-w-0 flex-1 gap-0.5 lg:flex">
        {navFor(root?.flags).map((entry) => (
          <SiteLink
            key={entry.href}
            href={entry.href}
            aria-current={currentOf(entry, pathname)}
            className="relative flex h-header items-center px-3 font-semibold whitespace-nowrap text-text-soft hover:text-text aria-[current]:text-text aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:-bottom-px aria-[current]:after:h-0.5 aria-[current]:after:rounded-full aria-[current]:after:bg-comet"
          >
            {say(entry.label)}
          </SiteLink>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-2">
        <SiteLink
          href="/search"
          aria-label={say('shell.search')}
          className="grid size-11 place-items-center rounded-md text-text-soft hover:bg-surface-2 hover:text-text"
        >
          <Icon name="search" />
        </SiteLink>
        {player ? (
          <Suspense>
            <AccountMenu />
          </Suspense>
        ) : (
          <>
            <LanguageMenu id="language-head" place="header">
              <Icon name="globe" size="small" />
              {locale.slice(0, 2).toUpperCase()}
              <Icon name="chevron-down" size="small" />
            </LanguageMenu>
            <Button asChild className="max-lg:hidden">
              <EntryLink href="/login">{say('shell.logIn')}</EntryLink>
            </Button>
            <Button look={ownPrimary ? 'outline' : 'primary'} asChild className="max-lg:hidden">
              <EntryLink href="/registration">{say('shell.createAccount')}</EntryLink>
            </Button>
          </>
        )}
      </div>
    </header>
  );
}

import { Button, brandArt, classNames, Icon, IconButton } from '@halley/ui';
import { Suspense } from 'react';
import { useSay } from '../i18n/index.ts';
import { headIconClass, SiteLink, useHandle, useWholePhone } from '../page/index.ts';
import { useChrome, useHouse, usePlayer, useRootData } from '../session/index.ts';
import { Alive } from './Alive.tsx';
import { BrandName } from './BrandName.tsx';
import { EntryLink } from './EntryLink.tsx';
import { PlayerHead } from './for-players.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SupportButton } from './SupportButton.tsx';
import { TopNav } from './TopNav.tsx';

/** Sticks to the top; past the first 100 px it steps aside on the way down and comes back on the way up. */
export function Header({ onMenu }: { onMenu: () => void }) {
  const say = useSay();
  const player = usePlayer();
  const ownPrimary = useHandle('ownPrimary');
  const wholePhone = useWholePhone();
  const locale = useRootData()?.locale ?? 'en';
  return (
    <header
      data-island
      className={classNames(
        'away-up sticky top-0 z-sticky flex h-header items-center gap-2 border-b border-line bg-header px-gutter',
        wholePhone && 'phone:hidden',
      )}
    >
      <Alive place="header[data-island]" />
      <IconButton icon="menu" label={say('shell.menu')} onClick={onMenu} className="-ml-3 max-md:hidden xl:hidden" />
      <SiteLink href="/" aria-label={say('shell.home')} className="shrink-0 rounded-sm">
        <HouseLogo />
      </SiteLink>
      <TopNav />
      <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2 lg:shrink-0">
        <SiteLink
          href="/search"
          aria-label={say('shell.search')}
          data-tip={say('shell.tip.search')}
          className={headIconClass}
        >
          <Icon name="search" />
        </SiteLink>
        {player ? (
          <Suspense>
            <PlayerHead />
          </Suspense>
        ) : (
          <>
            <LanguageMenu id="language-head" place="header">
              <Icon name="globe" size="small" />
              {locale.slice(0, 2).toUpperCase()}
              <Icon name="chevron-down" size="small" />
            </LanguageMenu>
            <SupportButton className={headIconClass} />
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

/** The operator's, or the drawn one. The small one is for players on a phone only; they need the room for their balance. */
function HouseLogo() {
  const { full, mobile } = useChrome().logo;
  const player = usePlayer();
  const isUsual = useHouse() === 'Halley';
  const logo = full ? <img src={full} alt="" height={30} className="h-7.5 w-auto max-w-44" /> : <BrandName />;
  if (!player) return logo;
  return (
    <picture>
      {mobile && <source media="(max-width: 47.99rem)" srcSet={mobile} />}
      {!full && isUsual && <source media="(max-width: 24rem)" srcSet={brandArt.mark} width={48} height={48} />}
      {logo}
    </picture>
  );
}

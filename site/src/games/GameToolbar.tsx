import { Dialog, Icon, IconButton, type IconName } from '@halley/ui';
import { classNames } from '@halley/ui/class-names.ts';
import { lazy, Suspense, useState } from 'react';
import { useFavourite, usePlayHref } from '../catalogue/index.ts';
import { useSay } from '../i18n/index.ts';
import { PlaySettingsForm } from '../limits/index.ts';
import { SiteLink } from '../page/index.ts';
import { useSelectedAccount } from '../wallet/index.ts';
import { PlayFigures } from './PlayClock.tsx';
import type { GameView } from './read-game-page.server.ts';
import type { Filled } from './use-filled.ts';
import type { PlayClock } from './use-play-session.ts';
import { WalletChooser } from './WalletChooser.tsx';

const GameMenu = lazy(() => import('./GameMenu.tsx'));
const PauseFromGame = lazy(() => import('../limits/PauseFromGame.tsx'));

export interface GameToolbarProps {
  game: GameView;
  mode: 'real' | 'demo';
  clock: PlayClock;
  filled: Filled;
  onReload: () => void;
}

const modeClass =
  "relative grid min-h-9 place-items-center rounded-sm px-3 text-13 font-bold whitespace-nowrap text-text-soft hover:text-text aria-[current]:bg-surface-4 aria-[current]:text-text phone:min-h-6.5 phone:px-2 phone:text-xs phone:after:absolute phone:after:-inset-y-2.5 phone:after:inset-x-0 phone:after:content-['']";
const actClass =
  'inline-flex min-h-11 items-center gap-2 rounded-md bg-surface-3 px-3.5 text-13 font-bold whitespace-nowrap hover:bg-surface-4';

/**
 * Over every game: its name, its figures, and the ways to act. A break is as near as a deposit. On a phone it is one row
 * of 48 px, 44 on its side; what is done less often stands in its menu.
 */
export function GameToolbar({ game, mode, clock, filled, onReload }: GameToolbarProps) {
  const say = useSay();
  const [open, setOpen] = useState<'settings' | 'pause' | 'menu'>();
  const close = () => setOpen(undefined);
  const favourite = useFavourite({ identifier: game.identifier, id: Object.values(game.ids)[0] ?? 0 });
  const realHref = usePlayHref()({ href: game.path });
  const account = useSelectedAccount();
  const real = mode === 'real';
  return (
    <header
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2',
        'phone:h-12 phone:flex-nowrap phone:gap-1.5 phone:border-b phone:border-line phone:bg-night-850 phone:px-0.5 short:h-11',
        filled.on && 'px-3 py-2 phone:py-0',
      )}
    >
      <SiteLink
        href="/"
        aria-label={say('games.backToLobby')}
        className="-ml-3 grid size-11 shrink-0 place-items-center rounded-md text-text-soft hover:bg-surface-2 hover:text-text phone:ml-0 phone:w-9"
      >
        <Icon name="chevron-left" />
      </SiteLink>
      <div className="mr-auto min-w-0 flex-1">
        <h1 className="title-section truncate phone:line-clamp-2 phone:text-13 phone:leading-4 phone:whitespace-normal phone:text-balance short:text-sm">
          {game.title}
        </h1>
        <p className="truncate text-xs text-text-faint phone:hidden">{game.studio}</p>
      </div>
      <div className="order-2 flex shrink-0 items-center phone:hidden">
        {favourite && (
          <IconButton
            icon="favourite"
            label={say(favourite.on ? 'games.favourite.remove' : 'games.favourite.add')}
            aria-pressed={favourite.on}
            onClick={favourite.onToggle}
            className={favourite.on ? 'text-favourite [&>svg]:fill-current' : undefined}
          />
        )}
        <IconButton icon="refresh" label={say('games.reload')} onClick={onReload} />
        <IconButton
          icon={filled.on ? 'close' : 'fullscreen'}
          label={say(filled.on ? 'games.fullscreen.leave' : 'games.fullscreen')}
          onClick={filled.toggle}
        />
      </div>
      <div className="order-1 flex min-w-0 flex-wrap items-center gap-2 phone:shrink-0">
        {game.hasDemo && (
          <nav
            aria-label={say('games.mode')}
            className="flex gap-1 rounded-md bg-surface-2 p-1 phone:gap-0 phone:rounded-10 phone:p-0.75"
          >
            <SiteLink href={`${game.path}?mode=demo`} aria-current={real ? undefined : 'true'} className={modeClass}>
              {say('games.mode.demo')}
            </SiteLink>
            <SiteLink
              href={realHref}
              aria-current={real ? 'true' : undefined}
              aria-label={say('games.mode.real')}
              className={modeClass}
            >
              <span className="phone:hidden">{say('games.mode.real')}</span>
              <span className="hidden phone:inline">{say('games.mode.realShort')}</span>
            </SiteLink>
          </nav>
        )}
        {real && (
          <span className="flex gap-2 phone:hidden">
            <WalletChooser game={game} />
            <Act
              href="/profile/limits#break"
              icon="pause"
              label={say('games.break')}
              onPress={() => setOpen('pause')}
            />
            <Act href="/deposit" icon="plus" label={say('games.deposit')} />
          </span>
        )}
      </div>
      {real && (
        <div className="order-3 flex shrink-0 items-center gap-1 phone:order-2">
          <PlayFigures clock={clock} account={account} />
          <IconButton
            icon="settings"
            label={say('games.settings')}
            onClick={() => setOpen('settings')}
            className="phone:hidden"
          />
        </div>
      )}
      <span className="order-4 hidden phone:block">
        <IconButton icon="more" label={say('games.menu')} onClick={() => setOpen('menu')} className="w-9" />
      </span>
      {open === 'menu' && (
        <Suspense>
          <GameMenu
            game={game}
            real={real}
            favourite={favourite}
            onReload={onReload}
            onOpen={(wanted) => setOpen(wanted)}
            onClosed={() => setOpen((now) => (now === 'menu' ? undefined : now))}
          />
        </Suspense>
      )}
      {open === 'pause' && (
        <Suspense>
          <PauseFromGame onClosed={close} />
        </Suspense>
      )}
      {open === 'settings' && (
        <Dialog title={say('games.settings')} description={say('games.settings.text')} onClosed={close}>
          <PlaySettingsForm onChanged={clock.refresh} />
        </Dialog>
      )}
    </header>
  );
}

interface ActProps {
  href: string;
  icon: IconName;
  label: string;
  /** What happens here instead of the way there, once the page is alive. */
  onPress?: () => void;
}

function Act({ href, icon, label, onPress }: ActProps) {
  return (
    <SiteLink
      href={href}
      className={actClass}
      {...(onPress && {
        onClick: (event) => {
          event.preventDefault();
          onPress();
        },
      })}
    >
      <Icon name={icon} size="small" />
      <span className="max-lg:sr-only">{label}</span>
    </SiteLink>
  );
}

import { Dialog, Icon, IconButton, type IconName } from '@halley/ui';
import { classNames } from '@halley/ui/class-names.ts';
import { lazy, Suspense, useState } from 'react';
import { useFavourite } from '../catalogue/favourites.tsx';
import { usePlayHref } from '../catalogue/play-href.ts';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../shell/SiteLink.tsx';
import { useAccounts, useSelectedAccount } from '../wallet/index.ts';
import { useSelectWallet } from './GamePlace.tsx';
import { PlayFigures } from './PlayClock.tsx';
import { PlaySettingsForm } from './PlaySettingsForm.tsx';
import type { GameView } from './read-game-page.server.ts';
import type { Filled } from './use-filled.ts';
import type { PlayClock } from './use-play-session.ts';

const PauseFromGame = lazy(() => import('../limits/PauseFromGame.tsx'));

export interface GameToolbarProps {
  game: GameView;
  mode: 'real' | 'demo';
  clock: PlayClock;
  filled: Filled;
  onReload: () => void;
}

const modeClass =
  'grid min-h-9 place-items-center rounded-sm px-3 text-13 font-bold whitespace-nowrap text-text-soft hover:text-text aria-[current]:bg-surface-4 aria-[current]:text-text short:min-h-8 short:px-2';
const actClass =
  'inline-flex min-h-11 items-center gap-2 rounded-md bg-surface-3 px-3.5 text-13 font-bold whitespace-nowrap hover:bg-surface-4 short:min-h-9 short:px-2.5';

/** Over every game: its name, its figures, and the ways to act. A break is as near as a deposit. */
export function GameToolbar({ game, mode, clock, filled, onReload }: GameToolbarProps) {
  const say = useSay();
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [pauseOpen, setPauseOpen] = useState(false);
  const favourite = useFavourite({ identifier: game.identifier, id: Object.values(game.ids)[0] ?? 0 });
  const realHref = usePlayHref()({ href: game.path });
  const account = useSelectedAccount();
  const real = mode === 'real';
  return (
    <header
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2',
        'short:flex-nowrap short:gap-2 short:overflow-x-auto short:px-2 short:py-1 short:scrollbar-none',
        filled.on && 'px-3 py-2',
      )}
    >
      <SiteLink
        href="/"
        aria-label={say('games.backToLobby')}
        className="-ml-3 grid size-11 shrink-0 place-items-center rounded-md text-text-soft hover:bg-surface-2 hover:text-text short:-ml-1 short:size-9"
      >
        <Icon name="chevron-left" />
      </SiteLink>
      <div className="min-w-0 flex-1 short:flex-none md:mr-auto">
        <h1 className="title-section truncate short:text-sm">{game.title}</h1>
        <p className="truncate text-xs text-text-faint short:hidden">{game.studio}</p>
      </div>
      <div className="flex shrink-0 items-center md:order-2 short:order-3 short:ml-auto">
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
          className="short:hidden"
        />
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-2 max-md:w-full md:order-1 short:order-2 short:w-auto short:shrink-0 short:flex-nowrap">
        {game.hasDemo && (
          <nav aria-label={say('games.mode')} className="flex gap-1 rounded-md bg-surface-2 p-1">
            <SiteLink href={`${game.path}?mode=demo`} aria-current={real ? undefined : 'true'} className={modeClass}>
              {say('games.mode.demo')}
            </SiteLink>
            <SiteLink href={realHref} aria-current={real ? 'true' : undefined} className={modeClass}>
              {say('games.mode.real')}
            </SiteLink>
          </nav>
        )}
        {real && <CurrencyChooser game={game} />}
        {real && (
          <span className="flex gap-2 max-md:ml-auto">
            <Act
              href="/profile/limits#break"
              icon="pause"
              label={say('games.break')}
              onPress={() => setPauseOpen(true)}
            />
            <Act href="/deposit" icon="plus" label={say('games.deposit')} />
          </span>
        )}
      </div>
      {real && (
        <div className="flex items-center gap-1 max-md:w-full md:order-3 short:order-2 short:w-auto short:shrink-0">
          <PlayFigures clock={clock} currency={account?.currency} />
          <IconButton
            icon="settings"
            label={say('games.settings')}
            onClick={() => setSettingsOpen(true)}
            className="max-md:ml-auto"
          />
        </div>
      )}
      {pauseOpen && (
        <Suspense>
          <PauseFromGame onClosed={() => setPauseOpen(false)} />
        </Suspense>
      )}
      {settingsOpen && (
        <Dialog
          title={say('games.settings')}
          description={say('games.settings.text')}
          onClosed={() => setSettingsOpen(false)}
        >
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
      <span className="max-sm:sr-only short:sr-only">{label}</span>
    </SiteLink>
  );
}

/** The player's wallets that the game takes; with one alone there is nothing to choose. */
function CurrencyChooser({ game }: { game: GameView }) {
  const say = useSay();
  const accounts = useAccounts().filter(({ currency }) => Object.hasOwn(game.ids, currency));
  const selected = useSelectedAccount()?.currency;
  const { busy, select } = useSelectWallet();
  if (accounts.length < 2 || !accounts.some(({ currency }) => currency === selected)) return null;
  return (
    <span className="relative flex items-center">
      <select
        aria-label={say('games.wallet')}
        value={selected}
        disabled={busy !== undefined}
        onChange={({ currentTarget }) => {
          const wanted = accounts.find(({ currency }) => currency === currentTarget.value);
          if (wanted) void select(wanted.currency);
        }}
        className="min-h-11 appearance-none rounded-md bg-surface-2 pr-8 pl-3 text-13 font-bold [&>option]:bg-surface-2 short:min-h-9"
      >
        {accounts.map(({ currency }) => (
          <option key={currency} value={currency}>
            {currency}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" className="pointer-events-none absolute right-2.5 text-text-faint" />
    </span>
  );
}

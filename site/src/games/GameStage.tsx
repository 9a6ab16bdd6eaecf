import type { BonusGift, GameMessage } from '@halley/contract';
import { linkClass, Note } from '@halley/ui';
import { classNames } from '@halley/ui/class-names.ts';
import { useScrollLock } from '@halley/ui/use-scroll-lock.ts';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useGameStart } from '../analytics/index.ts';
import { useSay, useSpeech } from '../i18n/index.ts';
import { openModal, SiteLink, useOpenModal } from '../page/index.ts';
import { queries } from '../query/index.ts';
import { onLive } from '../realtime/index.ts';
import { breakBegun, usePlayer } from '../session/index.ts';
import { useSelectedAccount } from '../wallet/index.ts';
import { GameFrame } from './GameFrame.tsx';
import { GamePlace } from './GamePlace.tsx';
import { GameToolbar } from './GameToolbar.tsx';
import { GiftLine, usePlayedGift } from './GiftLine.tsx';
import type { GameView } from './read-game-page.server.ts';
import { useFilled } from './use-filled.ts';
import { useLaunch } from './use-launch.ts';
import { usePlaySession } from './use-play-session.ts';

const RealityCheckDialog = lazy(() => import('./RealityCheckDialog.tsx'));
const WithoutGiftDialog = lazy(() => import('./WithoutGiftDialog.tsx'));
const MissingFieldsDialog = lazy(() => import('./MissingFieldsDialog.tsx'));

/** Whoever is excluded is logged out as well: that news has another reader. */
const closes = new Set(['limit_reached', 'session_over']);

const wholeClass =
  'fixed! inset-0 z-drawer flex! flex-col gap-0! bg-night-900 pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)]';
/**
 * On a phone a game that was asked for is the whole first screen; rounds and facts stand below it. Games themselves leave
 * room for the lower edge.
 */
const wholePhoneClass =
  'phone:-mx-gutter phone:-mt-4 phone:flex phone:h-dvh phone:flex-col phone:gap-0 phone:pt-[env(safe-area-inset-top)] phone:pr-[env(safe-area-inset-right)] phone:pl-[env(safe-area-inset-left)] phone:md:-mt-6';

export interface GameStageProps {
  game: GameView;
  mode: 'real' | 'demo';
  /** Off: the page is looked at, the game does not begin by itself. */
  asked: boolean;
  replay: string | undefined;
  verify: boolean;
  bonuses?: BonusGift[] | undefined;
}

/** The running game and everything that stands round it: toolbar, figures, reality check, what is in the way. */
export function GameStage({ game, mode, asked, replay, verify, bonuses }: GameStageProps) {
  const say = useSay();
  const { locale } = useSpeech();
  const navigate = useNavigate();
  const openModalOver = useOpenModal();
  const player = usePlayer();
  const account = useSelectedAccount();
  const filled = useFilled();
  useScrollLock(filled.on);
  const covered = openModal(useLocation()) !== undefined;
  const currency = mode === 'real' ? player?.currency : undefined;
  const mayOpen = mode === 'real' || game.hasDemo;
  const gift = usePlayedGift({ currency, bonuses });
  const { launch, open } = useLaunch({ identifier: game.identifier, mode, currency, enabled: mayOpen && asked });
  const [loads, setLoads] = useState(0);
  const [giftInTheWay, setGiftInTheWay] = useState(false);
  const closeGift = useCallback(() => setGiftInTheWay(false), []);
  const { identifier, title, producer } = game;
  const canPlay = useGameStart({ identifier, title, producer, mode, isOpen: launch.state === 'open' });
  const refused = launch.state === 'refused' ? launch.why : undefined;
  const closed = useSyncExternalStore(breakBegun.subscribe, breakBegun.isBegun, () => false);
  const playing = mode === 'real' && launch.state === 'open' && !replay && !closed;
  const clock = usePlaySession(playing);
  const due = clock.session?.reality_check.due ?? false;

  // A reached limit closes games (GUARD-08), whether the launch says so or a live event.
  useEffect(() => {
    if (refused === 'limit') void navigate('/profile/limits', { replace: true });
  }, [refused, navigate]);
  const { refresh } = clock;
  useEffect(
    () =>
      onLive('game_limits', ({ reason, type }) => {
        if (reason === 'trigger_reality_check') refresh();
        else if (mode === 'real' && closes.has(reason) && type !== 'deposit') void navigate('/profile/limits');
      }),
    [mode, navigate, refresh],
  );

  // Our own games tell of a round once it has been shown; of others only the wallet tells.
  const ownGame = game.studioId !== null;
  const amount = account?.amount_cents;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the wallet changes
  useEffect(() => {
    if (playing && !ownGame) refresh();
  }, [amount, playing, ownGame, refresh]);

  // Opening a modal reads the place of now; the frame keeps one listener for its whole life.
  const deposit = useRef(() => {});
  useEffect(() => {
    deposit.current = () => void openModalOver('/deposit');
  });
  const hear = useCallback(
    (message: GameMessage) => {
      if (message.type === 'ready') canPlay();
      if (message.type === 'close') void navigate('/');
      if (message.type === 'deposit') deposit.current();
      if (message.type === 'bonus' && playing) setGiftInTheWay(true);
      if (message.type === 'round') {
        // A demo round belongs to no session, and a guest's to no account.
        if (playing) refresh();
        queries.invalidate('listRounds', 'listPlayedRounds', 'listLiveBets');
      }
    },
    [navigate, refresh, playing, canPlay],
  );

  const waitsElsewhere = mode === 'real' && currency && !game.unfinishedIn.includes(currency) && game.unfinishedIn[0];
  return (
    // No region: the game in the frame is one of this name itself.
    <div
      data-game-stage={filled.on ? 'filled' : ''}
      className={classNames('grid gap-4', asked && wholePhoneClass, filled.on && wholeClass)}
    >
      <GameToolbar
        game={game}
        mode={mode}
        clock={clock}
        filled={filled}
        onReload={() => {
          setLoads(loads + 1);
          void open();
        }}
      />
      {mode === 'real' && asked && !replay && <GiftLine game={game} currency={currency} bonuses={bonuses} />}
      {replay && (
        <Note>
          {say('games.replay.note')}{' '}
          <SiteLink href={`${game.path}?mode=${mode}`} className={linkClass}>
            {say('games.replay.back')}
          </SiteLink>
        </Note>
      )}
      {waitsElsewhere && <Note tone="warn">{say('games.unfinished', { currency: waitsElsewhere })}</Note>}
      {launch.state === 'open' && mayOpen && !closed ? (
        <GameFrame
          key={`${launch.url} ${loads} ${replay ?? ''}`}
          url={frameAddress(launch.url, { own: ownGame, locale, replay, verify })}
          title={game.title}
          mode={mode}
          own={ownGame}
          filled={filled.on}
          paused={covered || due || giftInTheWay}
          withBonus={gift !== undefined}
          onMessage={hear}
        />
      ) : (
        <GamePlace
          game={game}
          why={mayOpen ? refused : 'no-demo'}
          asked={asked || !mayOpen}
          filled={filled.on}
          onAgain={() => void open()}
        />
      )}
      {due && (
        <Suspense>
          <RealityCheckDialog clock={clock} />
        </Suspense>
      )}
      {giftInTheWay && (
        <Suspense>
          <WithoutGiftDialog game={game} currency={currency} onClosed={closeGift} />
        </Suspense>
      )}
      {refused === 'fields' && (
        <Suspense>
          <MissingFieldsDialog game={game} onDone={() => void open()} />
        </Suspense>
      )}
    </div>
  );
}

/** A game of our own house is told the language, and which past round to play back; others have their own ways. */
function frameAddress(
  launch: string,
  wish: { own: boolean; locale: string; replay: string | undefined; verify: boolean },
): string {
  if (!wish.own) return launch;
  const [path = '', given] = launch.split('?');
  const query = new URLSearchParams(given);
  query.set('locale', wish.locale);
  if (wish.replay) query.set('replay', wish.replay);
  if (wish.verify) query.set('verify', '1');
  return `${path}?${query}`;
}

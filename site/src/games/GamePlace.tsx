import type { Currency } from '@halley/contract/money';
import { Button } from '@halley/ui/Button.tsx';
import { classNames } from '@halley/ui/class-names.ts';
import { toasts } from '@halley/ui/toasts.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePlayHref } from '../catalogue/index.ts';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { callApi } from '../query/index.ts';
import { useAccounts } from '../wallet/index.ts';
import { otherPlaceClass, ownPlaceClass } from './GameFrame.tsx';
import type { GameView } from './read-game-page.server.ts';
import type { LaunchRefusal } from './use-launch.ts';

export interface GamePlaceProps {
  game: GameView;
  /** Unset: the game is on its way. */
  why: LaunchRefusal | undefined;
  /** Off: nobody has asked for it yet. */
  asked: boolean;
  filled: boolean;
  onAgain: () => void;
}

type Shown = Exclude<LaunchRefusal, 'limit'>;

const words: Record<Shown, [title: MessageKey, text: MessageKey]> = {
  account: ['games.refused.account', 'games.refused.account.text'],
  currency: ['games.refused.currency', 'games.refused.currency.text'],
  fields: ['games.refused.fields', 'games.refused.fields.text'],
  verification: ['games.refused.verification', 'games.refused.verification.text'],
  region: ['games.refused.region', 'games.refused.region.text'],
  missing: ['games.refused.missing', 'games.refused.missing.text'],
  'no-demo': ['games.refused.noDemo', 'games.refused.noDemo.text'],
  failed: ['games.refused.failed', 'games.refused.failed.text'],
};

/** The place of the game while it opens, or why it does not and what can be done. */
export function GamePlace({ game, why, asked, filled, onAgain }: GamePlaceProps) {
  const say = useSay();
  const calm = why === undefined || why === 'limit';
  const waiting = calm && asked;
  return (
    <div
      aria-busy={waiting}
      className={classNames(
        'grid place-items-center overflow-hidden bg-surface-1',
        filled ? 'flex-1' : 'rounded-xl',
        !filled && (waiting ? (game.studioId ? ownPlaceClass : otherPlaceClass) : 'min-h-96'),
        asked && 'phone:aspect-auto phone:h-auto! phone:min-h-0 phone:flex-1 phone:overflow-y-auto phone:rounded-none',
      )}
    >
      {waiting ? (
        <p role="status" className="grid justify-items-center gap-3 text-text-soft">
          <Art game={game} />
          <span className="size-8 animate-spin rounded-full border-2 border-line-strong border-t-ice" />
          {say('games.opening')}
        </p>
      ) : calm ? (
        <div className="grid max-w-md justify-items-center gap-3 p-6 text-center">
          <Art game={game} />
          <h2 className="title-section">{say('games.invite')}</h2>
          <p className="text-text-soft">{say('games.invite.text')}</p>
          <div className="flex flex-wrap justify-center gap-2">
            <Button look="primary" asChild>
              <SiteLink href={`${game.path}?mode=demo`}>{say('games.tryDemo')}</SiteLink>
            </Button>
            <RealButton game={game} look="outline" />
          </div>
        </div>
      ) : (
        <div role="alert" className="grid max-w-md justify-items-center gap-3 p-6 text-center">
          <Art game={game} />
          <h2 className="title-section">{say(words[why][0])}</h2>
          <p className="text-text-soft">{say(words[why][1], { studio: game.studio })}</p>
          <div className="flex flex-wrap justify-center gap-2">{ways(why)}</div>
        </div>
      )}
    </div>
  );

  function ways(refusal: Shown): ReactNode {
    const demo = game.hasDemo && refusal !== 'no-demo' && refusal !== 'region' && (
      <Button look="outline" asChild>
        <SiteLink href={`${game.path}?mode=demo`}>{say('games.tryDemo')}</SiteLink>
      </Button>
    );
    switch (refusal) {
      case 'currency':
        return (
          <>
            <Wallets game={game} />
            {demo}
          </>
        );
      case 'verification':
        return (
          <>
            <Button asChild>
              <SiteLink href="/profile/verification">{say('games.refused.verification.go')}</SiteLink>
            </Button>
            {demo}
          </>
        );
      case 'account':
      case 'no-demo':
        return <RealButton game={game} />;
      case 'failed':
      case 'fields':
        return (
          <>
            <Button icon="refresh" onClick={onAgain}>
              {say('games.again')}
            </Button>
            {demo}
          </>
        );
      default:
        return (
          <Button asChild>
            <SiteLink href="/">{say('games.backToLobby')}</SiteLink>
          </Button>
        );
    }
  }
}

/** The largest thing on a guest's first screen. */
function Art({ game }: { game: GameView }) {
  return (
    <img src={game.art} alt="" width={300} height={400} fetchPriority="high" className="w-28 rounded-lg shadow-2" />
  );
}

function RealButton({ game, look }: { game: GameView; look?: 'outline' }) {
  const say = useSay();
  const href = usePlayHref()({ href: game.path });
  return (
    <Button look={look} asChild>
      <SiteLink href={href}>{say('games.mode.real')}</SiteLink>
    </Button>
  );
}

/** The player's own wallets that the game takes; without one, where another is opened. */
function Wallets({ game }: { game: GameView }) {
  const say = useSay();
  const usable = useAccounts().filter(({ currency }) => Object.hasOwn(game.ids, currency));
  const { busy, select } = useSelectWallet();
  if (usable.length === 0) {
    return (
      <Button asChild>
        <SiteLink href="/profile">{say('games.refused.currency.wallets')}</SiteLink>
      </Button>
    );
  }
  return usable.map(({ currency }) => (
    <Button key={currency} loading={busy === currency} disabled={Boolean(busy)} onClick={() => void select(currency)}>
      {say('games.playIn', { currency })}
    </Button>
  ));
}

/** Plays from another wallet from now on, everywhere: one selected wallet is what players know. */
export function useSelectWallet() {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  async function select(currency: Currency) {
    setBusy(currency);
    try {
      await callApi('selectAccount', { body: { currency } });
      await revalidate();
    } catch {
      toasts.show({ tone: 'danger', title: say('games.wallet.failed') });
    } finally {
      setBusy(undefined);
    }
  }
  return { busy, select };
}

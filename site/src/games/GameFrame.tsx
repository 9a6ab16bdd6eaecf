import type { PageMessage } from '@halley/contract';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { toasts } from '@halley/ui/toasts.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSay } from '../i18n/index.ts';
import { openModal } from '../modals/modal-address.ts';
import { queries } from '../query/index.ts';
import { useSelectedAccount } from '../wallet/index.ts';
import { readFromGame } from './game-messages.ts';
import type { PlayedRound } from './use-play-session.ts';

export interface GameFrameProps {
  id: string;
  url: string;
  title: string;
  mode: 'real' | 'demo';
  onRound: (round: PlayedRound) => void;
}

/** About as tall as the game will be. */
const placeClass = 'h-[88rem] md:h-[66rem] xl:h-[38rem]';

/** A game runs in a frame of its own and talks by messages, whoever made it. */
export function GameFrame({ id, url, title, mode, onRound }: GameFrameProps) {
  const say = useSay();
  const navigate = useNavigate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const [listening, setListening] = useState(false);
  const [ready, setReady] = useState(false);
  const account = useSelectedAccount();
  const covered = openModal(useLocation()) !== undefined;

  useEffect(() => {
    function hear(event: MessageEvent) {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return;
      const message = readFromGame(event.data);
      if (message?.type === 'ready') setReady(true);
      if (message?.type === 'height') setHeight(message.height);
      if (message?.type === 'close') void navigate('/');
      if (message?.type === 'deposit') toasts.show({ id: 'cashbox', title: say('games.noCashbox'), tone: 'info' });
      if (message?.type === 'round') {
        onRound(message);
        queries.invalidate('listRounds');
      }
    }
    window.addEventListener('message', hear);
    // The game is opened once someone listens: its first words would be lost otherwise.
    setListening(true);
    return () => window.removeEventListener('message', hear);
  }, [navigate, onRound, say]);

  const tell = (message: PageMessage) =>
    frame.current?.contentWindow?.postMessage({ source: 'halley-site', ...message }, location.origin);

  // biome-ignore lint/correctness/useExhaustiveDependencies: tell only reads the frame
  useEffect(() => {
    if (!ready || mode !== 'real' || !account) return;
    tell({ type: 'balance', currency: account.currency, balance_cents: account.amount_cents });
  }, [ready, mode, account]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: tell only reads the frame
  useEffect(() => {
    if (ready) tell({ type: covered ? 'pause' : 'resume' });
  }, [ready, covered]);

  if (!listening) return <Skeleton className={`${placeClass} rounded-xl`} />;
  return (
    <iframe
      ref={frame}
      id={id}
      src={url}
      title={title}
      allow="fullscreen; autoplay; clipboard-write"
      // Known once the game has drawn itself; until then the place is about as tall as it will be.
      style={height ? { height } : undefined}
      className={`${placeClass} block w-full rounded-xl border-0 bg-transparent`}
    />
  );
}

import type { GameMessage, PageMessage } from '@halley/contract';
import { classNames } from '@halley/ui/class-names.ts';
import { useEffect, useRef, useState } from 'react';
import { useSelectedAccount } from '../wallet/index.ts';
import { readFromGame } from './game-messages.ts';

export interface GameFrameProps {
  url: string;
  title: string;
  mode: 'real' | 'demo';
  /** Our own games tell how tall they are; others get a place of their usual shape. */
  own: boolean;
  filled: boolean;
  paused: boolean;
  /** A bonus is being played with here: the game says which bets cannot count for it. */
  withBonus: boolean;
  onMessage: (message: GameMessage) => void;
}

const frameId = 'game-frame';
/** Lower is a phone on its side to the game, which then is never taller than its frame. */
const leastPx = 496;
/** About as tall as a game of our own will be. */
export const ownPlaceClass = 'h-[66rem] xl:h-[38rem]';
export const otherPlaceClass = 'aspect-video max-h-[calc(100dvh-12rem)] min-h-96';

/** A game runs in a frame of its own and talks by messages, whoever made it. */
export function GameFrame({ url, title, mode, own, filled, paused, withBonus, onMessage }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const [listening, setListening] = useState(false);
  const [ready, setReady] = useState(false);
  const account = useSelectedAccount();

  /** Of our own games our origin, of others theirs. */
  const gameOrigin = () => new URL(url, location.href).origin;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the origin follows from the address
  useEffect(() => {
    function hear(event: MessageEvent) {
      if (event.origin !== gameOrigin() || event.source !== frame.current?.contentWindow) return;
      const message = readFromGame(event.data);
      if (message?.type === 'ready') setReady(true);
      if (message?.type === 'height') setHeight(message.height);
      if (message) onMessage(message);
    }
    window.addEventListener('message', hear);
    // The game is opened once someone listens: its first words would be lost otherwise.
    setListening(true);
    return () => window.removeEventListener('message', hear);
  }, [onMessage, url]);

  const tell = (message: PageMessage) =>
    frame.current?.contentWindow?.postMessage({ source: 'halley-site', ...message }, gameOrigin());

  // biome-ignore lint/correctness/useExhaustiveDependencies: tell only reads the frame
  useEffect(() => {
    if (!ready || mode !== 'real' || !account) return;
    tell({ type: 'balance', currency: account.currency, balance_cents: account.amount_cents });
  }, [ready, mode, account]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: tell only reads the frame
  useEffect(() => {
    if (ready) tell({ type: paused ? 'pause' : 'resume' });
  }, [ready, paused]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: tell only reads the frame
  useEffect(() => {
    if (ready && own && mode === 'real') tell({ type: 'bonus', active: withBonus });
  }, [ready, own, mode, withBonus]);

  return (
    <iframe
      ref={frame}
      id={frameId}
      src={listening ? url : undefined}
      title={title}
      allow="fullscreen; autoplay; clipboard-write; encrypted-media"
      // Known once the game has drawn itself; until then the place is about as tall as it will be.
      style={own && height && !filled ? { height: Math.max(height, leastPx) } : undefined}
      className={classNames(
        'block w-full border-0 bg-transparent',
        filled ? 'min-h-0 flex-1' : classNames('rounded-xl', own ? ownPlaceClass : otherPlaceClass),
        'phone:aspect-auto phone:h-auto! phone:max-h-none phone:min-h-0 phone:flex-1 phone:rounded-none',
      )}
    />
  );
}

import { useCallback, useEffect, useRef } from 'react';
import { consentNow } from '../consent/index.ts';
import { callApi } from '../query/index.ts';
import { useRootData } from '../session/index.ts';
import { track } from './track.ts';

export interface StartedGame {
  identifier: string;
  title: string;
  producer: string;
  mode: 'real' | 'demo';
  /** Its address is known: from here on the game is loading. */
  isOpen: boolean;
}

/** Tells that a game was opened, and how long it took. What is returned is called when the game can be played. */
export function useGameStart({ identifier, title, producer, mode, isOpen }: StartedGame): () => void {
  const begunMs = useRef<number>(undefined);
  const country = useRootData()?.country;
  useEffect(() => {
    if (!isOpen) return;
    begunMs.current = performance.now();
    track('game_start', { game: identifier, provider: producer, mode });
  }, [identifier, producer, mode, isOpen]);

  return useCallback(() => {
    if (begunMs.current === undefined) return;
    const value = Math.round(performance.now() - begunMs.current);
    begunMs.current = undefined;
    if (consentNow() !== 'all') return;
    const { connection } = navigator as { connection?: { effectiveType?: string } };
    void callApi('reportGameStart', {
      body: {
        gameId: identifier,
        gameName: title,
        provider: producer,
        value,
        ...(country && { country }),
        ...(connection?.effectiveType && { connectionType: connection.effectiveType }),
      },
    });
  }, [identifier, title, producer, country]);
}

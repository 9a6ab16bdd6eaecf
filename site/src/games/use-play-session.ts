import type { PlaySession } from '@halley/contract';
import { newUuid } from '@halley/contract/new-uuid';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../query/index.ts';

const keepAliveMs = 60_000;
/** Rounds may come faster than anyone reads: the figures follow at this pace. */
const refreshMs = 1_000;
const leaveAddress = '/api/player/play_session/leave';

export interface PlayClock {
  session: PlaySession | undefined;
  /** When the figures came, by the browser's own steady clock: what has passed since is added on screen. */
  receivedAtMs: number;
  /** Something was staked or paid: the figures are asked for again, soon. */
  refresh: () => void;
  answer: (answer: 'go_on' | 'leave') => Promise<boolean>;
}

/** The server's session of play for money, as long as this page shows a game for money. */
export function usePlaySession(enabled: boolean): PlayClock {
  const [known, setKnown] = useState<{ session: PlaySession; receivedAtMs: number }>();
  const [screen] = useState(newUuid);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const alive = useRef(false);

  const take = useCallback((session: PlaySession) => {
    if (alive.current) setKnown({ session, receivedAtMs: performance.now() });
  }, []);

  useEffect(() => {
    if (!enabled) return;
    alive.current = true;
    const keep = () => {
      // What fails is asked for again a minute later; the server's own rule holds meanwhile.
      void callApi('keepPlaying', { body: { screen } }).then(take, () => undefined);
    };
    const leave = () => {
      const body = new Blob([JSON.stringify({ screen })], { type: 'application/json' });
      navigator.sendBeacon?.(leaveAddress, body);
    };
    const look = () => {
      if (document.visibilityState === 'visible') keep();
    };
    // Back from the browser's own memory of pages: the session was left, and begins again.
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) keep();
    };
    keep();
    const timer = setInterval(keep, keepAliveMs);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    return () => {
      alive.current = false;
      clearInterval(timer);
      clearTimeout(waiting.current);
      waiting.current = undefined;
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
      leave();
      setKnown(undefined);
    };
  }, [enabled, screen, take]);

  const refresh = useCallback(() => {
    if (waiting.current !== undefined) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      void callApi('readPlaySession').then(take, () => undefined);
    }, refreshMs);
  }, [take]);

  const dueInSeconds = known?.session.reality_check.due_in_seconds ?? null;
  const due = known?.session.reality_check.due ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew from each answer of the server
  useEffect(() => {
    if (dueInSeconds === null || due || !enabled) return;
    // Asked at that moment: the server says whether it is due, not the clock of a browser.
    const timer = setTimeout(refresh, dueInSeconds * 1000);
    return () => clearTimeout(timer);
  }, [known, refresh, enabled]);

  const answer = useCallback(
    async (given: 'go_on' | 'leave') => {
      try {
        take(await callApi('answerRealityCheck', { body: { answer: given } }));
        return true;
      } catch {
        return false;
      }
    },
    [take],
  );

  return { session: known?.session, receivedAtMs: known?.receivedAtMs ?? 0, refresh, answer };
}

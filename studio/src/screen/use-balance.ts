import { useCallback, useEffect, useRef, useState } from 'react';
import type { Launch } from './launch.ts';
import type { PageLink } from './page-link.ts';

export interface Balance {
  now: bigint | undefined;
  /** The page has stopped play: a reality check is open, or a limit was reached. */
  paused: boolean;
  /** A bonus is being played with, says the page. */
  bonus: boolean;
  /** From the click until the reveal: news from the page waits, or it would give the result away. */
  hold(): void;
  /** The round was refused or its answer lost: news counts again. */
  release(): void;
  /** The round is told; this is the balance after it. */
  settle(cents: number): void;
}

export function useBalance(input: { known: bigint | undefined; launch: Launch; link: PageLink }): Balance {
  const { known, launch, link } = input;
  const [now, setNow] = useState(known);
  const [paused, setPaused] = useState(false);
  const [bonus, setBonus] = useState(false);
  const held = useRef(false);
  /** What the page said in the meantime. */
  const news = useRef<bigint>(undefined);

  useEffect(
    () =>
      link.listen((message) => {
        if (message.type === 'pause') setPaused(true);
        if (message.type === 'resume') setPaused(false);
        if (message.type === 'bonus') setBonus(launch.mode === 'real' && message.active);
        if (message.type !== 'balance' || launch.mode !== 'real' || message.currency !== launch.currency) return;
        if (held.current) news.current = BigInt(message.balance_cents);
        else setNow(BigInt(message.balance_cents));
      }),
    [link, launch],
  );

  return {
    now,
    paused,
    bonus,
    hold: useCallback(() => {
      held.current = true;
      news.current = undefined;
    }, []),
    release: useCallback(() => {
      if (held.current && news.current !== undefined) setNow(news.current);
      held.current = false;
    }, []),
    settle: useCallback((cents: number) => {
      held.current = false;
      setNow(BigInt(cents));
    }, []),
  };
}

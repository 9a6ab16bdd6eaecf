import { useEffect, useRef, useState } from 'react';
import { reducedMotion } from '../../screen/index.ts';
import type { BaccaratEvent } from '../rules.ts';

const CARD_MS = 480;
/** A third card is waited for. */
const THIRD_MS = 850;
const REST_MS = 700;
const STILL_MS = 250;

/** How many events of the round have been seen. They come one by one while it is new. */
export function useDeal(input: {
  events: readonly BaccaratEvent[];
  playing: boolean;
  onCard(): void;
  onShown(): void;
}): number {
  const { events, playing } = input;
  const [seen, setSeen] = useState(0);
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  useEffect(() => {
    if (!playing) return;
    setSeen(reducedMotion() ? events.length : 0);
  }, [playing, events]);
  useEffect(() => {
    if (!playing) return;
    const over = seen >= events.length;
    const ms = over ? (reducedMotion() ? STILL_MS : REST_MS) : seen >= 4 ? THIRD_MS : CARD_MS;
    const timer = setTimeout(() => {
      if (over) return latest.current.onShown();
      setSeen(seen + 1);
      if (events[seen]?.type === 'dealt') latest.current.onCard();
    }, ms);
    return () => clearTimeout(timer);
  }, [playing, events, seen]);
  return playing ? seen : events.length;
}

import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../storage/index.ts';
import { secondsFrom } from './session-clock.ts';

const tickMs = 1_000;
const watchers = new Set<() => void>();
let timer: NodeJS.Timeout | undefined;

function tick(): void {
  writeStored('sessionTime', String(secondsFrom(readStored('sessionTime')) + 1));
  for (const look of watchers) look();
}

/**
 * How long the player has been here, second by second; undefined until the page is alive. It goes on from page to page and ends
 * with the session. However many show it, one timer counts.
 */
export function useSessionSeconds(): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    const look = () => setSeconds(secondsFrom(readStored('sessionTime')));
    look();
    watchers.add(look);
    timer ??= setInterval(tick, tickMs);
    return () => {
      watchers.delete(look);
      if (watchers.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  }, []);
  return seconds;
}

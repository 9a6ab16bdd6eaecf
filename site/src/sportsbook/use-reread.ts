import { useEffect } from 'react';
import { queries } from '../query/index.ts';

type Call = Parameters<typeof queries.invalidate>[0];

const never = () => false;

/**
 * Reads a call again every so often, while somebody looks at the page, and at once when they come back to it. `isFresh`: what
 * is there was told by other means a moment ago.
 */
export function useReread(call: Call, everyMs: number, { enabled = true, isFresh = never } = {}): void {
  useEffect(() => {
    if (!enabled) return;
    const look = () => {
      if (document.visibilityState === 'visible' && !isFresh()) queries.invalidate(call);
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [call, everyMs, enabled, isFresh]);
}

import { useEffect } from 'react';
import { queries } from '../query/index.ts';

type Call = Parameters<typeof queries.invalidate>[0];

/** Reads a call again every so often, while somebody looks at the page, and at once when they come back to it. */
export function useReread(call: Call, everyMs: number, enabled = true): void {
  useEffect(() => {
    if (!enabled) return;
    const look = () => {
      if (document.visibilityState === 'visible') queries.invalidate(call);
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [call, everyMs, enabled]);
}

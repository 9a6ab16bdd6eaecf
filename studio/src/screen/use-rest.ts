import { useCallback, useEffect, useRef, useState } from 'react';

/** The pause that a licence puts between rounds: until it is over nothing can be started. */
export function useRest(): { resting: boolean; rest(ms: number): void } {
  const [resting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = useCallback((ms: number) => {
    clearTimeout(timer.current);
    setResting(ms > 0);
    if (ms > 0) timer.current = setTimeout(() => setResting(false), ms);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { resting, rest };
}

import { useEffect, useRef, useState } from 'react';

const countingMs = 700;

/** Follows a number upwards in small steps; downwards, and for whoever wants no motion, at once. */
export function useCounting(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  from.current = shown;
  useEffect(() => {
    const start = from.current;
    if (target <= start || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(target);
      return;
    }
    let frame = 0;
    let begun: number | undefined;
    const step = (nowMs: number) => {
      begun ??= nowMs;
      const part = Math.min(1, (nowMs - begun) / countingMs);
      setShown(Math.round(start + (target - start) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}

import { useEffect, useRef, useState } from 'react';
import { reducedMotion } from '../../screen/index.ts';

/** Where motion is unwelcome four frames a second say as much. */
const CALM_MS = 250;

/** Calls with each frame the browser draws, while it is wanted. */
export function useFrames(wanted: boolean, draw: () => void): void {
  const latest = useRef(draw);
  latest.current = draw;
  useEffect(() => {
    latest.current();
    if (!wanted) return;
    if (reducedMotion()) {
      const timer = setInterval(() => latest.current(), CALM_MS);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      latest.current();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
}

/** A number that is read again a few times a second: seconds left, the worth of a flight. */
export function usePolled<T>(read: () => T, everyMs: number): T {
  const [value, setValue] = useState(read);
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    const timer = setInterval(() => setValue(latest.current()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return value;
}

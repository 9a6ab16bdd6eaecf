import { useEffect, useRef, useState } from 'react';
import { reducedMotion } from '../../screen/index.ts';

const BALL_MS = 170;
const QUICK_BALL_MS = 60;
const SHOWN_AFTER_MS = 350;

/** How many of the drawn numbers have lit up; one after the other while the round is new. */
export function useDrawing(input: {
  numbers: readonly number[] | undefined;
  playing: boolean;
  /** The player asked for shorter reveals. */
  quick: boolean;
  onNumber(index: number): void;
  onShown(): void;
}): number {
  const { numbers, playing } = input;
  const all = numbers?.length ?? 0;
  const [shown, setShown] = useState(all);
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  useEffect(() => {
    if (!playing || reducedMotion()) {
      setShown(all);
      if (!playing) return;
      const timer = setTimeout(() => latest.current.onShown());
      return () => clearTimeout(timer);
    }
    setShown(0);
    const ballMs = latest.current.quick ? QUICK_BALL_MS : BALL_MS;
    let count = 0;
    let timer = setTimeout(function next() {
      if (count === all) return latest.current.onShown();
      count += 1;
      setShown(count);
      latest.current.onNumber(count - 1);
      timer = setTimeout(next, count === all ? SHOWN_AFTER_MS : ballMs);
    }, ballMs);
    return () => clearTimeout(timer);
  }, [all, playing]);
  return shown;
}

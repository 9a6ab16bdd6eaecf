import { useEffect, useState } from 'react';

/** Pages that ask by themselves would keep a forgotten session alive: without a person they stop. */
const awayAfterMs = 10 * 60_000;

/** Is somebody in front of the screen? False also while the tab is hidden. */
export function usePresence(): { isHere: boolean; comeBack: () => void } {
  const [isAway, setAway] = useState(false);
  const [isHidden, setHidden] = useState(() => document.visibilityState === 'hidden');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setAway(true), awayAfterMs);
    };
    const look = () => setHidden(document.visibilityState === 'hidden');
    wait();
    window.addEventListener('pointermove', wait);
    window.addEventListener('keydown', wait);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', wait);
      window.removeEventListener('keydown', wait);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return { isHere: !isAway && !isHidden, comeBack: () => setAway(false) };
}

/** Runs again and again, each time some while after the last has ended. */
export function useRepeated(run: () => Promise<unknown>, everyMs: number, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const next = async () => {
      await run().catch(() => undefined);
      if (!isOver) timer = setTimeout(() => void next(), everyMs);
    };
    void next();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [run, everyMs, isOn]);
}

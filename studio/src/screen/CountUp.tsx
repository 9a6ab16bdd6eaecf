import { type ReactNode, useEffect, useState } from 'react';
import { reducedMotion } from './motion.ts';

/** Below the 1.2 s that a win may count. */
export const COUNT_MS = 900;

/** A sum that counts up once. Used for a return above the stake and for nothing else (PP-03). */
export function CountUp(props: { to: bigint; show: (amount: bigint) => ReactNode }): ReactNode {
  const { to, show } = props;
  const [shown, setShown] = useState(() => (reducedMotion() ? to : 0n));
  useEffect(() => {
    if (reducedMotion()) return setShown(to);
    let frame = 0;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / COUNT_MS);
      const eased = 1 - (1 - part) ** 3;
      setShown(part === 1 ? to : (to * BigInt(Math.round(eased * 1_000))) / 1_000n);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return show(shown);
}

import { type ReactNode, useEffect, useState } from 'react';
import { reducedMotion } from './motion.ts';

/** Below the 1.2 s that a win may count. */
const COUNT_MS = 900;
/** Digits that change with every frame are not read, and cost a slow phone each of them. */
const STEP_MS = 32;

/** Rounds whose sum has been counted: a stage that shows its last result again after a refusal celebrates nothing anew. */
const counted = new WeakSet<object>();

interface CountUpProps {
  /** The round whose sum it is; unset where it is shown but once. */
  of?: object;
  to: bigint;
  show: (amount: bigint) => ReactNode;
}

/** A sum that counts up once. Used for a return above the stake and for nothing else (PP-03). */
export function CountUp({ of, to, show }: CountUpProps): ReactNode {
  const isOver = () => reducedMotion() || (of !== undefined && counted.has(of));
  const [shown, setShown] = useState(() => (isOver() ? to : 0n));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether it has been counted is asked once
  useEffect(() => {
    if (isOver()) return setShown(to);
    let frame = 0;
    const start = performance.now();
    let shownAt = 0;
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / COUNT_MS);
      if (part < 1) frame = requestAnimationFrame(step);
      if (part < 1 && now - shownAt < STEP_MS) return;
      shownAt = now;
      const eased = 1 - (1 - part) ** 3;
      setShown(part === 1 ? to : (to * BigInt(Math.round(eased * 1_000))) / 1_000n);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      if (of) counted.add(of);
    };
  }, [to]);
  return show(shown);
}

import { useEffect, useRef, useState } from 'react';
import { reducedMotion } from './motion.ts';
import type { Sound } from './sound.ts';

/** With shorter reveals everything takes this part of its time. */
export const QUICK_PART = 0.35;

/** How long something on a stage takes for this player. */
export function revealMs(fullMs: number, quick: boolean | undefined): number {
  if (reducedMotion()) return 0;
  return quick ? Math.round(fullMs * QUICK_PART) : fullMs;
}

interface RevealInput {
  round: { id: string; stake: bigint; win: bigint } | undefined;
  playing: boolean;
  /** How long the stage plays this round. */
  ms: number;
  sound: Sound;
  onShown(): void;
}

/**
 * A stage that plays a round within a known time: lets it run, sounds as it lands, and says that it has been seen.
 * True once a round has been played here: one of an earlier visit is shown without being told again.
 */
export function useReveal({ round, playing, ms, sound, onShown }: RevealInput): boolean {
  const [told, setTold] = useState(false);
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });
  const id = playing ? round?.id : undefined;
  const won = round !== undefined && round.win > round.stake;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each round, however the props change meanwhile
  useEffect(() => {
    if (id === undefined) return;
    setTold(true);
    const timer = setTimeout(() => {
      sound.landed();
      if (won) sound.won();
      shown.current();
    }, ms);
    return () => clearTimeout(timer);
  }, [id]);
  return told;
}

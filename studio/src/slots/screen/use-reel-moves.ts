import { type RefObject, useLayoutEffect, useRef } from 'react';
import { reducedMotion } from '../../screen/index.ts';
import type { Machine } from '../machine.ts';
import { eagerLight, falling, leaving, lightAtRest, type ReelMoves, turning, waiting } from './reel-moves.ts';
import type { ReelTurn } from './timing.ts';

interface ReelMovesInput {
  machine: Machine;
  /** The stake is on its way. */
  isWaiting: boolean;
  /** Raised with every spin that turns; undefined while reels stand. */
  spin: number | undefined;
  turns: readonly ReelTurn[];
  /** Symbols that pass by in a turn. */
  passing: number;
  /** Which part of its time everything takes. */
  pace: number;
}

/**
 * Moves the reels by transform and their lights by opacity, and says what moves once: from then on the compositor does
 * it alone, and the page's thread is free until they rest. Lights are elements: to move what a style adds (`::before`) a
 * browser works the whole page out at once, in the turn of the result.
 */
export function useReelMoves(input: ReelMovesInput): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null);
  const lights = useRef<Animation[]>([]);
  const latest = useRef(input);
  latest.current = input;
  const { isWaiting, spin } = input;
  useLayoutEffect(() => {
    const { machine, turns, passing, pace } = latest.current;
    if (!host.current || (!isWaiting && spin === undefined) || reducedMotion()) return;
    const { current } = host;
    const all = (part: string) => [...current.querySelectorAll(part)];
    const strips = all('.slot-strip');
    const falls = machine.tumble !== undefined;
    for (const light of lights.current) light.cancel();
    lights.current = [];
    if (!isWaiting && !falls) {
      lights.current = move(all('.slot-light'), lightAtRest(turns), { id: 'light', pace });
      const eager = (_: unknown, reel: number) => turns[reel]?.eager;
      const light = eagerLight(turns);
      const frames = light.frames.filter(eager);
      lights.current.push(...move(all('.slot-hope').filter(eager), { ...light, frames }, { id: 'light', pace }));
    }
    const moves = isWaiting
      ? falls
        ? leaving(machine)
        : waiting(machine, passing)
      : falls
        ? falling(machine)
        : turning(machine, { turns, passing });
    const moving = move(strips, moves, { id: 'reel', pace: moves.endless ? 1 : pace });
    return () => {
      for (const animation of moving) animation.cancel();
    };
  }, [isWaiting, spin]);
  return host;
}

function move(
  elements: readonly Element[],
  { ms, frames, stays, endless }: ReelMoves,
  { id, pace }: { id: 'reel' | 'light'; pace: number },
): Animation[] {
  return elements.map((element, reel) => {
    const animation = element.animate(frames[reel] ?? [], {
      duration: ms * pace,
      iterations: endless ? Number.POSITIVE_INFINITY : 1,
      fill: stays ? 'forwards' : 'none',
      id,
    });
    // Every move is cancelled by the next one, which is no fault.
    animation.finished.catch(() => undefined);
    return animation;
  });
}

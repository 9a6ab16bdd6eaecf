import type { Machine } from '../machine.ts';
import { DROP_LAG_MS, FALL_MS, type ReelTurn } from './timing.ts';

/** One animation of all reels: how long it is for each of them, and what each does in that time. */
export interface ReelMoves {
  ms: number;
  frames: Keyframe[][];
  /** The last frame stays until the next move. */
  stays?: boolean;
  endless?: boolean;
}

const LEAVE_MS = 380;
const WAIT_MS = 550;
/** Light at a reel's foot begins so long before it rests, and lasts so long. */
const LIGHT_BEFORE_MS = 130;
const LIGHT_MS = 390;
const EAGER_MS = 450;

const FAST = 'cubic-bezier(0.22, 0.62, 0.4, 1)';
const FALL = 'cubic-bezier(0.3, 0.2, 0.5, 1)';
const HOME = 'cubic-bezier(0.4, 0, 0.3, 1)';
const still = 'none';

/*
 * All reels begin and end together, and what is later in one of them stands in its frames: no delays. A delay makes the
 * browser style the page with every frame until it is over, and every end of its own is one more turn of its thread.
 */

/** What passes lies below the window; the strip comes down from there, past its place by a hair, and home. */
export function turning(
  machine: Machine,
  { turns, passing }: { turns: readonly ReelTurn[]; passing: number },
): ReelMoves {
  const ms = Math.max(...turns.map((turn) => turn.ms));
  const frames = turns.map((turn) => [
    { offset: 0, transform: `translateY(${(-100 / machine.grid.rows) * passing}%)`, easing: FAST },
    { offset: (turn.ms * 0.84) / ms, transform: 'translateY(2.6%)', easing: HOME },
    { offset: turn.ms / ms, transform: still },
    { offset: 1, transform: still },
  ]);
  return { ms, frames };
}

/** Over what passes alone: what lies in the window's place is of the round before. */
export function waiting(machine: Machine, passing: number): ReelMoves {
  const { reels, rows } = machine.grid;
  const frames = [{ transform: `translateY(${-100 - (100 / rows) * passing}%)` }, { transform: 'translateY(-100%)' }];
  return { ms: WAIT_MS, frames: Array.from({ length: reels }, () => frames), endless: true };
}

/** A whole reel comes down at once, drawn out while it is fast, so that its upper symbols come later. */
export function falling({ grid: { reels, rows } }: Machine): ReelMoves {
  const fallMs = FALL_MS + rows * DROP_LAG_MS;
  const ms = fallMs + (reels - 1) * DROP_LAG_MS;
  const above = 'translateY(-118%) scaleY(1.22)';
  const frames = Array.from({ length: reels }, (_, reel) => {
    const lag = reel * DROP_LAG_MS;
    return [
      { offset: 0, transform: above },
      { offset: lag / ms, transform: above, easing: FALL },
      { offset: (lag + fallMs * 0.74) / ms, transform: 'translateY(1.6%) scaleY(0.99)', easing: HOME },
      { offset: (lag + fallMs) / ms, transform: still },
      { offset: 1, transform: still },
    ];
  });
  return { ms, frames };
}

export function leaving({ grid: { reels } }: Machine): ReelMoves {
  const ms = LEAVE_MS + (reels - 1) * DROP_LAG_MS;
  const below = 'translateY(108%) scaleY(1.1)';
  const frames = Array.from({ length: reels }, (_, reel) => {
    const lag = reel * DROP_LAG_MS;
    return [
      { offset: 0, transform: still },
      { offset: lag / ms, transform: still, easing: 'ease-in' },
      { offset: (lag + LEAVE_MS) / ms, transform: below },
      { offset: 1, transform: below },
    ];
  });
  return { ms, frames, stays: true };
}

/** A reel that has come to rest: light runs along its foot once. */
export function lightAtRest(turns: readonly ReelTurn[]): ReelMoves {
  const after = LIGHT_MS - LIGHT_BEFORE_MS;
  const ms = Math.max(...turns.map((turn) => turn.ms)) + after;
  const frames = turns.map((turn) => {
    const at = (part: number) => (turn.ms - LIGHT_BEFORE_MS + part * LIGHT_MS) / ms;
    return [
      { offset: 0, opacity: 0 },
      { offset: at(0.1), opacity: 0, easing: 'ease-out' },
      { offset: at(0.33), opacity: 1, easing: 'ease-out' },
      { offset: Math.min(1, at(1)), opacity: 0 },
      { offset: 1, opacity: 0 },
    ];
  });
  return { ms, frames };
}

/** A reel on which the scatter may still come: a breath of light while the others rest. */
export function eagerLight(turns: readonly ReelTurn[]): ReelMoves {
  const ms = Math.max(...turns.map((turn) => turn.ms));
  const frames = turns.map((_, reel) => {
    const begin = turns[reel - 1]?.ms ?? 0;
    const at = (of: number) => Math.min(1, (begin + of) / ms);
    return [
      { offset: 0, opacity: 0 },
      { offset: at(0), opacity: 0, easing: 'ease-in-out' },
      { offset: at(EAGER_MS), opacity: 1, easing: 'ease-in-out' },
      { offset: at(2 * EAGER_MS), opacity: 0 },
      { offset: 1, opacity: 0 },
    ];
  });
  return { ms, frames };
}

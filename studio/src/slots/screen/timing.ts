import type { SlotEvent } from '../events.ts';
import type { Grid } from '../grid.ts';
import { isScatter, type Machine } from '../machine.ts';

/** How long each moment lasts. */
const TURN_MS = 820;
const REEL_LAG_MS = 130;
/** A reel on which the scatter may still come that opens free spins turns this much longer. */
const EAGER_MS = 900;
export const DROP_LAG_MS = 55;
const DROP_MS = 520;
export const BURST_MS = 300;
export const FALL_MS = 460;
const LIT_MS = 950;
const GROW_MS = 620;
const BANNER_MS = 1_700;
export const RESPIN_MS = 520;
const HELD_MS = 560;

export interface ReelTurn {
  ms: number;
  eager: boolean;
}

/**
 * How long each reel turns. Where the scatters that lie there already need one more, and it can still come, the reels
 * that are left take their time. It is decided by the grid that was recorded; what will lie there is not hinted at.
 */
export function turnsOf(machine: Machine, grid: Grid): ReelTurn[] {
  const { reels, rows } = machine.grid;
  const opening = Math.min(...Object.keys(machine.freeSpins?.spins ?? {}).map(Number));
  let scatters = 0;
  let ms = TURN_MS;
  return Array.from({ length: reels }, (_, reel) => {
    const eager = scatters >= 2 && scatters >= opening - 1 && canShowScatter(machine, reel);
    if (reel > 0) ms += eager ? EAGER_MS : REEL_LAG_MS;
    for (let row = 0; row < rows; row++) if (isScatter(machine, grid[reel * rows + row] as number)) scatters++;
    return { ms, eager };
  });
}

function canShowScatter(machine: Machine, reel: number): boolean {
  const { reels } = machine;
  return reels.kind === 'strips'
    ? (reels.strips[reel] ?? []).some((symbol) => isScatter(machine, symbol))
    : (reels.weights[reel] ?? []).some((weight, symbol) => weight > 0 && isScatter(machine, symbol));
}

export function lengthOf(event: SlotEvent, machine: Machine): number {
  switch (event.type) {
    case 'spun':
      return machine.tumble
        ? DROP_MS + DROP_LAG_MS * (machine.grid.reels + machine.grid.rows)
        : Math.max(...turnsOf(machine, event.grid).map(({ ms }) => ms)) + 60;
    case 'expanded':
      return GROW_MS;
    case 'fell':
      return FALL_MS;
    case 'won':
      return LIT_MS;
    case 'free':
    case 'freeOver':
      return BANNER_MS;
    case 'held':
      return event.places.length > 0 ? HELD_MS : HELD_MS / 2;
    case 'heldOver':
      return LIT_MS;
    case 'settled':
      return event.largest ? BANNER_MS : 0;
  }
}

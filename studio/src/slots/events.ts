import type { GameEvent } from '../kit/index.ts';
import type { GridWin } from './evaluate/index.ts';
import type { Grid } from './grid.ts';
import type { SymbolIndex } from './machine.ts';

/** What a screen plays, in order. Pays are in units of the machine; the sum of all of them is the round's. */
export type SlotEvent =
  /** A grid came to rest. `held`: wilds that stayed from before. */
  | (GameEvent & {
      type: 'spun';
      grid: Grid;
      /** Which of the free spins, from 1; left out in the spin that was paid for. */
      spin?: number;
      held?: number[];
    })
  /** Wilds, or the symbol of the free spins, fill these reels. */
  | (GameEvent & { type: 'expanded'; reels: number[]; symbol?: SymbolIndex; grid: Grid })
  | (GameEvent & { type: 'won'; wins: GridWin[]; multiplier: number; pays: number })
  /** What had won is gone, the rest fell, and so many came from above on each reel. */
  | (GameEvent & { type: 'fell'; gone: number[]; fell: number[]; grid: Grid })
  | (GameEvent & { type: 'free'; spins: number; total: number; places: number[]; symbol?: SymbolIndex })
  | (GameEvent & { type: 'freeOver'; spins: number; pays: number })
  /** Coins with their values in units; `places` are those that came with this event. */
  | (GameEvent & { type: 'held'; places: number[]; values: number[]; respins: number })
  | (GameEvent & { type: 'heldOver'; coins: number; pays: number; full: boolean })
  /** The round is over. `largest`: it won the most a round can, and ended there. */
  | (GameEvent & { type: 'settled'; pays: number; largest: boolean });

import type { GameListing, StudioId } from '../kit/index.ts';
import type { MessageKey } from '../messages/index.ts';

/** A symbol is named by its place in the machine's list: small numbers travel in events. */
export type SymbolIndex = number;

/**
 * What a symbol does. `regular` pays; `wild` stands for regular ones; `scatter` counts anywhere and opens free spins;
 * `coin` carries a value and opens hold-and-win.
 */
type SymbolRole = 'regular' | 'wild' | 'scatter' | 'coin';

interface MachineSymbol {
  /** Name of its drawing. */
  name: string;
  /** In the pay table. */
  label: MessageKey;
  role: SymbolRole;
  /**
   * Pay in units by how many: `{3: 5, 4: 20, 5: 100}`. In clusters and anywhere a number counts for itself and all
   * above it up to the next. A scatter's pays count anywhere.
   */
  pays?: Readonly<Record<number, number>>;
  /** A wild that multiplies the wins it is part of. Several are added up, never multiplied with each other. */
  multiplies?: number;
}

/** How wins are found. */
export type Payline = readonly number[];
type Pays =
  /** Rows of each line, reel by reel, from the left. */
  | { kind: 'lines'; lines: readonly Payline[] }
  /** Any row on neighbouring reels from the left; the numbers on each reel are multiplied. */
  | { kind: 'ways' }
  /** Touching by their sides. Wilds belong to every cluster they touch. */
  | { kind: 'cluster' }
  /** As many as there are, wherever they lie. */
  | { kind: 'anywhere' };

/** Where symbols come from: a strip for each reel, of which a window is seen, or weights for each place by itself. */
export type Reels =
  | { kind: 'strips'; strips: readonly (readonly SymbolIndex[])[] }
  | { kind: 'weights'; weights: readonly (readonly number[])[] };

export interface FreeSpins {
  /** Spins by number of scatters seen in one spin. */
  spins: Readonly<Record<number, number>>;
  /** Spins added during free spins, by number of scatters. */
  again: Readonly<Record<number, number>>;
  /** No round has more than this. */
  mostSpins: number;
  reels: Reels;
  /** Multiplies every win of a free spin. */
  multiplier?: number;
  /** Wilds stay where they fell until the free spins are over. */
  stickyWilds?: true;
  /** A regular symbol is drawn at the start; where it comes it fills its reel and pays on any reels, side by side or not. */
  expandingSymbol?: { weights: readonly number[] };
  /** With tumbles: the multiplier goes on growing from spin to spin instead of starting anew. */
  keepsMultiplier?: true;
  /** With wilds that fill their reel: each one raises the multiplier of its spin and of all that follow by one. */
  wildsRaise?: true;
}

export interface HoldAndWin {
  /** Coins in one spin that open it. */
  opensAt: number;
  /** Spins without a new coin until it is over; every new coin sets the count back. */
  respins: number;
  /** Chance of a coin in an empty place, in each respin: `numerator / denominator`. */
  chance: { numerator: number; denominator: number };
  /** Values in units with their weights. */
  values: readonly { pays: number; weight: number }[];
  /** For every place filled, in units, instead of nothing more. */
  full: number;
}

export interface Machine {
  /** Path of the game: /api/studio/{id}/rounds. */
  id: string;
  version: number;
  title: string;
  provider: StudioId;
  listing: Omit<GameListing, 'kind' | 'returns' | 'usual' | 'lines' | 'ways'>;
  symbols: readonly MachineSymbol[];
  grid: { reels: number; rows: number };
  pays: Pays;
  /** A stake is this many units: 20 for twenty lines. Every pay is a whole number of units. */
  unitsPerStake: number;
  reels: Reels;
  /** A wild fills its reel before wins are counted. */
  expandingWilds?: true;
  /** What has won falls away and what lies above falls down; the multiplier of each fall, the last one goes on. */
  tumble?: { multipliers: readonly number[]; freeMultipliers?: readonly number[] };
  freeSpins?: FreeSpins;
  holdAndWin?: HoldAndWin;
  /** Free spins at once, for so many stakes. `scatters` are those it begins with. */
  buy?: { cost: number; scatters: number };
  /** A round ends when it has won this many stakes: it is the largest win, and it is shown. */
  largestPays: number;
  /** Told on the rules page; the maths lab finds the same figures. */
  published: MachineFigures;
}

export interface MachineFigures {
  /** Hundredths of a percent, never rounded up: 9612 is 96.12 %. */
  rtp: number;
  rtpOfBuy?: number;
  /**
   * Millionths of the stake. `within`: half of the 99 % interval of a return that was played, or of what is cut. `cut`: by
   * so much the end of a round at its largest win lowers a return that is worked out. Left out where it is none.
   */
  within?: number;
  cut?: number;
  withinOfBuy?: number;
  cutOfBuy?: number;
  /** Rounds of ten thousand that pay anything. */
  hits: number;
  /** Standard deviation of one round, in stakes: what the volatility is named after. */
  deviation: number;
  /** By the deviation: below 3 low, below 7 medium, below 15 high (`volatilityOf`). */
  volatility: 'low' | 'medium' | 'high' | 'very high';
}

/** Weights as a list of ends, for one draw: `[3, 1]` is `[3, 4]`. */
export function endsOf(weights: readonly number[]): number[] {
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    return sum;
  });
}

export const isWild = (machine: Machine, symbol: SymbolIndex) => machine.symbols[symbol]?.role === 'wild';
export const isScatter = (machine: Machine, symbol: SymbolIndex) => machine.symbols[symbol]?.role === 'scatter';
export const isCoin = (machine: Machine, symbol: SymbolIndex) => machine.symbols[symbol]?.role === 'coin';

/** What so many of a symbol pay, where more than the table names pay as its last number. */
export function paysAtLeast(pays: Readonly<Record<number, number>> | undefined, count: number): number {
  let found = 0;
  for (const [from, amount] of Object.entries(pays ?? {})) if (count >= Number(from)) found = Math.max(found, amount);
  return found;
}

import type { GridWin } from '../evaluate/index.ts';
import type { SlotEvent } from '../events.ts';
import type { Grid } from '../grid.ts';
import type { SymbolIndex } from '../machine.ts';

/** What is seen at one moment. */
export interface SlotView {
  grid: Grid;
  /** Raised with every spin: reels that turn are drawn anew. */
  spin: number;
  /** Raised with everything that moves: marks and coins that move again are drawn anew. */
  step: number;
  turning: boolean;
  /** Places that win right now, and what they win. */
  lit: ReadonlySet<number>;
  wins: readonly GridWin[];
  /** Places that are about to burst. */
  gone: ReadonlySet<number>;
  /** How many rows the symbol of each place has just fallen; unset in between, so that each fall is a new one. */
  drops: readonly number[] | undefined;
  held: ReadonlySet<number>;
  /** Reels that one symbol fills. */
  filled: ReadonlyMap<number, SymbolIndex>;
  /** Values of coins that stay, by place. */
  coins: ReadonlyMap<number, number>;
  /** Places without a coin turn. */
  respinning: boolean;
  multiplier: number;
  /** Units this round has paid so far. */
  paid: number;
  free: { number: number; total: number; symbol?: SymbolIndex | undefined } | undefined;
  /** Written large over the reels for a moment. */
  banner: SlotBanner | undefined;
  respins: number | undefined;
}

export type SlotBanner =
  | { kind: 'free'; spins: number; more: boolean; symbol?: SymbolIndex | undefined }
  | { kind: 'freeOver'; pays: number }
  | { kind: 'largest' };

const nothing: ReadonlySet<number> = new Set();
const noReels: ReadonlyMap<number, SymbolIndex> = new Map();
const still = { turning: false, lit: nothing, wins: [], gone: nothing, drops: undefined, respinning: false };

export function emptyView(grid: Grid): SlotView {
  return {
    ...still,
    grid,
    spin: 0,
    step: 0,
    held: nothing,
    filled: noReels,
    coins: new Map(),
    multiplier: 1,
    paid: 0,
    free: undefined,
    banner: undefined,
    respins: undefined,
  };
}

/** The image of a round that has been played to its end: what a screen shows that was opened afterwards. */
export function lastView(events: readonly SlotEvent[], fallback: Grid, rows: number): SlotView {
  let view = emptyView(fallback);
  for (const event of events)
    view = { ...apply(view, event, rows), banner: undefined, turning: false, drops: undefined };
  return view;
}

/** What an event changes. Every value in it is the record's own (PP-11). */
export function apply(view: SlotView, event: SlotEvent, rows: number): SlotView {
  const step = view.step + 1;
  switch (event.type) {
    case 'spun': {
      const free =
        event.spin === undefined
          ? undefined
          : { number: event.spin, total: view.free?.total ?? event.spin, symbol: view.free?.symbol };
      return {
        ...view,
        ...still,
        step,
        grid: event.grid,
        spin: view.spin + 1,
        turning: true,
        held: new Set(event.held ?? []),
        filled: noReels,
        coins: new Map(),
        free,
        multiplier: event.spin === undefined ? 1 : view.multiplier,
        banner: undefined,
      };
    }
    case 'expanded':
      return { ...view, ...still, step, grid: event.grid, filled: filledBy(event, rows) };
    case 'won':
      return {
        ...view,
        turning: false,
        gone: nothing,
        drops: undefined,
        lit: new Set(event.wins.flatMap((win) => win.places)),
        wins: event.wins.map((win) => ({ ...win, pays: win.pays * event.multiplier })),
        multiplier: event.multiplier,
        paid: view.paid + event.pays,
      };
    case 'fell':
      return { ...view, ...still, step, grid: event.grid, drops: dropsOf(event, rows) };
    case 'free': {
      const more = view.free !== undefined;
      const symbol = event.symbol ?? view.free?.symbol;
      return {
        ...view,
        ...still,
        lit: new Set(event.places),
        multiplier: more ? view.multiplier : 1,
        free: { number: view.free?.number ?? 0, total: event.total, symbol },
        banner: { kind: 'free', spins: event.spins, more, symbol: event.symbol },
      };
    }
    case 'freeOver':
      return { ...view, ...still, free: undefined, banner: { kind: 'freeOver', pays: event.pays } };
    case 'held': {
      const coins = new Map(view.coins);
      for (const [index, place] of event.places.entries()) coins.set(place, event.values[index] as number);
      return { ...view, ...still, step, lit: new Set(event.places), coins, respins: event.respins };
    }
    case 'heldOver':
      return { ...view, ...still, lit: new Set(view.coins.keys()), paid: view.paid + event.pays, respins: undefined };
    case 'settled':
      return {
        ...view,
        turning: false,
        drops: undefined,
        paid: event.pays,
        banner: event.largest ? { kind: 'largest' } : undefined,
      };
  }
}

/** Reels that show one symbol from top to bottom; a scatter that stayed keeps its reel in pieces. */
function filledBy(event: Extract<SlotEvent, { type: 'expanded' }>, rows: number): Map<number, SymbolIndex> {
  return new Map(
    event.reels.flatMap((reel) => {
      const shown = event.grid.slice(reel * rows, (reel + 1) * rows);
      return shown.every((symbol) => symbol === shown[0]) ? [[reel, shown[0] as number] as const] : [];
    }),
  );
}

/** How far each symbol came down: new ones from above, others by what burst below them. */
function dropsOf(event: Extract<SlotEvent, { type: 'fell' }>, rows: number): number[] {
  const gone = new Set(event.gone);
  const drops = new Array<number>(event.grid.length).fill(0);
  event.fell.forEach((fell, reel) => {
    let to = rows - 1;
    for (let row = rows - 1; row >= 0; row--) {
      if (gone.has(reel * rows + row)) continue;
      drops[reel * rows + to] = to - row;
      to--;
    }
    for (let row = 0; row < fell; row++) drops[reel * rows + row] = fell;
  });
  return drops;
}

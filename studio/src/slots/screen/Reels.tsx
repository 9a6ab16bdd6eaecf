import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import type { Machine } from '../machine.ts';
import type { SlotArt } from './slot-art.ts';
import { REEL_LAG_MS, type SlotView, TURN_MS } from './use-playback.ts';

export interface ReelsProps {
  machine: Machine;
  art: SlotArt;
  view: SlotView;
  /** The stake is on its way: reels turn until the result is known. */
  waiting: boolean;
  /** What so many units are, in the player's money. */
  money(units: number): string;
}

/** Symbols that pass by while a reel turns. They are decoration: what is won stands only in the grid that stays. */
const PASSING = 12;

export const Reels = memo(function Reels({ machine, art, view, waiting, money }: ReelsProps): ReactNode {
  const { reels, rows } = machine.grid;
  const passing = useMemo(() => passingOf(machine), [machine]);
  return (
    <div className="slot-reels" style={{ '--reels': reels, '--rows': rows } as CSSProperties}>
      {Array.from({ length: reels }, (_, reel) => (
        <div key={`reel-${String(reel)}`} className="slot-reel">
          <div
            key={waiting ? 'waiting' : view.spin}
            className="slot-strip"
            data-waiting={waiting || undefined}
            data-turning={(!waiting && view.turning) || undefined}
            style={
              {
                '--turn': `${TURN_MS + reel * REEL_LAG_MS}ms`,
                '--passing': (passing[reel] as number[]).length,
              } as CSSProperties
            }
          >
            {!waiting &&
              Array.from({ length: rows }, (_, row) => {
                const place = reel * rows + row;
                return (
                  <Cell
                    key={`row-${String(row)}`}
                    symbol={view.grid[place] as number}
                    machine={machine}
                    art={art}
                    lit={view.lit.has(place)}
                    dim={view.lit.size > 0 && !view.lit.has(place)}
                    held={view.held.has(place)}
                    fell={(view.fell?.[reel] ?? 0) > row ? (view.fell?.[reel] ?? 0) : 0}
                    coin={view.coins.get(place)}
                    money={money}
                  />
                );
              })}
            {passes(passing[reel] as number[], waiting, view.turning).map((symbol, index) => (
              <Cell
                // biome-ignore lint/suspicious/noArrayIndexKey: a strip that never changes its order
                key={`passing-${index}`}
                symbol={symbol}
                machine={machine}
                art={art}
                money={money}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
});

/** Twice while it is not known where they will stop: the second time follows the first without a seam. */
function passes(symbols: number[], waiting: boolean, turning: boolean): number[] {
  if (waiting) return [...symbols, ...symbols];
  return turning ? symbols : [];
}

interface CellProps {
  symbol: number;
  machine: Machine;
  art: SlotArt;
  lit?: boolean;
  dim?: boolean;
  held?: boolean;
  fell?: number;
  coin?: number | undefined;
  money(units: number): string;
}

function Cell({ symbol, machine, art, lit, dim, held, fell = 0, coin, money }: CellProps): ReactNode {
  const name = machine.symbols[symbol]?.name ?? '';
  return (
    <div
      className="slot-cell"
      data-role={machine.symbols[symbol]?.role}
      data-lit={lit || undefined}
      data-dim={dim || undefined}
      data-held={held || undefined}
      data-fell={fell > 0 || undefined}
      style={fell > 0 ? ({ '--fell': fell } as CSSProperties) : undefined}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="slot-symbol">
        {art.symbols[name]}
      </svg>
      {coin !== undefined && <span className="slot-coin">{money(coin)}</span>}
    </div>
  );
}

/** The beginning of each strip, or symbols in turn where a reel has none: never drawn by chance. */
function passingOf(machine: Machine): number[][] {
  return Array.from({ length: machine.grid.reels }, (_, reel) =>
    machine.reels.kind === 'strips'
      ? Array.from({ length: PASSING }, (_, index) => {
          const strip = machine.reels.kind === 'strips' ? (machine.reels.strips[reel] as readonly number[]) : [];
          return strip[(index * 5 + reel) % strip.length] as number;
        })
      : Array.from({ length: PASSING }, (_, index) => (index * 3 + reel * 2) % machine.symbols.length),
  );
}

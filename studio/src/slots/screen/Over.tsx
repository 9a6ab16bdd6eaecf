import type { CSSProperties, ReactNode } from 'react';
import type { Machine } from '../machine.ts';
import { Cell } from './Cell.tsx';
import type { SlotArt } from './slot-art.ts';
import type { SlotView } from './slot-view.ts';

interface OverProps {
  machine: Machine;
  art: SlotArt;
  view: SlotView;
  money(units: number): string;
}

/** What stands still above the reels: wilds that stay, a symbol that fills its reel, coins and the places they may take. */
export function Over({ machine, art, view, money }: OverProps): ReactNode {
  const { reels, rows } = machine.grid;
  const places = Array.from({ length: reels * rows }, (_, place) => place);
  const at = (place: number) => ({ '--column': Math.floor(place / rows), '--row': place % rows }) as CSSProperties;
  const coin = machine.symbols.findIndex(({ role }) => role === 'coin');
  return (
    <>
      {[...view.filled].map(([reel, symbol]) => (
        <Filled
          key={`filled-${String(reel)}-${view.step}`}
          machine={machine}
          art={art}
          reel={reel}
          symbol={symbol}
          lit={view.lit}
        />
      ))}
      {[...view.held].map((place) => (
        <div key={`held-${String(place)}`} className="slot-place" data-kind="held" style={at(place)}>
          <Cell symbol={view.grid[place] as number} machine={machine} lit={view.lit.has(place)} />
        </div>
      ))}
      {view.coins.size > 0 &&
        places.map((place) => {
          const value = view.coins.get(place);
          return value === undefined ? (
            <div
              key={`empty-${String(place)}`}
              className="slot-place"
              data-kind="empty"
              data-respinning={view.respinning || undefined}
              style={at(place)}
            >
              {view.respinning && <Cell key={view.step} symbol={coin} machine={machine} />}
            </div>
          ) : (
            <div key={`coin-${String(place)}`} className="slot-place" data-kind="coin" style={at(place)}>
              <Cell symbol={coin} machine={machine} lit={view.lit.has(place)} coin={money(value)} />
            </div>
          );
        })}
    </>
  );
}

interface FilledProps {
  machine: Machine;
  art: SlotArt;
  reel: number;
  symbol: number;
  lit: ReadonlySet<number>;
}

/** One drawing as tall as the reel where there is one, else the symbol in each row. */
function Filled({ machine, art, reel, symbol, lit }: FilledProps): ReactNode {
  const { rows } = machine.grid;
  const name = machine.symbols[symbol]?.name ?? '';
  const tall = art.tall?.[name];
  return (
    <div
      className="slot-filled"
      data-symbol={name}
      data-lit={lit.has(reel * rows) || undefined}
      style={{ '--column': reel } as CSSProperties}
    >
      {tall ? (
        <svg viewBox={`0 0 100 ${rows * 100}`} aria-hidden="true">
          {tall}
        </svg>
      ) : (
        Array.from({ length: rows }, (_, row) => <Cell key={`row-${String(row)}`} symbol={symbol} machine={machine} />)
      )}
    </div>
  );
}

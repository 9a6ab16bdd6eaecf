import { type CSSProperties, memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import type { Machine } from '../machine.ts';
import { Cell } from './Cell.tsx';
import { Over } from './Over.tsx';
import type { SlotArt } from './slot-art.ts';
import type { SlotView } from './slot-view.ts';
import { DROP_LAG_MS, turnsOf } from './timing.ts';
import { useReelMoves } from './use-reel-moves.ts';
import { WinMarks } from './WinMarks.tsx';

export interface ReelsProps {
  machine: Machine;
  art: SlotArt;
  view: SlotView;
  /** The stake is on its way: reels turn until the result is known. */
  waiting: boolean;
  /** Which part of its time everything takes: 1, or less with shorter reveals. */
  pace: number;
  /** What so many units are, in the player's money. */
  money(units: number): string;
}

/** Symbols that pass by while a reel turns. They are decoration: what is won stands only in the grid that stays. */
const PASSING = 12;
const none: ReadonlySet<number> = new Set();

export const Reels = memo(function Reels({ machine, art, view, waiting, pace, money }: ReelsProps): ReactNode {
  const { reels, rows } = machine.grid;
  const falls = machine.tumble !== undefined;
  const passing = useMemo(() => passingOf(machine), [machine]);
  const turns = useMemo(() => turnsOf(machine, view.grid), [machine, view.grid]);
  const host = useReelMoves({
    machine,
    isWaiting: waiting,
    spin: view.turning ? view.spin : undefined,
    turns,
    passing: PASSING,
    pace,
  });
  const moves = waiting || view.turning;
  // What won goes dark with the click: in the turn of the next result that would be laid out.
  const lit = waiting ? none : view.lit;
  // What passes is many drawings: they come once, behind the first frame, and stay.
  const hasPassing = useDeferredValue(!falls, false);
  return (
    <div ref={host} className="slot-reels" style={{ '--reels': reels, '--rows': rows } as CSSProperties}>
      {Array.from({ length: reels }, (_, reel) => (
        <div key={`reel-${String(reel)}`} className="slot-reel">
          <div className="slot-strip" data-moves={moves || undefined} data-dim={lit.size > 0 || undefined}>
            {Array.from({ length: rows }, (_, row) => {
              const place = reel * rows + row;
              const drop = view.drops?.[place] ?? 0;
              return (
                <Cell
                  key={`row-${String(row)}`}
                  symbol={view.grid[place] as number}
                  machine={machine}
                  lit={lit.has(place)}
                  gone={view.gone.has(place)}
                  drop={drop}
                  lag={(reel / 2) * DROP_LAG_MS}
                />
              );
            })}
            {hasPassing && <Passing symbols={passing[reel] as number[]} machine={machine} />}
          </div>
          {!falls && (
            <>
              <i className="slot-light" />
              <i className="slot-hope" />
            </>
          )}
        </div>
      ))}
      <div className="slot-above">
        {/* Always there: what is added in the turn of a result is laid out in it. */}
        <div className="slot-over">{!waiting && <Over machine={machine} art={art} view={view} money={money} />}</div>
        {!waiting && view.wins.length > 0 && (
          <WinMarks key={view.step} machine={machine} wins={view.wins} money={money} />
        )}
      </div>
    </div>
  );
});

interface PassingProps {
  symbols: number[];
  machine: Machine;
}

/** Below the window, and as much of its beginning again as the window shows: a reel that waits has no seam. */
const Passing = memo(function Passing({ symbols, machine }: PassingProps): ReactNode {
  return [...symbols, ...symbols.slice(0, machine.grid.rows)].map((symbol, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a strip that never changes its order
    <Cell key={`passing-${index}`} symbol={symbol} machine={machine} passing />
  ));
});

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

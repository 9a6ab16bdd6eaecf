import type { CSSProperties, ReactNode } from 'react';
import type { GridWin } from '../evaluate/index.ts';
import type { Machine } from '../machine.ts';

interface WinMarksProps {
  machine: Machine;
  wins: readonly GridWin[];
  money(units: number): string;
}

/** More sums than this at once cannot be read; the line below tells what they come to. */
const MOST_SUMS = 5;

/** Lines through the places that won, or a border around them, and what each of them pays. */
export function WinMarks({ machine, wins, money }: WinMarksProps): ReactNode {
  const { reels, rows } = machine.grid;
  const middle = (place: number) => [Math.floor(place / rows) + 0.5, (place % rows) + 0.5] as const;
  // Clusters lie apart; everything else crosses, and one sum says it better than five on top of each other.
  const sums =
    machine.pays.kind === 'cluster'
      ? [...wins].sort((one, other) => other.pays - one.pays).slice(0, MOST_SUMS)
      : [together(wins)];
  return (
    <div className="slot-marks">
      <div className="slot-drawn">
        <svg viewBox={`0 0 ${reels} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
          {wins.map((win, index) => {
            const path =
              win.line !== undefined && machine.pays.kind === 'lines'
                ? (machine.pays.lines[win.line] as readonly number[])
                    .map(
                      (row, reel) =>
                        `${reel === 0 ? 'M0' : 'L'}${reel === 0 ? ` ${row + 0.5}L` : ''}${reel + 0.5} ${row + 0.5}`,
                    )
                    .join('')
                : borderOf(win.places, rows);
            return (
              <g key={`${String(win.symbol)}-${String(win.line ?? index)}`} data-tone={index % 6}>
                <path d={path} className="slot-mark-glow" vectorEffect="non-scaling-stroke" />
                <path d={path} className="slot-mark" vectorEffect="non-scaling-stroke" />
              </g>
            );
          })}
        </svg>
      </div>
      {sums.map((win, index) => {
        const points = win.places.map(middle);
        const x = points.reduce((sum, [column]) => sum + column, 0) / points.length;
        const y = points.reduce((sum, [, row]) => sum + row, 0) / points.length;
        return (
          <span
            key={`${String(win.symbol)}-${String(index)}`}
            className="slot-sum"
            style={{ '--x': x / reels, '--y': y / rows, '--order': index } as CSSProperties}
          >
            {money(win.pays)}
          </span>
        );
      })}
    </div>
  );
}

/** All wins of a grid as one sum, in the middle of what won. */
function together(wins: readonly GridWin[]): GridWin {
  const [first] = wins;
  return {
    symbol: first?.symbol ?? 0,
    count: 0,
    pays: wins.reduce((sum, win) => sum + win.pays, 0),
    places: [...new Set(wins.flatMap((win) => win.places))],
  };
}

/** The sides of places that have no neighbour among them. */
function borderOf(places: readonly number[], rows: number): string {
  const inside = new Set(places);
  return places
    .map((place) => {
      const [x, y] = [Math.floor(place / rows), place % rows];
      return [
        inside.has(place - rows) ? '' : `M${x} ${y}V${y + 1}`,
        inside.has(place + rows) ? '' : `M${x + 1} ${y}V${y + 1}`,
        y > 0 && inside.has(place - 1) ? '' : `M${x} ${y}H${x + 1}`,
        y < rows - 1 && inside.has(place + 1) ? '' : `M${x} ${y + 1}H${x + 1}`,
      ].join('');
    })
    .join('');
}

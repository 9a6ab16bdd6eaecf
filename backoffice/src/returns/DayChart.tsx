import type { GameReturns } from '@halley/contract';
import type { ReactNode } from 'react';
import { returnWords } from './words.ts';

const width = 180;
const height = 44;
const mostShown = 6;
const tolerance = 4;

/** A bar for each day: how many deviations it lay from the published return. The band is what is tolerated. */
export function DayChart({ title, days }: Pick<GameReturns, 'title' | 'days'>): ReactNode {
  const middle = height / 2;
  const scale = middle / mostShown;
  const step = width / 30;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      className="inline-block align-middle"
      aria-label={returnWords.chart(title, days.length)}
    >
      <rect
        x="0"
        y={middle - tolerance * scale}
        width={width}
        height={2 * tolerance * scale}
        className="fill-surface-3"
      />
      <line x1="0" x2={width} y1={middle} y2={middle} className="stroke-line" />
      {days.map(({ day, z, state }, index) => {
        const shown = Math.max(-mostShown, Math.min(mostShown, z));
        const outside = state === 'above' || state === 'below';
        return (
          <rect
            key={day}
            x={width - (days.length - index) * step + 1}
            y={middle - Math.max(0, shown) * scale}
            width={step - 2}
            height={Math.max(1, Math.abs(shown) * scale)}
            className={outside ? 'fill-danger' : state === 'few' ? 'fill-text-faint' : 'fill-ice'}
          >
            <title>{`${day}: ${z.toFixed(2)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

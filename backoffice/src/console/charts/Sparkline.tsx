import type { ReactNode } from 'react';
import { type SeriesColour, seriesColours } from './series.ts';

const width = 96;
const height = 28;
const edge = 3;

/** The shape of some values beside their figure, which says what matters: it is not read aloud. */
export function Sparkline({ values, colour = 'ice' }: { values: readonly number[]; colour?: SeriesColour }): ReactNode {
  if (values.length < 2) return null;
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const places = values.map((value, place) => {
    const x = edge + (place / (values.length - 1)) * (width - 2 * edge);
    const y = height - edge - ((value - least) / span) * (height - 2 * edge);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const [x, y] = (places.at(-1) as string).split(',');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-7 w-24 min-w-0 shrink">
      <polyline
        points={places.join(' ')}
        fill="none"
        stroke={seriesColours[colour]}
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y} r="2.25" fill={seriesColours[colour]} />
    </svg>
  );
}

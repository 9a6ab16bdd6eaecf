import type { LoyaltyFigures } from '@halley/contract';
import type { ReactNode } from 'react';
import { overviewWords as own } from './words.ts';

const width = 480;
const height = 110;
const floor = 84;

type Series = keyof typeof own.series;

interface PointBarsProps {
  days: LoyaltyFigures['days'];
  series: Series;
}

const number = (points: number) => points.toLocaleString('en');

/** A bar for each day of one kind of move; the table says the same in figures. */
export function PointBars({ days, series }: PointBarsProps): ReactNode {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return <p className="text-13 text-text-soft">{own.none}</p>;
  const highest = Math.max(1, ...days.map((day) => day[series]));
  const all = days.reduce((sum, day) => sum + day[series], 0);
  const step = width / days.length;
  const gap = Math.min(3, step * 0.2);
  return (
    <figure className="grid gap-1">
      <figcaption className="flex flex-wrap items-baseline gap-x-2 text-13">
        <b>{own.series[series]}</b> <span className="text-text-faint">{own.total(number(all))}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={own.chart(own.series[series], days.length)}
        className="h-auto w-full"
      >
        <text x="0" y="11" className="fill-text-faint text-[11px]">
          {number(highest)}
        </text>
        <path d={`M0 ${floor + 0.5}H${width}`} className="stroke-line-strong" />
        {days.map((day, place) => {
          const size = (Math.max(0, day[series]) / highest) * (floor - 18);
          return (
            <rect
              key={day.day}
              x={place * step + gap / 2}
              y={floor - Math.max(size, 1)}
              width={Math.max(1, step - gap)}
              height={Math.max(size, 1)}
              rx={Math.min(3, step / 4)}
              className="fill-ice-edge"
            >
              <title>{own.pointsOn(day.day, number(day[series]))}</title>
            </rect>
          );
        })}
        <text x="0" y={floor + 18} className="fill-text-faint text-[11px]">
          {first.day}
        </text>
        <text x={width} y={floor + 18} textAnchor="end" className="fill-text-faint text-[11px]">
          {last.day}
        </text>
      </svg>
    </figure>
  );
}

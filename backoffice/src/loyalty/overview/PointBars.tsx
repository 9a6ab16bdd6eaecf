import type { LoyaltyFigures } from '@halley/contract';
import type { ReactNode } from 'react';
import { DayBars } from '../../console/index.ts';
import { overviewWords as own } from './words.ts';

type Series = keyof typeof own.series;

interface PointBarsProps {
  days: LoyaltyFigures['days'];
  series: Series;
}

const number = (points: number) => points.toLocaleString('en');

/** A bar for each day of one kind of move; the table says the same in figures. */
export function PointBars({ days, series }: PointBarsProps): ReactNode {
  if (days.length === 0) return <p className="text-13 text-text-soft">{own.none}</p>;
  const all = days.reduce((sum, day) => sum + day[series], 0);
  return (
    <figure className="grid gap-1">
      <figcaption className="flex flex-wrap items-baseline gap-x-2 text-13">
        <b>{own.series[series]}</b> <span className="text-text-faint">{own.total(number(all))}</span>
      </figcaption>
      <DayBars
        days={days.map((one) => ({
          day: one.day,
          value: one[series],
          name: own.pointsOn(one.day, number(one[series])),
        }))}
        label={own.chart(own.series[series], days.length)}
        format={number}
        height={112}
      />
    </figure>
  );
}

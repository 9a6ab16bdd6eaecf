import type { PromotionReport } from '@halley/contract';
import type { ReactNode } from 'react';
import { reportWords } from '../words.ts';

const width = 480;
const height = 140;
const floor = 112;

interface DayBarsProps {
  days: PromotionReport['days'];
  money: (cents: number) => string;
}

/** A bar for each day; the table below says the same in figures. */
export function DayBars({ days, money }: DayBarsProps): ReactNode {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return <p className="text-13 text-text-soft">{reportWords.none}</p>;
  const highest = Math.max(1, ...days.map(({ cost_cents }) => cost_cents));
  const step = width / days.length;
  const gap = Math.min(3, step * 0.2);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={reportWords.costADay} className="h-auto w-full">
      <text x="0" y="11" className="fill-text-faint text-[11px]">
        {money(highest)}
      </text>
      <path d={`M0 ${floor + 0.5}H${width}`} className="stroke-line-strong" />
      {days.map(({ day, cost_cents }, place) => {
        const size = (Math.max(0, cost_cents) / highest) * (floor - 18);
        return (
          <rect
            key={day}
            x={place * step + gap / 2}
            y={floor - Math.max(size, 1)}
            width={Math.max(1, step - gap)}
            height={Math.max(size, 1)}
            rx={Math.min(3, step / 4)}
            className="fill-ice-edge"
          >
            <title>{reportWords.costOf(day, money(cost_cents))}</title>
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
  );
}

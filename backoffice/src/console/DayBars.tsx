import type { ReactNode } from 'react';

const width = 480;
const widest = 40;
/** Between the first day's name and the end of the last one's. */
const leastApart = 140;
/** Below the bars: the first and the last day. */
const foot = 28;

interface DayBarsProps {
  /** `name` is what a pointer is told of the day. At least one. */
  days: readonly { day: string; value: number; name: string }[];
  /** What the chart shows, for who does not see it. */
  label: string;
  /** How the highest value is written. */
  format(value: number): string;
  height?: number;
}

/** A bar for each day; a table beside it says the same in figures. */
export function DayBars({ days, label, format, height = 140 }: DayBarsProps): ReactNode {
  const floor = height - foot;
  const highest = Math.max(0, ...days.map(({ value }) => value));
  // Few days are bars all the same, not a wall.
  const step = Math.min(width / days.length, widest);
  const gap = Math.min(3, step * 0.2);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="h-auto w-full">
      <text x="0" y="11" className="fill-text-faint text-[11px]">
        {format(highest)}
      </text>
      <path d={`M0 ${floor + 0.5}H${width}`} className="stroke-line-strong" />
      {days.map(({ day, value, name }, place) => {
        const size = (Math.max(0, value) / (highest || 1)) * (floor - 18);
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
            <title>{name}</title>
          </rect>
        );
      })}
      <text x="0" y={floor + 18} className="fill-text-faint text-[11px]">
        {days[0]?.day}
      </text>
      {days.length > 1 && (
        <text
          x={Math.max(days.length * step, leastApart)}
          y={floor + 18}
          textAnchor="end"
          className="fill-text-faint text-[11px]"
        >
          {days.at(-1)?.day}
        </text>
      )}
    </svg>
  );
}

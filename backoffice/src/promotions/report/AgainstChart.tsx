import type { PromotionReport } from '@halley/contract';
import type { ReactNode } from 'react';
import { reportWords } from '../words.ts';

const width = 480;
const height = 64;
const middle = 26;

type Against = Pick<PromotionReport, 'expected_cents' | 'actual_cents' | 'interval_cents'>;

/** The band in which luck alone keeps the cost, what was expected in its middle, and what it was. */
export function AgainstChart({ report, money }: { report: Against; money: (cents: number) => string }): ReactNode {
  const { expected_cents: expected, actual_cents: actual, interval_cents: interval } = report;
  const [low, high] = [expected - interval, expected + interval];
  const [from, to] = [Math.min(0, low, actual), Math.max(1, high, actual) * 1.05];
  const at = (cents: number) => ((cents - from) / (to - from)) * width;
  const isInside = actual >= low && actual <= high;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${reportWords.againstTitle}: ${money(expected)} / ${money(actual)}`}
      className="h-auto w-full"
    >
      <path d={`M0 ${middle}H${width}`} className="stroke-line-strong" />
      <rect
        x={at(low)}
        y={middle - 12}
        width={Math.max(2, at(high) - at(low))}
        height="24"
        rx="4"
        className="fill-surface-4"
      />
      <path d={`M${at(expected)} ${middle - 14}V${middle + 14}`} strokeWidth="2" className="stroke-text-soft" />
      <circle cx={at(actual)} cy={middle} r="7" className={isInside ? 'fill-ice' : 'fill-danger'} />
      <text x={clamp(at(expected))} y={height - 6} textAnchor="middle" className="fill-text-faint text-[11px]">
        {reportWords.expected}
      </text>
      <text x={clamp(at(actual))} y="9" textAnchor="middle" className="fill-text text-[11px]">
        {reportWords.actual}
      </text>
    </svg>
  );
}

/** Words at the very edge stay in the chart. */
const clamp = (x: number) => Math.min(width - 30, Math.max(30, x));

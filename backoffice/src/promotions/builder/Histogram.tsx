import type { PromotionCost } from '@halley/contract';
import { formatMoney } from '@halley/ui';
import type { ReactNode } from 'react';
import { budgetPlace, spanOf } from './histogram-scale.ts';
import { builderWords } from './words.ts';

const { cost: own } = builderWords;
const width = 420;
const floor = 92;
const barsTop = 8;

/** How often which cost came out, nine of ten replays shaded, and where the budget lies. */
export function Histogram({ cost, hard }: { cost: PromotionCost; hard: number }): ReactNode {
  const { histogram, currency } = cost;
  const money = (cents: number) => formatMoney(cents, { currency, locale: 'en', decimals: 'when-needed' });
  const span = spanOf(cost, hard);
  const at = (cents: number) => ((cents - span.from) / (span.to - span.from)) * width;
  const most = Math.max(1, ...histogram.map(({ replays }) => replays));
  const budget = budgetPlace(span, hard);
  /** Words at the very edge stay in the chart, and three beside each other need room. */
  const inside = (x: number) => Math.min(width - 50, Math.max(30, x));
  const isWide = at(cost.cost_cents) - at(cost.low_cents) > 75 && at(cost.high_cents) - at(cost.cost_cents) > 75;
  return (
    <svg
      viewBox={`0 0 ${width} 128`}
      role="img"
      aria-label={own.chart(cost.replays.toLocaleString('en'))}
      className="h-auto w-full overflow-visible"
    >
      <rect
        x={at(cost.low_cents)}
        y="0"
        width={Math.max(2, at(cost.high_cents) - at(cost.low_cents))}
        height={floor}
        rx="6"
        className="fill-surface-2"
      />
      {histogram.map(({ from_cents: from, to_cents: to, replays }) => {
        const size = (replays / most) * (floor - barsTop);
        const isLikely = cost.cost_cents >= from && cost.cost_cents < to;
        const gap = Math.min(4, (at(to) - at(from)) * 0.15);
        return (
          <rect
            key={from}
            x={at(from) + gap / 2}
            y={floor - size}
            width={Math.max(1, at(to) - at(from) - gap)}
            height={size}
            rx="3"
            className={isLikely ? 'fill-ice' : 'fill-control'}
          >
            <title>{own.replaysBetween(replays, money(from), money(to))}</title>
          </rect>
        );
      })}
      <path d={`M0 ${floor + 0.5}H${width}`} className="stroke-line-strong" />
      {budget === 'inside' && (
        <path
          d={`M${at(hard)} 2V${floor}`}
          strokeWidth="2"
          strokeDasharray="4 4"
          className="stroke-warn"
          data-part="budget"
        />
      )}
      <g className="fill-text-faint text-[11px]">
        {isWide && (
          <text x={at(cost.low_cents)} y="107">
            {money(cost.low_cents)}
          </text>
        )}
        <text x={inside(at(cost.cost_cents))} y="107" textAnchor="middle" className="fill-text">
          {money(cost.cost_cents)}
        </text>
        {isWide && (
          <text x={at(cost.high_cents)} y="107" textAnchor="end">
            {money(cost.high_cents)}
          </text>
        )}
      </g>
      <text
        x={budget === 'inside' ? inside(at(hard)) : width}
        y="123"
        textAnchor={budget === 'inside' ? 'middle' : 'end'}
        className="fill-warn text-[11px]"
      >
        {budget === 'inside' ? own.budget(money(hard)) : `${own.budget(money(hard))} →`}
      </text>
    </svg>
  );
}

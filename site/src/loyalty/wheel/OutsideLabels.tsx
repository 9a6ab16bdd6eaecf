import { classNames } from '@halley/ui';
import type { Label } from './labels.ts';

/** What is too long for its sector, with a line that leads there. */
export function OutsideLabels({
  labels,
  size,
  className,
}: {
  labels: readonly Label[];
  size: number;
  className: string;
}) {
  const outside = labels.filter((label) => label.at === 'outside');
  return (
    <g dominantBaseline="central" className={classNames('fill-text font-sans font-semibold', className)}>
      {outside.map(({ item, x, y, side, lines, leader: { from, to } }) => (
        <g key={item}>
          <path
            d={`M${from.x.toFixed(2)} ${from.y.toFixed(2)}L${to.x.toFixed(2)} ${to.y.toFixed(2)}`}
            className="stroke-text-soft"
            strokeWidth="1.5"
          />
          <text textAnchor={side === 'right' ? 'start' : 'end'}>
            {lines.map((line, index) => (
              <tspan key={line} x={x.toFixed(2)} y={(y + (index - (lines.length - 1) / 2) * size * 1.2).toFixed(2)}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </g>
  );
}

import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export interface ProgressCometProps {
  /** What progresses, for screen readers. */
  label: string;
  /** 0 to 1. */
  value: number;
  /** The comet is a journey (a gift, a level). Plain, warn and full are a used part of a limit. */
  look?: 'comet' | 'plain' | 'warn' | 'full';
  className?: string;
}

const fills = { plain: 'fill-ice', warn: 'fill-warn', full: 'fill-danger' };

/** Drawn with SVG attributes: a width in a style attribute would be refused by our content policy. */
export function ProgressComet({ label, value, look = 'comet', className }: ProgressCometProps): ReactNode {
  const gradient = useId();
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 1000) / 10;
  const width = `${percent}%`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classNames('h-2', className)}
    >
      <svg aria-hidden="true" width="100%" height="8" className="overflow-visible">
        <rect width="100%" height="8" rx="4" className="fill-surface-3" />
        {look === 'comet' ? (
          <>
            <linearGradient id={gradient}>
              <stop offset="0" stopColor="#5ce1ff" />
              <stop offset=".55" stopColor="#9a86ff" />
              <stop offset="1" stopColor="#ffc06a" />
            </linearGradient>
            {percent > 0 && <rect width={width} height="8" rx="4" fill={`url(#${gradient})`} />}
            <circle
              cx={width}
              cy="4"
              r="6"
              fill="#fff3da"
              className={classNames(
                'drop-shadow-[0_0_5px_rgb(255_200_120/0.75)]',
                percent > 0 ? '-translate-x-1' : 'translate-x-1.5',
              )}
            />
          </>
        ) : (
          percent > 0 && <rect width={width} height="8" rx="4" className={fills[look]} />
        )}
      </svg>
    </div>
  );
}

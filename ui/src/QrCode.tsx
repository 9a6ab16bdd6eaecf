import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';
import { classNames } from './class-names.ts';

export interface QrCodeProps {
  /** What a camera reads. */
  value: string;
  /** What it is for, said to who cannot see it. */
  label: string;
  className?: string;
}

/** Dark on white whatever the page's colours, with the quiet edge cameras need. One path, no image to load. */
export function QrCode({ value, label, className }: QrCodeProps): ReactNode {
  const { size, path } = useMemo(() => draw(value), [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('rounded-md bg-white', className)}
    >
      <path d={path} className="fill-ink" />
    </svg>
  );
}

/** Dark cells that lie side by side become one bar. */
function draw(value: string): { size: number; path: string } {
  const { size, data } = encode(value, { ecc: 'M', border: 4 });
  const bars: string[] = [];
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      bars.push(`M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`);
    }
  });
  return { size, path: bars.join('') };
}

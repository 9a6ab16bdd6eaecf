import type { ReactNode } from 'react';
import { encode } from 'uqr';

/** Dark on white, whatever the page looks like: cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md bg-white text-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

import type { ReactNode } from 'react';

interface SheetProps {
  className?: string;
  /** Of a sheet that is drawn taller than what is seen, to move over it. */
  tall?: number;
  children: ReactNode;
}

/**
 * One sheet of a scene, 800 × 560, cut at the sides to fit. A sheet that moves does not make the others be drawn anew, and
 * what is drawn beyond its edge is seen when it moves.
 */
export function Sheet({ className, tall = 560, children }: SheetProps): ReactNode {
  return (
    <svg
      viewBox={`0 0 800 ${tall}`}
      preserveAspectRatio="xMidYMid slice"
      overflow="visible"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}

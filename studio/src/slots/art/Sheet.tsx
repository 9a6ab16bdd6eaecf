import type { CSSProperties, ReactNode } from 'react';

interface SheetProps {
  className?: string;
  /** What its own style sheet reads: a size, a place. */
  style?: CSSProperties;
  /** Of a sheet that is drawn taller than what is seen, to move over it. */
  tall?: number;
  children: ReactNode;
}

/**
 * One sheet of a scene, 800 × 560. A sheet that moves as a whole is moved by the compositor alone: nothing is styled, laid
 * out or drawn anew. What is drawn beyond its edge is seen when it moves.
 */
export function Sheet({ className, style, tall = 560, children }: SheetProps): ReactNode {
  return (
    <svg
      viewBox={`0 0 800 ${tall}`}
      preserveAspectRatio="xMidYMid slice"
      overflow="visible"
      aria-hidden="true"
      className={className}
      style={style}
    >
      {children}
    </svg>
  );
}

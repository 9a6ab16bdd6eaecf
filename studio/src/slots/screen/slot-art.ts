import type { ReactNode } from 'react';
import type { SoundPalette } from '../../screen/index.ts';

/** How a machine looks: its symbols, each drawn into 100 × 100, and what lies behind the reels. */
export interface SlotArt {
  symbols: Readonly<Record<string, ReactNode>>;
  /** Behind everything, and the definitions (gradients) that symbols use. */
  scene: ReactNode;
  /** Faded in over the scene while free spins are played. */
  freeScene?: ReactNode;
  /** Ornaments over the frame's edge; an SVG that is stretched over the frame and a little beyond it. */
  frame?: ReactNode;
  /** Of a symbol that fills its reel: drawn into 100 × (100 × rows), in place of one above the other. */
  tall?: Readonly<Record<string, ReactNode>>;
  /** What it sounds like: `landed` when reels rest, `tick` and `step` as symbols fall, `won` and `bigWin`. */
  sound?: SoundPalette;
  /** Of the machine's own style sheet. */
  className: string;
}

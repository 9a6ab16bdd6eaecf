import type { ReactNode } from 'react';

/** How a machine looks: its symbols, each drawn into 100 × 100, and what lies behind the reels. */
export interface SlotArt {
  symbols: Readonly<Record<string, ReactNode>>;
  scene: ReactNode;
  /** Of the machine's own style sheet. */
  className: string;
}

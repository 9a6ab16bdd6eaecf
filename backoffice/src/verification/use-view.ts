import { useState } from 'react';

export interface DocumentSight {
  /** 1: the whole document. */
  zoom: number;
  /** Clockwise, in quarters of a turn. */
  quarters: 0 | 1 | 2 | 3;
  larger: (() => void) | undefined;
  smaller: (() => void) | undefined;
  whole(): void;
  turn(by: 1 | -1): void;
}

const zooms = [1, 1.5, 2, 3, 4, 6] as const;
interface Kept {
  step: number;
  quarters: DocumentSight['quarters'];
}
const start: Kept = { step: 0, quarters: 0 };

/** How a document is looked at. The next document starts anew. */
export function useView(documentId: number | undefined): DocumentSight {
  const [kept, setKept] = useState({ documentId, ...start });
  const now = (before: typeof kept): Kept => (before.documentId === documentId ? before : start);
  const { step, quarters } = now(kept);
  // From what was set last, not from what is on the screen: keys may come faster than it is drawn.
  const set = (change: (before: Kept) => Partial<Kept>) =>
    setKept((before) => ({ documentId, ...now(before), ...change(now(before)) }));
  const zoomBy = (by: 1 | -1) => set((before) => ({ step: Math.min(zooms.length - 1, Math.max(0, before.step + by)) }));
  return {
    zoom: zooms[step] ?? 1,
    quarters,
    larger: step < zooms.length - 1 ? () => zoomBy(1) : undefined,
    smaller: step > 0 ? () => zoomBy(-1) : undefined,
    whole: () => set(() => start),
    turn: (by) => set((before) => ({ quarters: ((before.quarters + by + 4) % 4) as DocumentSight['quarters'] })),
  };
}

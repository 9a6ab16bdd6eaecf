import { useSyncExternalStore } from 'react';
import { type MarkKind, type Marks, marks, noMarks } from './marks.ts';

export const useMarks = (): Marks => useSyncExternalStore(marks.subscribe, marks.read, () => noMarks);

/** Whether one is marked: its star is drawn again only when its own answer changes. */
export const useIsMarked = (kind: MarkKind, id: number): boolean =>
  useSyncExternalStore(
    marks.subscribe,
    () => marks.read()[kind].includes(id),
    () => false,
  );

import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type SteadyRow, steadyRows } from './steady-rows.ts';

interface Steady<Row> {
  rows: readonly SteadyRow<Row>[];
  isHeld: boolean;
  /** New rows that wait until the list is let go. */
  waiting: number;
  /** Of the element around the list. */
  props: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(event: FocusEvent): void;
  };
}

/** Holds rows in their places while a pointer or the keyboard's focus is among them. */
export function useSteady<Row>(
  fresh: readonly Row[],
  wishes: { keyOf: (row: Row) => string | number; newcomers: 'last' | 'wait' },
): Steady<Row> {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const shown = useRef<readonly SteadyRow<Row>[]>([]);
  const isHeld = (isPointed || isFocused) && shown.current.length > 0;
  const now = isHeld
    ? steadyRows(shown.current, fresh, wishes)
    : { rows: fresh.map((row) => ({ row, isGone: false })), waiting: 0 };
  useEffect(() => {
    shown.current = now.rows;
  });
  return {
    ...now,
    isHeld,
    props: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}

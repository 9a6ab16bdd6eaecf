export interface SteadyRow<Row> {
  row: Row;
  /** It is no longer there; it keeps its place until nobody points at the list any more. */
  isGone: boolean;
}

interface Wishes<Row> {
  keyOf: (row: Row) => string | number;
  /** New ones come last, or wait until the list is let go. */
  newcomers: 'last' | 'wait';
}

/** What a list shows while somebody points at it: nothing moves under the pointer, figures change in their places. */
export function steadyRows<Row>(
  shown: readonly SteadyRow<Row>[],
  fresh: readonly Row[],
  { keyOf, newcomers }: Wishes<Row>,
): { rows: SteadyRow<Row>[]; waiting: number } {
  const byKey = new Map(fresh.map((row) => [keyOf(row), row]));
  const known = new Set(shown.map(({ row }) => keyOf(row)));
  const kept = shown.map(({ row }) => {
    const now = byKey.get(keyOf(row));
    return now === undefined ? { row, isGone: true } : { row: now, isGone: false };
  });
  const later = fresh.filter((row) => !known.has(keyOf(row)));
  if (newcomers === 'wait') return { rows: kept, waiting: later.length };
  return { rows: [...kept, ...later.map((row) => ({ row, isGone: false }))], waiting: 0 };
}

import { chiSquared } from '@halley/studio/fair/p-values';

/** χ² says nothing of cells in which fewer are expected. */
const leastExpected = 5;

/**
 * The chance that luck alone would fit the odds worse than these counts do; null: too few were drawn to say so. Rare items are
 * counted together until enough of them are expected.
 */
export function fitOf(items: readonly { weight: number; given: number }[]): number | null {
  const draws = items.reduce((sum, { given }) => sum + given, 0);
  const of = items.reduce((sum, { weight }) => sum + weight, 0);
  const cells: { given: number; expected: number }[] = [];
  for (const { weight, given } of items.toSorted((one, other) => one.weight - other.weight)) {
    const last = cells.at(-1);
    const cell = { given, expected: (draws * weight) / of };
    if (!last || last.expected >= leastExpected) cells.push(cell);
    else cells[cells.length - 1] = { given: last.given + given, expected: last.expected + cell.expected };
  }
  if (cells.length < 2 || cells.some(({ expected }) => expected < leastExpected)) return null;
  return chiSquared(
    cells.map(({ given }) => given),
    cells.map(({ expected }) => expected),
  );
}

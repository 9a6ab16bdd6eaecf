/** Where things lie on the board, in its own units: one is the distance between two pegs, the middle is 0. */
export interface Point {
  x: number;
  y: number;
}

/** How far above the next row a ball is thrown, as a part of the way between two rows. */
const THROW = 0.62;
/** The first fall, from above the board. */
const ENTRY = 1.5;

/** Pegs of a row: two more than ways through it, so that the outermost way has a peg on its outer side as well. */
export function pegsOf(row: number): number[] {
  return Array.from({ length: row + 3 }, (_, index) => index - (row + 2) / 2);
}

/** The peg that a ball meets in a row when it went right so many times before it. */
export function pegMet(row: number, rights: number): number {
  return rights - row / 2;
}

/**
 * Where the ball is at a time, counted in rows: from 0, when it meets the first peg, to the number of rows, when it lies
 * in its bucket. Between two pegs it is thrown up a little and falls in a parabola; where it goes is what was recorded.
 */
export function ballAt(path: readonly number[], time: number): Point {
  if (time < 0) return { x: 0, y: -ENTRY * time * time };
  const row = Math.min(Math.floor(time), path.length - 1);
  const part = Math.min(1, time - row);
  const rights = path.slice(0, row).reduce((sum, way) => sum + way, 0);
  const from = pegMet(row, rights);
  const to = pegMet(row + 1, rights + (path[row] ?? 0));
  return { x: from + (to - from) * part, y: row - THROW * part + (1 + THROW) * part * part };
}

import { levels } from '../../config/index.ts';
import { millionths } from './millionths.ts';

/** Where a level and the next one begin, in points; null: it is the last. */
export function boundsOf(level: number): { from: number; next: number | null } {
  return { from: levels[level - 1]?.min ?? 0, next: levels[level]?.min ?? null };
}

/** The level that persistent points make, and where it and the next one begin. */
export function levelFor(persistent: bigint): { level: number; from: number; next: number | null } {
  const whole = Number(persistent / millionths);
  const index = Math.max(
    0,
    levels.findLastIndex(({ min }) => whole >= min),
  );
  return { level: index + 1, ...boundsOf(index + 1) };
}

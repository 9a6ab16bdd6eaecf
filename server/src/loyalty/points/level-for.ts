import { levels } from '../../config/index.ts';
import { millionths } from './millionths.ts';

/** The level that persistent points make, and where it and the next one begin. */
export function levelFor(persistent: bigint): { level: number; from: number; next: number | null } {
  const whole = Number(persistent / millionths);
  const index = Math.max(
    0,
    levels.findLastIndex(({ min }) => whole >= min),
  );
  return { level: index + 1, from: levels[index]?.min ?? 0, next: levels[index + 1]?.min ?? null };
}

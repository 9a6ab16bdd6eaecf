/**
 * How a flight climbs. All worths are hundredths: 100 is ×1.00, which is what everybody starts with and nobody can
 * cash out. Time is the server's, in milliseconds since the start it has stored.
 */
export const START = 100;
/** The least that can be cashed out. */
export const LEAST = 101;
/** No flight climbs higher: whoever is still in it is cashed out there. ×10 000. */
export const HIGHEST = 1_000_000;
/** ×2 after 8.7 s, ×10 after 29 s, ×100 after 58 s. */
const GROWTH_PER_MS = 0.000_08;

export function worthAfter(elapsedMs: number): number {
  if (elapsedMs <= 0) return START;
  return Math.min(HIGHEST, Math.floor(START * Math.exp(GROWTH_PER_MS * elapsedMs)));
}

/** The first millisecond at which the flight is worth this much. */
export function msUntil(worth: number): number {
  if (worth <= START) return 0;
  let ms = Math.max(0, Math.floor(Math.log(worth / START) / GROWTH_PER_MS) - 1);
  // The logarithm is near; the curve itself decides.
  while (worthAfter(ms) < worth) ms++;
  return ms;
}

/** For drawing: the same curve without its steps. */
export function smoothWorthAfter(elapsedMs: number): number {
  return Math.min(HIGHEST, START * Math.exp(GROWTH_PER_MS * Math.max(0, elapsedMs)));
}

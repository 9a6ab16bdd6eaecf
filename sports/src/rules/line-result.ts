import { halfLost, halfWon, lost, type OutcomeResult, voided, won } from '../markets/index.ts';

/**
 * What becomes of the side of a line that wins above it. `above` is what was counted minus the line, in quarters: on a whole
 * line equal is void, on a quarter line half of the stake lies on each neighbour.
 */
export function lineResult(above: number): OutcomeResult {
  if (above >= 2) return won;
  if (above === 1) return halfWon;
  if (above === 0) return voided;
  return above === -1 ? halfLost : lost;
}

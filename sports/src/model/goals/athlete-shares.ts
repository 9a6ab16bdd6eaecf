import { rounded } from '../kit/index.ts';
import type { Contestant } from '../sport-model.ts';

/** An athlete's part of the goals of the side. */
export interface Share {
  id: number;
  share: number;
}

/** Of those who play, by their weights. */
export function athleteShares({ athletes }: Contestant): Share[] {
  const playing = athletes.filter(({ plays }) => plays);
  const total = playing.reduce((sum, { weight }) => sum + weight, 0);
  return playing.map(({ id, weight }) => ({ id, share: total > 0 ? rounded(weight / total) : 0 }));
}

/** Named and not playing. */
export const absentOf = (contestants: readonly Contestant[]): number[] =>
  contestants.flatMap(({ athletes }) => athletes.filter(({ plays }) => !plays).map(({ id }) => id));

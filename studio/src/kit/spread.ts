import type { GameFacts } from './game.ts';

/** Below it a bet comes back nearly as it was staked, whatever happens: it counts for no bonus. */
const LOW_SPREAD = 0.9;

/** Of a game that pays one amount or nothing, for one unit of stake. */
export function varianceOfOnePay({ chance, pays }: { chance: number; pays: number }): number {
  return pays * pays * chance * (1 - chance);
}

/** Of ends with their chances and what each pays for one unit of stake. */
export function varianceOfEnds(ends: readonly { chance: number; pays: number }[]): number {
  const mean = ends.reduce((sum, { chance, pays }) => sum + chance * pays, 0);
  return ends.reduce((sum, { chance, pays }) => sum + chance * (pays - mean) ** 2, 0);
}

type Varying<Choice> = Pick<GameFacts<Choice>, 'variance'>;

/**
 * Standard deviation of what a round returns for one unit of stake, all its bets together. Undefined where it depends on
 * what the player does after the stake: games of several steps, a flight that is cashed out by hand.
 */
export function spreadOf<Choice>(game: Varying<Choice>, choice: Choice): number | undefined {
  const variance = game.variance?.(choice);
  return variance === undefined ? undefined : Math.sqrt(variance);
}

/** Whether a bet can hardly lose: it is taken like any other, and counts for no bonus. */
export function isLowSpread<Choice>(game: Varying<Choice>, bet: { stake: bigint; choice: Choice }): boolean {
  if (bet.stake <= 0n) return false;
  return (spreadOf(game, bet.choice) ?? LOW_SPREAD) < LOW_SPREAD;
}

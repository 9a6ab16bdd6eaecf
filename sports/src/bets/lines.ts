import type { BetShape } from './bet-shape.ts';

/** How many ways there are to choose. Exact as far as bets go: at most 20 legs. */
export function choose(among: number, size: number): number {
  if (size < 0 || size > among) return 0;
  let ways = 1;
  for (let taken = 1; taken <= size; taken++) ways = (ways * (among - taken + 1)) / taken;
  return ways;
}

export function lineCount({ legs, sizes, bankers }: Pick<BetShape, 'legs' | 'sizes' | 'bankers'>): number {
  let lines = 0;
  for (const size of sizes) lines += choose(legs.length - bankers.length, size);
  return lines;
}

/** Of the whole bet, whatever was cashed out of it. */
export const totalStake = (bet: BetShape): bigint => bet.unitStake * BigInt(lineCount(bet) * (bet.eachWay ? 2 : 1));

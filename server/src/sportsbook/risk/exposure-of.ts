import { type BetShape, expectedReturn, type LegExpectation, type LegNow, totalStake } from '@halley/sports/bets';
import { won } from '@halley/sports/markets';
import type { OfferedLeg, ReadSlip } from '../slip/read-slip.ts';

const whole = 1_000_000_000;

/** What an open leg is worth by now; where a feed says nothing of it, what its price implies, which is more than that. */
export function expectationOf(
  said: { fair?: number | undefined; back?: number | undefined },
  price: number,
): LegExpectation {
  if (said.fair !== undefined) return { fair: said.fair, back: said.back ?? 0 };
  return { fair: Math.ceil((whole * 1_000) / price), back: 0 };
}

/**
 * What the house would lose at each counted leg if that one is won: the return with all others at what they are worth, less
 * the stake. Of a multiple it is its payout × the fair chances of the others; of a system the same line by line.
 */
export function exposureOf(bet: BetShape, legs: readonly LegNow[]): bigint[] {
  const stake = totalStake(bet);
  const sure: LegNow = { ...won, place: won };
  return bet.legs.map((_, index) => {
    const net = expectedReturn(bet, [...legs.slice(0, index), sure, ...legs.slice(index + 1)]) - stake;
    return net > 0n ? net : 0n;
  });
}

/** What a counted leg counts for, from the widest to the narrowest. A group counts for each of its outcomes. */
function scopesOf({ legs, counted }: Pick<ReadSlip, 'legs' | 'counted'>, index: number): string[] {
  const own = (counted[index] ?? []).flatMap((place) => legs[place] ?? []);
  return [...new Set(own.flatMap(scopesOfLeg))];
}

function scopesOfLeg({ fixture, market, type, outcome }: OfferedLeg): string[] {
  const { id, description } = fixture;
  const { sport, tournament } = description;
  return [
    `sport:${sport}`,
    `tier:${sport}:${tournament.tier}`,
    `type:${sport}:${type}`,
    `fixture:${id}`,
    `outcome:${id}:${market.key}:${outcome}`,
  ];
}

/** Exposures summed by what they count for. */
export function byScope(read: Pick<ReadSlip, 'legs' | 'counted'>, exposures: readonly bigint[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const [index, amount] of exposures.entries()) {
    for (const scope of scopesOf(read, index)) sums.set(scope, (sums.get(scope) ?? 0n) + amount);
  }
  return sums;
}

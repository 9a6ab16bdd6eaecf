import type { EachWayTerms } from '../racing/index.ts';

/** How a competition can end, or not. */
export const seasonEnds = ['finished', 'abandoned', 'cancelled'] as const;
export type SeasonEnd = (typeof seasonEnds)[number];

/**
 * - `result`: by the final standings
 * - `void`: every stake comes back
 */
type SeasonRule = 'result' | 'void';

/** Standings on the way are no result: a competition that is not played to its end gives none. */
export const seasonRules: Readonly<Record<SeasonEnd, SeasonRule>> = {
  finished: 'result',
  abandoned: 'void',
  cancelled: 'void',
};

/** When somebody leaves a competition. Nothing is taken off the winnings of bets on the others. */
export const leaverRules = {
  /** Before their first match: bets on them are void. */
  before: 'void',
  /** Later: they have lost, as everybody has who is not among the places. */
  later: 'lost',
} as const;

/**
 * What a market on a whole competition does with a tie that the table does not break, by points, difference and what was
 * scored: the places left are shared by who tied.
 */
export const outrightMarketRules = {
  outright: { tie: 'share' },
  place: { tie: 'share' },
} as const;

export type OutrightMarket = keyof typeof outrightMarketRules;

export const isOutrightMarket = (type: string): type is OutrightMarket => Object.hasOwn(outrightMarketRules, type);

/** What the place half of an each-way bet pays, by how many take part. The first row that they reach holds; with fewer there is no each-way. */
export const outrightTable: readonly (EachWayTerms & { entrants: number })[] = [
  { entrants: 16, places: 4, of: 5 },
  { entrants: 12, places: 3, of: 5 },
  { entrants: 8, places: 2, of: 4 },
];

export function outrightTerms(entrants: number): EachWayTerms | undefined {
  const row = outrightTable.find((candidate) => entrants >= candidate.entrants);
  return row && { places: row.places, of: row.of };
}

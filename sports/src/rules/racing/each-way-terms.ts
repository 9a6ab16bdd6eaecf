/** What the place half of an each-way bet pays: so many places at this part (one in `of`) of the winnings. */
export interface EachWayTerms {
  places: number;
  of: 4 | 5;
}

/** By how many start, when the bet is taken. The first row that they reach holds; with fewer there is no each-way. */
export const eachWayTable: readonly (EachWayTerms & { starters: number })[] = [
  { starters: 12, places: 3, of: 4 },
  { starters: 8, places: 3, of: 5 },
  { starters: 5, places: 2, of: 4 },
];

export function eachWayTerms(starters: number): EachWayTerms | undefined {
  const row = eachWayTable.find((candidate) => starters >= candidate.starters);
  return row && { places: row.places, of: row.of };
}

/** `[1, 4, 3]`: a quarter of the winnings for the first three. */
export type EachWay = readonly [numerator: 1, denominator: number, places: number];

const denominators = [4, 5, 6, 8, 10] as const;

/**
 * The largest usual part of the winnings that pays no more for a place than the market of places itself offers: a place is
 * never worth more than it costs. None: each-way is not offered.
 */
export function eachWayTerms(
  winPrice: number,
  place: { price: number; places: number } | undefined,
): EachWay | undefined {
  if (!place) return undefined;
  const fits = denominators.find((denominator) => 1_000 + (winPrice - 1_000) / denominator <= place.price);
  return fits === undefined ? undefined : [1, fits, place.places];
}

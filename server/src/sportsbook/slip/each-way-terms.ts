import type { EachWayTerms } from '@halley/sports/rules';

/** `[1, 4, 3]`: a quarter of the winnings for the first three. */
export type EachWay = readonly [numerator: 1, denominator: number, places: number];

/**
 * The published terms, where they pay no more for a place than the market of places itself offers: a
 * place is never worth more than it costs. None: each-way is not offered.
 */
export function eachWayOf(
  { terms, price }: { terms: EachWayTerms | undefined; price: number },
  priceOfPlace: (places: number) => number | undefined,
): EachWay | undefined {
  const place = terms && priceOfPlace(terms.places);
  if (!terms || place === undefined) return undefined;
  return 1_000 + (price - 1_000) / terms.of <= place ? [1, terms.of, terms.places] : undefined;
}

import { marketKey, parseMarketKey } from '@halley/sports/markets';

/** Where a place of an outcome of `race_winner` or `outright;…` is priced and settled. */
export const placeMarketOf = (market: string, places: number): string =>
  marketKey('place', { ...parseMarketKey(market)?.specifiers, places });

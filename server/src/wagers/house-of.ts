import type { HouseAccount } from '../wallet/index.ts';

/** Sports bets are rounds of `sport/<sport>`. Their stakes are apart until the bet is decided, by whoever decides it. */
export const isSport = (game: string): boolean => game.startsWith('sport/');

export const houseOfStakes = (game: string): HouseAccount => (isSport(game) ? 'sports_open' : 'games');
export const houseOfWins = (game: string): HouseAccount => (isSport(game) ? 'sports' : 'games');

import { isSport } from '../wagers/index.ts';

/** Bets are rounds too: `sport/table-tennis` is told as `Sport: table tennis`. Pages say it in the player's language. */
export const sportTitle = (game: string): string | undefined =>
  isSport(game) ? `Sport: ${game.slice('sport/'.length).replaceAll('-', ' ')}` : undefined;

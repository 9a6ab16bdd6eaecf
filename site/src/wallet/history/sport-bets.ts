import type { MessageKey, Say } from '../../i18n/index.ts';

/** Bets are rounds of `sport/<sport>`. */
export const isSportBet = (game: string | null): boolean => game?.startsWith('sport/') ?? false;

const names: Readonly<Record<string, MessageKey>> = {
  'sport/football': 'history.sport.football',
  'sport/tennis': 'history.sport.tennis',
  'sport/basketball': 'history.sport.basketball',
  'sport/ice-hockey': 'history.sport.iceHockey',
  'sport/table-tennis': 'history.sport.tableTennis',
  'sport/esport': 'history.sport.esport',
  'sport/racing': 'history.sport.racing',
};

/** The game as it is called, or what was bet on. */
export function playedTitle(say: Say, { game, title }: { game: string | null; title: string }): string;
export function playedTitle(say: Say, { game, title }: { game: string | null; title: string | null }): string | null;
export function playedTitle(say: Say, { game, title }: { game: string | null; title: string | null }): string | null {
  if (game === null || !isSportBet(game)) return title;
  return say((Object.hasOwn(names, game) && names[game]) || 'history.sport.mixed');
}

/** Where a bet stands with its selections. */
export const sportBetHref = (id: string): string => `/sport/bets?state=all&bet=${id}`;

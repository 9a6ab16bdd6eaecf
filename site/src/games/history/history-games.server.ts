import type { GameHistoryItem } from '@halley/contract';
import { games } from '@halley/studio/games';

export interface HistoryGame {
  identifier: string;
  title: string;
}

/** Games of the house, which record their rounds: the id leads to the record. */
export function recordedGames(): (HistoryGame & { id: string })[] {
  return Object.values(games).map(({ id, identifier, title }) => ({ id, identifier, title }));
}

/** The games a player's rounds may be of, by title: those noted as played, and those of rounds too new to be noted. */
export function gamesToChoose(
  played: readonly HistoryGame[],
  rounds: readonly Pick<GameHistoryItem, 'game' | 'title'>[],
  locale: string,
): HistoryGame[] {
  const known = new Map(played.map(({ identifier, title }) => [identifier, title]));
  for (const { game, title } of rounds) known.set(game, title);
  return [...known]
    .map(([identifier, title]) => ({ identifier, title }))
    .sort((one, other) => one.title.localeCompare(other.title, locale));
}

import { games } from '@halley/studio/games';

/** A game a round may be of; its id leads to the recorded round. */
export interface HistoryGame {
  id: string;
  identifier: string;
  title: string;
}

export function historyGames(): HistoryGame[] {
  return Object.values(games).map(({ id, identifier, title }) => ({ id, identifier, title }));
}

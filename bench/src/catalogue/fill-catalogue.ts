import { type ListedGame, listInCatalogue } from '../../../server/src/games/index.ts';
import type { Database } from '../../../server/src/kit/index.ts';
import { generateGames } from './generate-games.ts';

const atOnce = 1_000;

/** A bench database with so many games. None of them can be played: they are only listed. */
export async function fillCatalogue(database: Database, count: number): Promise<ListedGame[]> {
  const games = generateGames(count);
  for (let from = 0; from < games.length; from += atOnce) {
    await database.tx((tx) => listInCatalogue(tx, games.slice(from, from + atOnce)));
  }
  return games;
}

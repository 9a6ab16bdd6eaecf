import type { Catalogue, CatalogueGame, Device } from './catalogue.ts';
import { collectionsIn } from './collections-here.ts';

export interface RandomWanted {
  /** A collection; any game without it. */
  identifier?: string | undefined;
  device?: Device | undefined;
  country: string;
  shows(game: CatalogueGame): boolean;
  /** A whole number below the one given. */
  pick(below: number): number;
}

const mostTries = 10;

/**
 * Any game, or any of a collection. A pick whose producer is hidden here is repeated up to ten times; when luck has not
 * found an open one by then, the open ones are counted, so that nothing is missed where few are left.
 */
export function pickRandom(catalogue: Catalogue, wanted: RandomWanted): CatalogueGame | undefined {
  const { identifier, device, country, shows, pick } = wanted;
  const collection = identifier === undefined ? undefined : collectionsIn(catalogue, country).find(identifier);
  if (identifier !== undefined && !collection) return undefined;
  const games = collection ? [...collection.places.keys()] : catalogue.games;
  const fits = (game: CatalogueGame) => shows(game) && (!device || game.devices.includes(device));
  for (let tries = 0; tries < mostTries && games.length > 0; tries += 1) {
    const game = games[pick(games.length)];
    if (game && fits(game)) return game;
  }
  const open = games.filter(fits);
  return open.length > 0 ? open[pick(open.length)] : undefined;
}

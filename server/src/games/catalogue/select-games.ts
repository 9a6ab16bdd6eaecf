import type { Catalogue, CatalogueGame, Device } from './catalogue.ts';
import { findGames, type View, type Wanted } from './filter-games.ts';

export interface Selection {
  asked?: readonly string[] | undefined;
  /** Unset: either. */
  device?: Device | undefined;
  filter?: Wanted['filter'] | undefined;
}

const mostSelected = 200;

/** Games by their identifiers, by a filter, or those of the identifiers that match the filter. */
export function selectGames(catalogue: Catalogue, { asked, device, filter }: Selection, view: View): CatalogueGame[] {
  const matching = filter && findGames(catalogue, { device, filter }, view);
  if (!asked) return matching?.slice(0, mostSelected) ?? [];
  const matches = matching && new Set(matching);
  const found = new Set(asked.map((name) => catalogue.byIdentifier.get(name) ?? byPair(catalogue, name)));
  return [...found].filter((game): game is CatalogueGame => {
    if (!game || (device && !game.devices.includes(device))) return false;
    return !matches || matches.has(game);
  });
}

/** `producer:game`, as the shop's cards name games. */
function byPair(catalogue: Catalogue, name: string): CatalogueGame | undefined {
  return catalogue.byIdentifier.get(name.replace(':', '/'));
}

import type { Catalogue, CatalogueGame } from './catalogue.ts';
import { matchRanks } from './search/create-search-index.ts';
import { type Aliases, findAliases } from './search/find-aliases.ts';

/** An alias is somebody's word for exactly these games: before what only a typing mistake could mean. */
const aliasRank = matchRanks.indexOf('part');

/** Games by title, the smaller the number the better; undefined where no title is asked for. */
export function searchGames(
  catalogue: Catalogue,
  text: string | undefined,
  aliases: Aliases,
): Map<CatalogueGame, number> | undefined {
  if (!text?.trim()) return undefined;
  const found = new Map<CatalogueGame, number>();
  for (const [game, rank] of catalogue.search.find(text)) found.set(game, matchRanks.indexOf(rank));
  for (const identifier of findAliases(aliases, text)) {
    const game = catalogue.byIdentifier.get(identifier);
    if (game) found.set(game, Math.min(aliasRank, found.get(game) ?? aliasRank));
  }
  return found;
}

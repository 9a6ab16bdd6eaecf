import type { Catalogue, CatalogueGame, Collection, Producer } from './catalogue.ts';
import type { SearchIndex } from './search/create-search-index.ts';

export interface CatalogueContent {
  /** The most popular first. */
  games: readonly CatalogueGame[];
  producers: readonly Producer[];
  collections: readonly Collection[];
  closed: readonly { identifier: string; title: string }[];
  search: SearchIndex<CatalogueGame>;
}

export function indexCatalogue({ games, producers, collections, closed, search }: CatalogueContent): Catalogue {
  const bySeoTitle = new Map<string, CatalogueGame>();
  const byCurrencyId = new Map<number, CatalogueGame>();
  for (const game of games) {
    bySeoTitle.set(`${game.provider}/${game.seoTitle}`, game);
    if (!bySeoTitle.has(game.seoTitle)) bySeoTitle.set(game.seoTitle, game);
    for (const { id } of game.currencies) byCurrencyId.set(id, game);
  }
  return {
    games,
    places: new Map(games.map((game, place) => [game, place])),
    producers: new Map(producers.map((producer) => [producer.id, producer])),
    collections: new Map(collections.map((collection) => [collection.id, collection])),
    byIdentifier: new Map(games.map((game) => [game.identifier, game])),
    byId: new Map(games.map((game) => [game.id, game])),
    bySeoTitle,
    byCurrencyId,
    search,
    titles: new Map([...games, ...closed].map(({ identifier, title }) => [identifier, title])),
    closed: new Set(closed.map(({ identifier }) => identifier)),
  };
}

import type { Catalogue, CatalogueGame } from '../catalogue.ts';
import { indexCatalogue } from '../index-catalogue.ts';
import { createSearchIndex } from '../search/create-search-index.ts';

export type GameWanted = { identifier: string } & Partial<Omit<CatalogueGame, 'currencies'>> & {
    currencies?: readonly string[];
  };

/** A catalogue in memory. Collections are made from what the games say they are in, in the order of the games. */
export function aCatalogue(wanted: readonly GameWanted[]): Catalogue {
  const games = wanted.map(aGame);
  const ids = [...new Set(games.flatMap((game) => game.collections))];
  return indexCatalogue({
    games: games.toSorted((left, right) => right.popularity - left.popularity),
    producers: [...new Set(games.map((game) => game.provider))].map((id) => ({ id, title: id })),
    collections: ids.map((id) => {
      const [slug = id, country] = id.split(':');
      const members = games.filter((game) => game.collections.includes(id));
      const places = new Map(members.map((game, place) => [game, place]));
      return { id, slug, country: country?.toUpperCase() ?? null, title: id, places };
    }),
    closed: [],
    search: createSearchIndex(games.map((game) => ({ value: game, title: game.title, producer: game.provider }))),
  });
}

function aGame({ identifier, currencies = ['FUN', 'EUR'], ...change }: GameWanted, index: number): CatalogueGame {
  const [provider = '', name = ''] = identifier.split('/');
  return {
    id: index + 1,
    identifier,
    name,
    title: name,
    seoTitle: name,
    uniqSeoTitle: true,
    provider,
    kind: 'slot',
    launch: 'provider',
    version: 1,
    hasDemo: true,
    devices: ['desktop', 'mobile'],
    volatility: null,
    lines: null,
    ways: null,
    hitRate: null,
    payout: null,
    returnLowest: null,
    returnHighest: null,
    popularity: 0,
    roundsPlayed: 0,
    releasedAtMs: 0,
    preview: '',
    collections: [],
    currencies: currencies.map((currency, offset) => ({
      id: (index + 1) * 100 + offset,
      currency,
      stakeMin: null,
      stakeMax: null,
      winMax: null,
    })),
    ...change,
  };
}

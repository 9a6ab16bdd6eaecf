import { type Brand, isOfBrand } from '@halley/contract';
import { isOfBrandGames, isOpenForMoney } from './country-rules.ts';
import type { CatalogueSource } from './create-catalogue.ts';

/** What brands may close, and what is left of the catalogue for one of them in a market. */
export async function gamesForBrands(source: Pick<CatalogueSource, 'current' | 'rules'>) {
  const [catalogue, rules] = [await source.current(), await source.rules()];
  const perProducer = Map.groupBy(catalogue.games, ({ provider }) => provider);
  return {
    producers: [...catalogue.producers.values()].map((producer) => ({
      ...producer,
      games: perProducer.get(producer.id)?.length ?? 0,
    })),
    collections: [...catalogue.collections.values()].map(({ id, title, places }) => ({
      id,
      title,
      games: places.size,
    })),
    gamesIn: (brand: Brand, market: string) =>
      catalogue.games.filter(
        (game) =>
          isOfBrandGames(brand, game) &&
          isOpenForMoney(rules, game, market) &&
          game.currencies.some(({ currency }) => currency !== 'FUN' && isOfBrand<string>(brand.currencies, currency)),
      ).length,
  };
}

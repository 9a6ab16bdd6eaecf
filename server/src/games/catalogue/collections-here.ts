import type { Catalogue, CatalogueGame, Collection } from './catalogue.ts';

/** The collections as they are in one country: `slug:cc` has taken the place of `slug`. */
export interface CollectionsHere {
  /** By what may be asked for: the slug, or the id with its country. */
  find(identifier: string): Collection | undefined;
  all: readonly Collection[];
  /** Ids of the collections a game is in, as somebody here sees them. */
  of(game: CatalogueGame): string[];
  /** The same with the game's place in each, from 0 on. */
  placesOf(game: CatalogueGame): Record<string, number>;
}

/** Every house has it, and nobody has to keep it: the whole catalogue, the most played first. */
const everything = 'all';

const known = new WeakMap<Catalogue, Map<string, CollectionsHere>>();

/** Worked out once per version of the catalogue and country with collections of its own. */
export function collectionsIn(catalogue: Catalogue, country: string): CollectionsHere {
  const byCountry = known.get(catalogue) ?? new Map<string, CollectionsHere>();
  known.set(catalogue, byCountry);
  const own = [...catalogue.collections.values()].some((collection) => collection.country === country);
  const key = own ? country : '';
  const here = byCountry.get(key) ?? createCollectionsHere(catalogue, key);
  byCountry.set(key, here);
  return here;
}

function createCollectionsHere(catalogue: Catalogue, country: string): CollectionsHere {
  const { collections } = catalogue;
  const variantOf = (slug: string) => collections.get(`${slug}:${country.toLowerCase()}`);
  const all = [...collections.values()].filter((collection) =>
    collection.country === null ? !variantOf(collection.slug) : collection.country === country,
  );
  const places = new Map(all.map(({ id, places }) => [id, ranksOf(places)]));
  const whole: Collection | undefined =
    collections.has(everything) || catalogue.games.length === 0
      ? undefined
      : { id: everything, slug: everything, country: null, title: 'All games', places: catalogue.places };
  return {
    all: whole ? [...all, whole] : all,
    find: (identifier) =>
      variantOf(identifier) ?? collections.get(identifier) ?? (identifier === everything ? whole : undefined),
    of: (game) => game.collections.filter((id) => places.has(id)),
    placesOf: (game) =>
      Object.fromEntries(
        game.collections.flatMap((id) => {
          const place = places.get(id)?.get(game);
          return place === undefined ? [] : [[id, place]];
        }),
      ),
  };
}

/** Stored places may have gaps and begin anywhere. */
function ranksOf(places: Collection['places']): ReadonlyMap<CatalogueGame, number> {
  const inOrder = [...places].sort(([, one], [, other]) => one - other);
  return new Map(inOrder.map(([game], rank) => [game, rank]));
}

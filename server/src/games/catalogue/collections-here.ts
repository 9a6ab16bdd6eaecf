import type { Catalogue, CatalogueGame, Collection } from './catalogue.ts';

/** The collections as they are in one country: `slug:cc` has taken the place of `slug`. */
export interface CollectionsHere {
  /** By what may be asked for: the slug, or the id with its country. */
  find(identifier: string): Collection | undefined;
  all: readonly Collection[];
  /** Ids of the collections a game is in, as somebody here sees them. */
  of(game: CatalogueGame): string[];
}

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

function createCollectionsHere({ collections }: Catalogue, country: string): CollectionsHere {
  const variantOf = (slug: string) => collections.get(`${slug}:${country.toLowerCase()}`);
  const all = [...collections.values()].filter((collection) =>
    collection.country === null ? !variantOf(collection.slug) : collection.country === country,
  );
  const shown = new Set(all.map((collection) => collection.id));
  return {
    all,
    find: (identifier) => variantOf(identifier) ?? collections.get(identifier),
    of: (game) => game.collections.filter((id) => shown.has(id)),
  };
}

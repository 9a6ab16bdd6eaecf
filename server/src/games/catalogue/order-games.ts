import { volatilities } from '@halley/contract';
import type { Catalogue, CatalogueGame, Collection } from './catalogue.ts';

export type Places = Collection['places'];

export interface Order {
  sort?: { type: SortType; direction: 'ASC' | 'DESC' } | undefined;
  /** What a title has found; the smaller the number the better. */
  found?: ReadonlyMap<CatalogueGame, number> | undefined;
  collections?: readonly Places[] | undefined;
}

/**
 * The games that may match, in the order in which they are shown: the one that was asked for; else the best found first,
 * or the collection's own order; else the most popular first, which also decides between equals. Whole orders are kept
 * for as long as the catalogue stays the same, so that a request only walks through one.
 */
export function inOrder(catalogue: Catalogue, { sort, found, collections }: Order): readonly CatalogueGame[] {
  if (sort) return sorted(catalogue, sort.type, sort.direction);
  if (found) return byNumber(catalogue, found);
  if (!collections) return catalogue.games;
  const [only] = collections;
  if (collections.length === 1 && only) return membersInOrder(catalogue, only);
  const best = new Map<CatalogueGame, number>();
  for (const places of collections) {
    for (const [game, place] of places) best.set(game, Math.min(place, best.get(game) ?? place));
  }
  return byNumber(catalogue, best);
}

/** Rising numbers; between equals the more popular game. */
function byNumber({ places }: Catalogue, numbers: ReadonlyMap<CatalogueGame, number>): CatalogueGame[] {
  const placeOf = (game: CatalogueGame) => places.get(game) ?? 0;
  return [...numbers]
    .sort(([left, one], [right, other]) => one - other || placeOf(left) - placeOf(right))
    .map(([game]) => game);
}

const members = new WeakMap<Places, readonly CatalogueGame[]>();

function membersInOrder(catalogue: Catalogue, places: Places): readonly CatalogueGame[] {
  const known = members.get(places) ?? byNumber(catalogue, places);
  members.set(places, known);
  return known;
}

type SortType = 'popularity' | 'title' | 'released' | 'payout' | 'volatility';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const comparisons: Record<SortType, (left: CatalogueGame, right: CatalogueGame) => number> = {
  popularity: (left, right) => left.popularity - right.popularity || left.roundsPlayed - right.roundsPlayed,
  title: (left, right) => collator.compare(left.title, right.title),
  released: (left, right) => left.releasedAtMs - right.releasedAtMs,
  payout: (left, right) => Number(left.payout) - Number(right.payout),
  volatility: (left, right) => volatilityOf(left) - volatilityOf(right),
};

const orders = new WeakMap<Catalogue, Map<string, readonly CatalogueGame[]>>();

function sorted(catalogue: Catalogue, type: SortType, direction: 'ASC' | 'DESC'): readonly CatalogueGame[] {
  const known = orders.get(catalogue) ?? new Map<string, readonly CatalogueGame[]>();
  orders.set(catalogue, known);
  const key = `${type} ${direction}`;
  const order = known.get(key) ?? createOrder(catalogue, type, direction);
  known.set(key, order);
  return order;
}

/** A game without the figure comes last, whichever way the others go. Sorting is stable: equals stay by popularity. */
function createOrder({ games }: Catalogue, type: SortType, direction: 'ASC' | 'DESC'): readonly CatalogueGame[] {
  const isKnown = (game: CatalogueGame) =>
    !((type === 'payout' && game.payout === null) || (type === 'volatility' && game.volatility === null));
  const compare = comparisons[type];
  const sign = direction === 'ASC' ? 1 : -1;
  const known = games.filter(isKnown).sort((left, right) => sign * compare(left, right));
  return [...known, ...games.filter((game) => !isKnown(game))];
}

function volatilityOf({ volatility }: CatalogueGame): number {
  return volatility === null ? -1 : volatilities.indexOf(volatility);
}

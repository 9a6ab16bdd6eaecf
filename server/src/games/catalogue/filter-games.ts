import { type catalogueCalls, type HandlerInput, volatilities } from '@halley/contract';
import type { Catalogue, CatalogueGame } from './catalogue.ts';
import { collectionsIn } from './collections-here.ts';
import type { Aliases } from './search/find-aliases.ts';
import { searchGames } from './search-games.ts';

export type Wanted = HandlerInput<(typeof catalogueCalls)['filterGames']>['body'];

export interface View {
  country: string;
  /** What may be shown to this viewer. */
  shows(game: CatalogueGame): boolean;
  aliases: Aliases;
}

export interface Page {
  games: CatalogueGame[];
  pagination: {
    current_page: number;
    next_page: number | null;
    prev_page: number | null;
    total_pages: number;
    total_count: number;
  };
}

/** One page of the games that match everything that is asked for. */
export function filterGames(catalogue: Catalogue, wanted: Wanted, view: View): Page {
  const { page, page_size: size } = wanted;
  const games = findGames(catalogue, wanted, view);
  const pages = Math.max(1, Math.ceil(games.length / size));
  return {
    games: games.slice((page - 1) * size, page * size),
    pagination: {
      current_page: page,
      next_page: page < pages ? page + 1 : null,
      prev_page: page > 1 ? Math.min(page - 1, pages) : null,
      total_pages: pages,
      total_count: games.length,
    },
  };
}

/** As much of the question as says which games, and in which order. */
export interface Question extends Pick<Wanted, 'filter'> {
  /** Unset: either. */
  device?: Wanted['device'] | undefined;
  sort?: Wanted['sort'];
}

export function findGames(catalogue: Catalogue, wanted: Question, view: View): CatalogueGame[] {
  const { filter } = wanted;
  const places = filter.categories ? placesIn(catalogue, filter.categories, view.country) : undefined;
  const matches = matcherOf(wanted);
  const found = searchGames(catalogue, filter.title, view.aliases);
  const games = [...(found?.keys() ?? places?.keys() ?? catalogue.games)].filter(
    (game) => view.shows(game) && matches(game) && (!places || places.has(game)),
  );
  return sortGames(catalogue, games, { sort: wanted.sort, country: view.country, places, found });
}

type Places = ReadonlyMap<CatalogueGame, number>;

/** The games of the collections asked for, each with its best place in them. */
function placesIn(
  catalogue: Catalogue,
  { identifiers, strategy }: { identifiers: string[]; strategy: 'OR' | 'AND' },
  country: string,
): Places {
  const here = collectionsIn(catalogue, country);
  const asked = [...new Set(identifiers)].map((identifier) => here.find(identifier)?.places ?? new Map());
  const best = new Map<CatalogueGame, number>();
  for (const places of asked) {
    for (const [game, place] of places) best.set(game, Math.min(place, best.get(game) ?? place));
  }
  if (strategy === 'OR') return best;
  return new Map([...best].filter(([game]) => asked.every((places) => places.has(game))));
}

function matcherOf({ device, filter }: Question): (game: CatalogueGame) => boolean {
  const { providers, currencies, volatility_rating, lines, ways, hit_rate, payout } = filter;
  return (game) =>
    (!device || game.devices.includes(device)) &&
    (!providers || providers.includes(game.provider)) &&
    (!currencies || game.currencies.some(({ currency }) => currencies.includes(currency))) &&
    (!volatility_rating || (game.volatility !== null && volatility_rating.includes(game.volatility))) &&
    reaches(game.lines, lines) &&
    reaches(game.ways, ways) &&
    reaches(game.hitRate, hit_rate) &&
    reaches(game.payout, payout);
}

function reaches(value: number | string | null, least: number | undefined): boolean {
  return least === undefined || (value !== null && Number(value) >= least);
}

interface Order {
  sort: Wanted['sort'];
  country: string;
  places: Places | undefined;
  found: ReadonlyMap<CatalogueGame, number> | undefined;
}

/** A sort that was asked for counts; without one the best found, or the collection's own order; then popularity. */
function sortGames(catalogue: Catalogue, games: CatalogueGame[], order: Order): CatalogueGame[] {
  const { sort, country, places, found } = order;
  const keys: ((game: CatalogueGame) => number)[] = [];
  if (sort?.top_categories) {
    const top = placesIn(catalogue, { identifiers: sort.top_categories, strategy: 'OR' }, country);
    keys.push((game) => (top.has(game) ? 0 : 1));
  }
  if (sort) {
    const { places: ranks, unknown } = orderBy(catalogue, sort.type);
    const sign = sort.direction === 'ASC' ? 1 : -1;
    // A game without the figure comes last, whichever way the others go.
    keys.push((game) => (unknown(game) ? Number.MAX_SAFE_INTEGER : sign * (ranks.get(game) ?? 0)));
  } else {
    if (found) keys.push((game) => found.get(game) ?? 0);
    if (places) keys.push((game) => places.get(game) ?? 0);
  }
  const { places: popularity } = orderBy(catalogue, 'popularity');
  keys.push((game) => -(popularity.get(game) ?? 0));
  const ranked = games.map((game) => ({ game, ranks: keys.map((key) => key(game)) }));
  ranked.sort((left, right) => {
    for (const [index, rank] of left.ranks.entries()) {
      const difference = rank - (right.ranks[index] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return ranked.map(({ game }) => game);
}

type SortType = NonNullable<Wanted['sort']>['type'];

interface SortOrder {
  /** Rising places; equal games share one. */
  places: ReadonlyMap<CatalogueGame, number>;
  unknown(game: CatalogueGame): boolean;
}

const orders = new WeakMap<Catalogue, Map<SortType, SortOrder>>();
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const comparisons: Record<SortType, (left: CatalogueGame, right: CatalogueGame) => number> = {
  popularity: () => 0,
  title: (left, right) => collator.compare(left.title, right.title),
  released: (left, right) => left.releasedAtMs - right.releasedAtMs,
  payout: (left, right) => Number(left.payout ?? 0) - Number(right.payout ?? 0),
  volatility: (left, right) => volatilityOf(left) - volatilityOf(right),
};

/** Sorted once per version of the catalogue: a request only looks places up. */
function orderBy(catalogue: Catalogue, type: SortType): SortOrder {
  const byType = orders.get(catalogue) ?? new Map<SortType, SortOrder>();
  orders.set(catalogue, byType);
  const order = byType.get(type) ?? createOrder(catalogue, type);
  byType.set(type, order);
  return order;
}

function createOrder({ games }: Catalogue, type: SortType): SortOrder {
  const places = new Map<CatalogueGame, number>();
  const compare = comparisons[type];
  if (type === 'popularity') for (const [index, game] of games.entries()) places.set(game, games.length - index);
  else {
    let place = 0;
    let before: CatalogueGame | undefined;
    for (const game of games.toSorted(compare)) {
      if (before && compare(before, game) !== 0) place += 1;
      places.set(game, place);
      before = game;
    }
  }
  const unknown = (game: CatalogueGame) =>
    (type === 'payout' && game.payout === null) || (type === 'volatility' && game.volatility === null);
  return { places, unknown };
}

function volatilityOf({ volatility }: CatalogueGame): number {
  return volatility === null ? -1 : volatilities.indexOf(volatility);
}

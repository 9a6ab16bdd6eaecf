import type { catalogueCalls, HandlerInput } from '@halley/contract';
import type { Catalogue, CatalogueGame } from './catalogue.ts';
import { collectionsIn } from './collections-here.ts';
import { inOrder, type Places } from './order-games.ts';
import type { Aliases } from './search/find-aliases.ts';
import { searchGames } from './search-games.ts';

export type Wanted = HandlerInput<(typeof catalogueCalls)['filterGames']>['body'];

export interface View {
  country: string;
  /** What may be shown to this viewer. */
  shows(game: CatalogueGame): boolean;
  aliases: Aliases;
}

/** One page of a list, and how far the list goes. */
export function pageOf<T>(list: readonly T[], { page, page_size: size }: Pick<Wanted, 'page' | 'page_size'>) {
  const pages = Math.max(1, Math.ceil(list.length / size));
  return {
    data: list.slice((page - 1) * size, page * size),
    pagination: {
      current_page: page,
      next_page: page < pages ? page + 1 : null,
      prev_page: page > 1 ? Math.min(page - 1, pages) : null,
      total_pages: pages,
      total_count: list.length,
    },
  };
}

/** As much of the question as says which games, and in which order. */
export interface Question extends Pick<Wanted, 'filter'> {
  /** Unset: either. */
  device?: Wanted['device'] | undefined;
  sort?: Wanted['sort'];
}

/** The games that match everything that is asked for, in their order. */
export function findGames(catalogue: Catalogue, wanted: Question, view: View): CatalogueGame[] {
  const { filter, sort } = wanted;
  const asked = filter.categories && collectionsAsked(catalogue, filter.categories.identifiers, view.country);
  const isIn = asked && memberOf(asked, filter.categories?.strategy ?? 'OR');
  const found = searchGames(catalogue, filter.title, view.aliases);
  const tests = [
    ...testsOf(wanted),
    ...(isIn ? [isIn] : []),
    ...(found ? [(game: CatalogueGame) => found.has(game)] : []),
  ];
  const games = inOrder(catalogue, { sort, found, collections: asked }).filter(
    (game) => view.shows(game) && tests.every((test) => test(game)),
  );
  if (!sort?.top_categories) return games;
  const isTop = memberOf(collectionsAsked(catalogue, sort.top_categories, view.country), 'OR');
  return [...games.filter(isTop), ...games.filter((game) => !isTop(game))];
}

/** As they are in this country. One that nobody knows is empty. */
function collectionsAsked(catalogue: Catalogue, identifiers: readonly string[], country: string): Places[] {
  const here = collectionsIn(catalogue, country);
  return [...new Set(identifiers)].map((identifier) => here.find(identifier)?.places ?? nothing);
}

const nothing: Places = new Map();

function memberOf(collections: readonly Places[], strategy: 'OR' | 'AND'): (game: CatalogueGame) => boolean {
  if (strategy === 'OR') return (game) => collections.some((places) => places.has(game));
  return (game) => collections.length > 0 && collections.every((places) => places.has(game));
}

type Test = (game: CatalogueGame) => boolean;

/** Only what was asked for is looked at: most questions ask for little, and there are many games. */
function testsOf({ device, filter }: Question): Test[] {
  const { providers, currencies, volatility_rating: volatilities, lines, ways, hit_rate, payout } = filter;
  const tests: (Test | false | undefined)[] = [
    device && ((game) => game.devices.length > 1 || game.devices[0] === device),
    providers && ((game) => providers.includes(game.provider)),
    volatilities && ((game) => game.volatility !== null && volatilities.includes(game.volatility)),
    lines !== undefined && ((game) => reaches(game.lines, lines)),
    ways !== undefined && ((game) => reaches(game.ways, ways)),
    hit_rate !== undefined && ((game) => reaches(game.hitRate, hit_rate)),
    payout !== undefined && ((game) => reaches(game.payout, payout)),
    currencies && ((game) => game.currencies.some(({ currency }) => currencies.includes(currency))),
  ];
  return tests.filter((test) => typeof test === 'function');
}

function reaches(value: number | string | null, least: number): boolean {
  return value !== null && Number(value) >= least;
}

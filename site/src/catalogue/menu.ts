import { plainSlug, withCountry } from './lists.ts';

/** Pages whose menu of collections an operator may set. */
export type MenuPage = 'MAIN' | 'POKIES' | 'LIVE' | 'CATEGORY' | 'PRODUCER' | 'FAVORITE';
export type MenuConfig = Partial<Record<`${MenuPage}_PAGE_CATEGORIES`, string[]>>;

const general = [
  'top',
  'new',
  'recommended',
  'special',
  'exclusive',
  'pokies',
  'slots',
  'live',
  'table',
  'crash',
  'mystic-jackpots',
  'jackpot',
  'bonus-wagering',
];
const ofPokies = general.filter((slug) => !['pokies', 'slots', 'live', 'table'].includes(slug));

/** Where the operator has said nothing. */
const builtIn: Record<MenuPage, readonly string[]> = {
  MAIN: general,
  POKIES: ofPokies,
  LIVE: ['top', 'new', 'recommended', 'table', 'special'],
  CATEGORY: general,
  PRODUCER: [],
  FAVORITE: general,
};

interface Collection {
  id: string;
  title: string;
  games_count: number;
}

/**
 * The collections of a page's menu, in their order: those that have games here, in the variant of the visitor's
 * country. A page with a built-in list shows behind it what else the house has.
 */
export function menuOf(
  page: MenuPage,
  { config, collections, country }: { config: MenuConfig | null; collections: readonly Collection[]; country: string },
): { slug: string; id: string; title: string }[] {
  const known = new Map(collections.map((collection) => [collection.id, collection]));
  const ids = new Set(known.keys());
  const set = config?.[`${page}_PAGE_CATEGORIES`];
  const rest = set ? [] : collections.map(({ id }) => plainSlug(id)).filter((slug) => !general.includes(slug));
  const slugs = [...new Set([...(set ?? builtIn[page]), ...(page === 'MAIN' || page === 'CATEGORY' ? rest : [])])];
  return slugs.flatMap((slug) => {
    const found = known.get(withCountry(plainSlug(slug), ids, country));
    return found && found.games_count > 0 ? [{ slug: plainSlug(slug), id: found.id, title: found.title }] : [];
  });
}

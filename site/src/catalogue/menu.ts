import { categories } from './categories.ts';
import { plainSlug, withCountry } from './lists.ts';

/** Pages whose menu of collections an operator may set. */
export type MenuPage = 'MAIN' | 'POKIES' | 'LIVE' | 'CATEGORY' | 'PRODUCER' | 'FAVORITE';
export type MenuConfig = Partial<Record<`${MenuPage}_PAGE_CATEGORIES`, string[]>>;

const general = Object.entries(categories).flatMap(([slug, { inMenu }]) => (inMenu ? [slug] : []));
const ofPokies = ['top', 'new', 'jackpot', 'mystic-jackpots', 'bonus-wagering'];

/** Where the operator has said nothing. */
const builtIn: Record<MenuPage, readonly string[]> = {
  MAIN: general,
  POKIES: ofPokies,
  LIVE: ['top', 'new', 'table', 'roulette', 'baccarat', 'crash-games'],
  CATEGORY: general,
  PRODUCER: [],
  FAVORITE: general,
};

interface Collection {
  id: string;
  title: string;
  games_count: number;
}

interface MenuWanted {
  config: MenuConfig | null;
  collections: readonly Collection[];
  country: string;
  /** Behind one of them, while it is there. */
  also?: { after: string; slugs: readonly string[] } | undefined;
}

/**
 * The collections of a page's menu, in their order: those that have games here, in the variant of the visitor's
 * country. A page with a built-in list shows behind it what else the house has.
 */
export function menuOf(
  page: MenuPage,
  { config, collections, country, also }: MenuWanted,
): { slug: string; id: string; title: string }[] {
  const known = new Map(collections.map((collection) => [collection.id, collection]));
  const ids = new Set(known.keys());
  const set = config?.[`${page}_PAGE_CATEGORIES`];
  const rest = set ? [] : collections.map(({ id }) => plainSlug(id)).filter((slug) => !Object.hasOwn(categories, slug));
  const slugs = [...new Set([...(set ?? builtIn[page]), ...(page === 'MAIN' || page === 'CATEGORY' ? rest : [])])];
  const shown = slugs.flatMap((slug) => (slug === also?.after ? [slug, ...also.slugs] : [slug]));
  return shown.flatMap((slug) => {
    const found = known.get(withCountry(plainSlug(slug), ids, country));
    return found && found.games_count > 0 ? [{ slug: plainSlug(slug), id: found.id, title: found.title }] : [];
  });
}

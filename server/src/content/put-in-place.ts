import type { Banner } from '@halley/contract';
import type { StoredPage } from './items/item-schemas.ts';
import type { Contents, Places } from './load-contents.ts';

/**
 * Menus that an editor has put in order: pages named in one carry its tag and their place, the others lose the tag. A
 * page that loses its only tag keeps its address.
 */
export function putInMenus({ pages, menus }: Pick<Contents, 'pages' | 'menus'>): {
  pages: ReadonlyMap<string, StoredPage>;
  places: Places;
} {
  if (menus.size === 0) return { pages, places: new Map() };
  const tagged = new Map(pages);
  const places = new Map<string, Record<string, number>>();
  for (const [menu, { entries }] of menus) {
    const shown = entries.filter(({ hidden }) => !hidden).map(({ path }) => path);
    for (const [path, page] of tagged) {
      const place = shown.indexOf(path);
      const rest = page.categories.filter((category) => category !== menu);
      const isLosing = rest.length < page.categories.length && !rest.includes('page');
      const categories = place >= 0 ? [...rest, menu] : isLosing ? [...rest, 'page'] : rest;
      tagged.set(path, { ...page, categories });
      if (place >= 0) places.set(path, { ...places.get(path), [menu]: place });
    }
  }
  return { pages: tagged, places };
}

/** Banners of the list, and in their place or beside them those that are written one by one, as a country sees them. */
export function bannersIn({ lists, banners }: Pick<Contents, 'lists' | 'banners'>, country: string): unknown[] {
  const listed = (lists.get('banners') ?? []) as readonly Pick<Banner, 'id'>[];
  const own = [...banners.values()].filter(
    ({ hidden, countries }) => !hidden && (countries.length === 0 || countries.includes(country)),
  );
  return [...listed.filter(({ id }) => !banners.has(id)), ...own.map(({ banner }) => banner)];
}

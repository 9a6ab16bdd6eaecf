import type { PageContext } from '@halley/contract';
import { data } from 'react-router';
import { titled } from '../brand/index.server.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import type { MessageKey } from '../i18n/index.ts';
import { orElse } from '../page/index.server.ts';
import { keepLanguage } from '../page/index.ts';
import { readPlayer } from '../session/index.server.ts';
import { categoryHref, tableKin } from './categories.ts';
import { categoryTitle } from './category-titles.server.ts';
import { emblemOf } from './emblem-of.server.ts';
import { type Filters, filtersQuery, orders, readFilters, readPage } from './filters.ts';
import { collectionsOf, type Place, placeOf, plainSlug, withCountry } from './lists.ts';
import { type MenuConfig, menuOf } from './menu.ts';
import { type Paging, pageSize } from './paging.ts';
import {
  type Collection,
  deviceOf,
  likedOf,
  readCollections,
  readFavourites,
  readMenu,
  readStudios,
  type Studio,
  titlesOf,
} from './read-shelves.server.ts';
import { type Tile, tileOf } from './tile.ts';

const wholeTitles: Record<Exclude<Place['kind'], 'category' | 'producer'>, MessageKey> = {
  all: 'catalogue.title.all',
  pokies: 'catalogue.title.slots',
  slots: 'catalogue.title.slots',
  live: 'catalogue.title.live',
};

/** One page of one list, and everything round it. Throws the status of an address at which no list stands. */
export async function readList(site: PageContext, request: Request, url: URL, path: string) {
  const place = placeOf(path);
  const page = place?.page ?? readPage(url.searchParams);
  if (!place || page === null) throw data(null, { status: 404 });
  const [studios, collections, player, menu] = await Promise.all([
    readStudios(site),
    readCollections(site),
    readPlayer(site),
    readMenu(site),
  ]);
  const title = titleOf(place, { site, studios, collections });
  if (title === null) throw data(null, { status: 404 });

  const filters = readFilters(url.searchParams);
  const device = deviceOf(request);
  const query = queryOf(place, { filters, device, collections, country: site.country });
  const [found, favourites, studio] = await Promise.all([
    orElse(site, site.api.filterGames({ body: { ...query, page } }), null),
    readFavourites(site, player !== null),
    place.kind === 'producer' ? readStudio(site, { id: place.slug ?? '', title }) : null,
  ]);
  // Behind the end there is nothing; an empty first page is a list without games.
  if (found && found.data.length === 0 && page > 1) throw data(null, { status: 404 });

  const say = sayIn(site.locale);
  const seoTitle = page > 1 ? say('catalogue.seo.page', { title, page: String(page) }) : title;
  const list = {
    messages: messagesOf(site.locale, 'catalogue', 'tile'),
    seo: {
      title: titled(seoTitle),
      description: say(place.kind === 'producer' ? 'catalogue.seo.producer' : 'catalogue.seo.description', { title }),
      // What a visitor has narrowed or ordered is a view of the same list, one of very many; an empty one says nothing.
      noindex: filtersQuery(filters) !== '' || !found || found.data.length === 0,
      share: 'games',
      trail: [{ name: title, path }],
    },
    place,
    title,
    /** Who made them, on the page of a studio. */
    studio,
    /** Null: the games could not be read. */
    first: found && {
      tiles: found.data.map((game) => tileOf(game, titlesOf(studios))),
      paging: pagingOf(found.pagination),
    },
    /** What the next pages are asked with. */
    query,
    filters,
    studios: studios ?? [],
    categories: categoriesOf(place, { collections: collections ?? [], config: menu, site }),
    liked: likedOf(favourites, player !== null),
    // Nothing is offered to whoever wants no bonuses.
    cashback: place.kind === 'live' && site.flags.pages.cashback === true && player?.can_issue_bonuses !== false,
  };
  return data(list, { status: found ? 200 : 503 });
}

export type ListData = Awaited<ReturnType<typeof readList>>['data'];

export interface LoadedPage {
  tiles: Tile[];
  paging: Paging;
}

/** What the house says about a studio stands in the content, as the snippet `producer-{id}`: an operator writes it. */
async function readStudio(site: PageContext, { id, title }: Studio) {
  const snippets = await orElse(site, site.api.listCmsSnippets({ query: { l: site.locale } }), []);
  const about = snippets.find((one) => one.id === `producer-${id}`)?.content ?? '';
  return { title, emblem: emblemOf(id), about: keepLanguage(about, site.prefix) };
}

/** Only what a list goes by. */
function pagingOf({ current_page, next_page, total_count }: Paging): Paging {
  return { current_page, next_page, total_count };
}

interface Known {
  site: PageContext;
  studios: Studio[] | null;
  collections: Collection[] | null;
}

/** Null: nobody knows this name. Where the names could not be read, the address itself has to do. */
function titleOf({ kind, slug }: Place, { site, studios, collections }: Known): string | null {
  if (kind === 'producer') return named(slug ?? '', studios);
  if (slug !== null) {
    const found = named(withCountry(slug, idsOf(collections), site.country), collections);
    return found && categoryTitle(site.locale, slug, found);
  }
  return kind === 'category' ? null : sayIn(site.locale)(wholeTitles[kind]);
}

function named(id: string, known: readonly Studio[] | null): string | null {
  if (!known) return plainSlug(id).replaceAll('-', ' ');
  return known.find((one) => one.id === id)?.title ?? null;
}

function idsOf(collections: readonly Collection[] | null): Set<string> {
  return new Set((collections ?? []).map(({ id }) => id));
}

interface Asked {
  filters: Filters;
  device: 'mobile' | 'desktop';
  collections: Collection[] | null;
  country: string;
}

function queryOf(place: Place, { filters, device, collections, country }: Asked) {
  const ids = idsOf(collections);
  const { slugs, strategy } = collectionsOf(place, ids);
  const identifiers = slugs.map((slug) => withCountry(slug, ids, country));
  const providers = place.kind === 'producer' ? [place.slug ?? ''] : filters.providers;
  return {
    device,
    page_size: pageSize,
    filter: {
      ...(identifiers.length > 0 && { categories: { identifiers, strategy } }),
      ...(providers.length > 0 && { providers }),
      ...(filters.volatility.length > 0 && { volatility_rating: filters.volatility }),
    },
    sort: orders[filters.order],
  };
}

export type ListQuery = ReturnType<typeof queryOf>;

interface Neighbours {
  collections: readonly Collection[];
  config: MenuConfig | null;
  site: PageContext;
}

/**
 * The neighbours of a list, as in the menu of its page, each with the address that keeps the visitor in this part. Of
 * table games the kinds stand beside each other while one looks at them.
 */
function categoriesOf(place: Place, { collections, config, site }: Neighbours) {
  const { country, locale } = site;
  const root = place.kind === 'pokies' || place.kind === 'live' ? place.kind : null;
  const page = root === 'pokies' ? 'POKIES' : root === 'live' ? 'LIVE' : 'CATEGORY';
  const slug = place.kind === 'slots' ? 'slots' : place.slug;
  const isTable = root === null && (slug === 'table' || tableKin.includes(slug ?? ''));
  const also = isTable ? { after: 'table', slugs: tableKin } : undefined;
  return menuOf(page, { config, collections, country, also }).map((entry) => ({
    slug: entry.slug,
    title: categoryTitle(locale, entry.slug, entry.title),
    href: root ? `/${root}/${entry.slug}` : categoryHref(entry.slug),
    current: slug === entry.slug,
  }));
}

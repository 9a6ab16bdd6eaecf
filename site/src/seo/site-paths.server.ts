import type { Game, PageContext } from '@halley/contract';
import { flattenPages, promoSlugOf, routeCategories } from '@halley/contract/static-pages';
import { readCollections, readStudios } from '../catalogue/index.server.ts';
import { plainSlug } from '../catalogue/index.ts';
import { isBuiltIn } from '../content/index.server.ts';
import { orElse } from '../page/index.server.ts';
import type { SitemapPage } from './sitemap-xml.ts';

const gamesAtOnce = 100;
/** A map beyond this is split by no search engine that we know; a house with more games needs one map per producer. */
const mostPages = 45_000;

/** Pages of the site itself that guests read. */
const ownPages = ['', '/games', '/fairness', '/payments', '/support', '/promotions'];
/** Lists of a kind, and the collections they are made of: a list without games is nothing to read. */
const kinds = { '/slots': ['slots', 'pokies'], '/pokies/all': ['slots', 'pokies'], '/live/all': ['live'] };

export function listedLocales({ locales }: Pick<PageContext, 'locales'>): string[] {
  return locales.filter((code) => code !== 'en-KW');
}

/**
 * Everything a guest may read here, as whoever asks would find it: where a country is closed to games their pages are
 * not named, for they would answer 451.
 */
export async function readSitePaths(site: PageContext, locale: string): Promise<SitemapPage[]> {
  const [studios, collections, games, pages, jackpots] = await Promise.all([
    readStudios(site),
    readCollections(site),
    site.may.register ? orElse(site, readGames(site), []) : [],
    orElse(site, readPages(site, locale), []),
    site.flags.on.mystic_jackpots ? orElse(site, site.api.listJackpots(), []) : [],
  ]);
  const slugs = new Set(
    (collections ?? []).filter(({ games_count: count }) => count > 0).map(({ id }) => plainSlug(id)),
  );
  const paths: SitemapPage[] = [
    ...ownPages.map((path) => ({ path })),
    ...['vip', 'rocket-mart', 'activity-hub', 'rocket-chance', 'tournaments']
      .filter((slug) => site.flags.pages[slug])
      .map((slug) => ({ path: `/${slug}` })),
    ...Object.entries(kinds)
      .filter(([, collected]) => collected.some((slug) => slugs.has(slug)))
      .map(([path]) => ({ path })),
    ...(jackpots.length > 0 ? ['/jackpots', ...jackpots.map(({ identifier }) => `/${identifier}`)] : []).map(
      (path) => ({
        path,
      }),
    ),
    ...[...slugs].map((slug) => ({ path: `/categories/${slug}` })),
    ...(studios ?? []).map(({ id }) => ({ path: `/producers/${id}` })),
    ...pages,
    ...games.map(({ provider, seo_title }) => ({ path: `/play/${provider}/${seo_title}` })),
  ];
  const once = new Map(paths.map((page) => [page.path, page]));
  return [...once.values()].slice(0, mostPages);
}

async function readGames({ api }: PageContext): Promise<Game[]> {
  const games: Game[] = [];
  for (let page: number | null = 1; page !== null; ) {
    const { data, pagination } = await api.filterGames({ body: { page, page_size: gamesAtOnce } });
    games.push(...data);
    page = pagination.next_page;
  }
  return games;
}

/** The operator's pages that are routes, open to guests, and the same for every licence. */
async function readPages({ api }: PageContext, locale: string): Promise<SitemapPage[]> {
  const pages = flattenPages(await api.listCmsPages({ query: { l: locale } }));
  const known = new Set(pages.map(({ path }) => path));
  return pages
    .filter(({ path, hidden, categories }) => {
      const has = (category: string) => categories.includes(category);
      const variantOf = /^(.+)-(?:ee|gcb|cw|au)$/.exec(path)?.[1];
      return (
        !hidden &&
        routeCategories.some(has) &&
        !has('noindex') &&
        !has('reg-only') &&
        (!isBuiltIn(path) || promoSlugOf(path) !== undefined) &&
        path.split('/').length <= 3 &&
        !(variantOf !== undefined && known.has(variantOf))
      );
    })
    .map(({ path, updated_at }) => ({ path: `/${path}`, ...(updated_at && { lastmod: updated_at }) }));
}

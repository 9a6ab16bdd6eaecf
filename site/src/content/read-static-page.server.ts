import type { PageContext, PageNode } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { flattenPages, promoSlugOf, resolvePage, type StaticPage, staticPageOf } from '@halley/contract/static-pages';
import { data } from 'react-router';
import { requirePlayer } from '../session/index.server.ts';
import { isBuiltIn } from './built-in-routes.server.ts';

/** What an address may look like at which a page stands; everything else costs no question. */
const shape = /^[a-z0-9][a-z0-9_/-]{0,119}$/;

/** A page as it is shown, and how search engines are to take it. */
export interface ShownPage extends StaticPage {
  /** The address at which it was asked for: another than `path` where a licence has a page of its own. */
  address: string;
  updatedAt: string | null;
  noindex: boolean;
}

const asked = new WeakMap<PageContext, Promise<PageNode[]>>();

/** Every page the operator has written, asked once a request. An empty list is a failure, and is told as one. */
export function readPages(site: PageContext): Promise<PageNode[]> {
  let answer = asked.get(site);
  if (!answer) {
    answer = askPages(site);
    asked.set(site, answer);
  }
  return answer;
}

async function askPages(site: PageContext): Promise<PageNode[]> {
  const pages = await site.api.listCmsPages({ query: { l: site.locale } });
  if (pages.length === 0) site.note('STATIC_PAGES_MISSING', { locale: site.locale });
  noteDropped(site, pages);
  return flattenPages(pages);
}

let told = '';

/** Pages that cannot be reached because the site has a route of its own at their path: said once, not on every visit. */
function noteDropped(site: PageContext, pages: readonly PageNode[]): void {
  const dropped = droppedPages(pages, isBuiltIn);
  const name = dropped.join();
  if (name === told) return;
  told = name;
  for (const path of dropped) site.note('STATIC_PAGE_ROUTE_ERROR', { path, reason: `${path} is a route of the site` });
}

/** Pages that lend their words to the route of that name, which is how they are meant. Promotions have a route for all. */
const lentToRoutes = new Set(['support', 'home', 'promotions', 'vip', 'rocket-mart', 'activity-hub', 'rocket-chance']);

export function droppedPages(pages: readonly PageNode[], taken: (path: string) => boolean): string[] {
  return flattenPages(pages)
    .map(({ path }) => path)
    .filter((path) => !lentToRoutes.has(path) && promoSlugOf(path) === undefined && taken(path));
}

/** The page at an address. Unknown is a real 404; a page for players sends a guest to the entrance. */
export async function readStaticPage(site: PageContext, address: string): Promise<ShownPage> {
  if (!shape.test(address)) throw missing();
  const pages = await readPages(site);
  const node = resolvePage(address, { pages, isTaken: isBuiltIn, licence: site.licence, country: site.country });
  if (!node) {
    const known = pages.some(({ path }) => path === address);
    site.note('STATIC_PAGE_ERROR', { error: known ? `${address} page is not StaticPages` : `${address} not found` });
    throw missing();
  }
  if (node.categories.includes('reg-only')) await requirePlayer(site, `/${address}`);
  return readContent(site, node.path, address);
}

/** A page by its own path, whoever asks: routes of the site read their words with it. */
export async function readContent(site: PageContext, path: string, address = path): Promise<ShownPage> {
  const page = await site.api.readCmsPage({ params: { path }, query: { l: site.locale } }).catch((error: unknown) => {
    if (!(error instanceof CallFailed) || error.status !== 404) throw error;
    site.note('STATIC_PAGE_ERROR', { error: `${path} not found` });
    throw missing();
  });
  const shown = staticPageOf(page);
  if (shown.meta.json === null) site.note('STATIC_PAGE_PROPS_PARSE_WARN', { path });
  const empty = shown.meta.mainContent.trim() === '' && Object.keys(shown.meta.json ?? {}).length === 0;
  if (empty) site.note('PAGE_IS_NOT_HAVE_CONTENT', { path });
  const paths = new Set((await readPages(site)).map((node) => node.path));
  // The mark of a variant is for its own address: in place of the plain page it is that page.
  const marked = path === address && shown.categories.includes('noindex');
  const noindex = empty || shown.hidden || marked || isVariant(address, paths);
  return { ...shown, address, updatedAt: page.updated_at ?? null, noindex };
}

/** A page of one licence is the same page once more: search engines know the one without a suffix. */
function isVariant(address: string, paths: ReadonlySet<string>): boolean {
  const plain = /^(.+)-(?:ee|gcb|cw|au)$/.exec(address)?.[1];
  return plain !== undefined && paths.has(plain);
}

function missing() {
  return data(null, { status: 404 });
}

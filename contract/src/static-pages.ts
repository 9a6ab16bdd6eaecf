import type { Page, PageNode } from './content.ts';

/** A page as the site shows it. */
export interface StaticPage {
  id: string;
  path: string;
  slug: string;
  title: string;
  content: string;
  blocks: Page['blocks'];
  categories: string[];
  hidden: boolean;
  meta: {
    mainContent: string;
    /** Null where the text of `blocks.json` cannot be read: the page is shown without it. */
    json: Readonly<Record<string, unknown>> | null;
  };
}

/** Pages of these categories are routes of their own. */
export const routeCategories = ['custom-page', 'top-menu', 'bottom-menu', 'page', 'help'] as const;

const promoFolder = 'promo/';
const licenceSuffix = /-(?:cw|ee|gcb|au)$/;

/** The slug under which a promotion is switched; undefined for every other page. A licence's variant has no switch of its own. */
export function promoSlugOf(path: string): string | undefined {
  return path.startsWith(promoFolder) ? path.slice(promoFolder.length).replace(licenceSuffix, '') : undefined;
}

export interface PageVisitor {
  licence: string;
  country: string;
}

/** Every page of the tree, parents before their children. */
export function flattenPages(nodes: readonly PageNode[]): PageNode[] {
  return nodes.flatMap((node) => [node, ...flattenPages(node.children ?? [])]);
}

/** The licence of the visitor first, then Australia: `terms-ee`, `terms-au`, `terms`. */
export function pageVariants(slug: string, { licence, country }: PageVisitor): string[] {
  const suffixes = [licence.toLowerCase(), ...(country === 'AU' ? ['au'] : [])];
  return [...suffixes.map((suffix) => `${slug}-${suffix}`), slug];
}

export interface ResolveOptions extends PageVisitor {
  pages: readonly PageNode[];
  /** Whether the site has a route of its own at a path: that one wins. */
  isTaken?(slug: string): boolean;
}

/**
 * Which page is shown at an address, or undefined where there is none: the one for the visitor's licence or for
 * Australia where it exists, and never one in the place of a route that the site has itself.
 */
export function resolvePage(slug: string, { pages, isTaken = () => false, ...visitor }: ResolveOptions) {
  if (isTaken(slug)) return undefined;
  const known = new Map(
    flattenPages(pages)
      .filter(({ categories }) => routeCategories.some((category) => categories.includes(category)))
      .map((page) => [page.path, page]),
  );
  for (const variant of pageVariants(slug, visitor)) {
    const found = known.get(variant);
    if (found) return found;
  }
  return undefined;
}

/** What the site shows of a page that the server told. */
export function staticPageOf({ id, path, title, content, blocks, categories, hidden }: Page): StaticPage {
  const json = readJson(blocks.json);
  const mainContent = blocks['content-main'] || content;
  return { id, path, slug: path, title, content, blocks, categories, hidden, meta: { mainContent, json } };
}

function readJson(text: string): StaticPage['meta']['json'] {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

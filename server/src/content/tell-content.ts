import { type Banner, inTheNameOf, type Page, type PageNode, type Snippet } from '@halley/contract';
import { type PageVisitor, pageVariants } from '@halley/contract/static-pages';
import type { z } from 'zod';
import { withSizes } from './images/with-sizes.ts';
import type { ListKey } from './items/item-names.ts';
import { listEntries, type StoredPage } from './items/item-schemas.ts';
import { inLanguage, localise } from './languages.ts';
import type { Contents } from './load-contents.ts';

/** For whom something is told. */
export interface Telling {
  locale: string;
  at: Date;
  clean(html: string): string;
  /** What the house is called on the host that asks. */
  house: string;
}

/** The front page has a page of its own even while nobody has written it: a list without any means that it failed. */
const frontPage: PageNode = {
  id: 'home',
  path: 'home',
  title: 'Halley',
  layout: 'default',
  categories: [],
  hidden: true,
};

/** Pages below another page are its children, where that page exists. */
export function tellPages({ pages, editions, places }: Contents, telling: Telling): PageNode[] {
  const nodes = new Map<string, PageNode>();
  const inOrder = [...pages].sort(([path, page], [otherPath, other]) =>
    page.order === other.order ? (path < otherPath ? -1 : 1) : page.order - other.order,
  );
  for (const [path, page] of inOrder) {
    const own = places.get(path);
    nodes.set(path, { ...nodeOf(path, page, telling), ...(own && { places: own }), ...told(path, editions) });
  }
  const roots: PageNode[] = [];
  for (const node of nodes.values()) {
    const parent = parentOf(node.path, nodes);
    if (!parent) roots.push(node);
    else parent.children = [...(parent.children ?? []), node];
  }
  return nodes.has('home') ? roots : [{ ...frontPage, title: telling.house }, ...roots];
}

function parentOf(path: string, nodes: ReadonlyMap<string, PageNode>): PageNode | undefined {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const parent = nodes.get(path.slice(0, end));
    if (parent) return parent;
  }
  return undefined;
}

function nodeOf(path: string, { layout, categories, hidden, texts }: StoredPage, telling: Telling): PageNode {
  const title = inLanguage(texts, telling.locale)?.text.title ?? path;
  return { id: path, path, title: said(title, telling), layout, categories, hidden };
}

function told(path: string, editions: Contents['editions']): { updated_at?: string } {
  const edition = editions.get(path);
  return edition ? { updated_at: edition.at.toISOString() } : {};
}

export function tellPage({ pages, editions }: Contents, path: string, telling: Telling): Page | undefined {
  const page = pages.get(path);
  const found = page && inLanguage(page.texts, telling.locale);
  if (!found) return undefined;
  const { title, description, keywords, content } = found.text;
  const html = withSizes(said(telling.clean(content), telling));
  return {
    ...nodeOf(path, page, telling),
    ...told(path, editions),
    language: found.language,
    content: html,
    blocks: {
      title: said(title, telling),
      description: said(description, telling),
      keywords: said(keywords, telling),
      'content-main': html,
      json:
        Object.keys(page.json).length === 0 ? '' : said(JSON.stringify(localise(page.json, telling.locale)), telling),
    },
  };
}

export function tellSnippets({ snippets }: Contents, telling: Telling): Snippet[] {
  return [...snippets]
    .sort(([id], [other]) => (id < other ? -1 : 1))
    .map(([id, { categories, texts }]) => ({
      id,
      categories,
      content: withSizes(said(telling.clean(inLanguage(texts, telling.locale)?.text ?? ''), telling)),
    }));
}

type Entry<Key extends ListKey> = z.output<(typeof listEntries)[Key]>;

export function tellList<Key extends ListKey>(
  { lists }: Contents,
  key: Key,
  telling: Pick<Telling, 'locale' | 'house'>,
): Entry<Key>[] {
  return tellEntries(key, lists.get(key) ?? [], telling);
}

/** What an entry says, by list, language and house: what is written is replaced and never changed. */
const toldEntries = new WeakMap<object, Map<string, unknown>>();

/** An entry that does not fit any more is left out; the others stay. Every page asks for some of them. */
export function tellEntries<Key extends ListKey>(
  key: Key,
  entries: readonly unknown[],
  telling: Pick<Telling, 'locale' | 'house'>,
): Entry<Key>[] {
  const entry = listEntries[key] as unknown as z.ZodType<Entry<Key>>;
  const name = `${key} ${telling.locale} ${telling.house}`;
  return entries.flatMap((written): Entry<Key>[] => {
    const told = typeof written === 'object' && written !== null ? toldOf(written) : undefined;
    const before = told?.get(name) as Entry<Key> | undefined;
    if (before) return [before];
    const parsed = entry.safeParse(named(localise(written, telling.locale), telling.house));
    if (!parsed.success) return [];
    told?.set(name, parsed.data);
    return [parsed.data];
  });
}

function toldOf(written: object): Map<string, unknown> {
  const told = toldEntries.get(written) ?? new Map<string, unknown>();
  toldEntries.set(written, told);
  return told;
}

/** Every text of an entry in the name of the house; addresses and keys have no capital and stay. */
function named(value: unknown, house: string): unknown {
  if (typeof value === 'string') return inTheNameOf(value, house);
  if (Array.isArray(value)) return value.map((one) => named(one, house));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, named(one, house)]));
}

/** What is for some groups is told to nobody else; all other filters are the page's. */
export function isForGroups({ groups = [], groupIds = [] }: Banner, own: readonly number[]): boolean {
  const wanted = [...groups, ...groupIds];
  return wanted.length === 0 || wanted.some((group) => own.includes(group));
}

/** Which text a visitor is shown at a path: `terms-and-conditions-ee@3`. Every version is kept, so it can be read for ever. */
export function editionOf({ pages, editions }: Contents, path: string, visitor: PageVisitor): string | undefined {
  const shown = pageVariants(path, visitor).find((variant) => pages.has(variant));
  const edition = shown === undefined ? undefined : editions.get(shown);
  return edition && `${shown}@${edition.version}`;
}

/** As it is told now and here: with the year, and in the name of the house. */
function said(text: string, { at, house }: Telling): string {
  return inTheNameOf(text.replaceAll('{current_year}', String(at.getUTCFullYear())), house);
}

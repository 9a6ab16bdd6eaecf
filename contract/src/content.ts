import { z } from 'zod';
import { type Call, defineCalls } from './call.ts';
import { BannersConfig } from './documents/banners.ts';
import { Brand } from './documents/brands.ts';
import { Manager } from './documents/chrome.ts';
import { linkAddress, pictureAddress, words } from './documents/schemas.ts';
import { empty } from './schemas.ts';

/** `about-us`, `tournaments/winter`: small letters, no slash in front. */
export const pagePathPattern = /^[a-z0-9]+(?:[-_][a-z0-9]+)*(?:\/[a-z0-9]+(?:[-_][a-z0-9]+)*)*$/;
export const pagePath = z.string().max(120).regex(pagePathPattern, 'it must be a path like about-us or shop/prizes');

const tag = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/);
export const contentCategories = z.array(tag).max(20);

/** One page in the tree of pages: what menus and routes need. */
export interface PageNode {
  id: string;
  path: string;
  title: string;
  layout: string;
  categories: string[];
  hidden: boolean;
  /** Its place in a menu, where an editor has put that menu in order. */
  places?: Record<string, number> | undefined;
  /** When what it says now was published; missing: it never was. */
  updated_at?: string | undefined;
  children?: PageNode[] | undefined;
}
const pageHead = {
  id: z.string(),
  path: z.string(),
  title: z.string(),
  layout: z.string(),
  categories: z.array(z.string()),
  /** Reached by its address only: in no menu and no site map. */
  hidden: z.boolean(),
  places: z.record(z.string(), z.number()).optional(),
  updated_at: z.string().optional(),
};
export const PageNode: z.ZodType<PageNode> = z
  .object({
    ...pageHead,
    get children() {
      return z.array(PageNode).optional();
    },
  })
  .meta({ id: 'PageNode' });

export const Page = z
  .object({
    ...pageHead,
    /** HTML that has been cleaned: the site may put it into the page as it is. */
    content: z.string(),
    /** In which of our languages the text is; another than the one asked for where it is not translated. */
    language: z.string(),
    blocks: z.object({
      title: z.string(),
      description: z.string(),
      keywords: z.string(),
      'content-main': z.string(),
      /** JSON as text, its texts in the language of the page; empty means `{}`. */
      json: z.string(),
    }),
  })
  .meta({ id: 'Page' });
export type Page = z.output<typeof Page>;

export const Snippet = z
  .object({ id: z.string(), categories: z.array(z.string()), content: z.string() })
  .meta({ id: 'Snippet' });
export type Snippet = z.output<typeof Snippet>;

/** A document to read or keep: terms as a file, for instance. */
export const ContentFile = z
  .object({ id: z.string().max(80), url: linkAddress, categories: contentCategories, description: words })
  .meta({ id: 'ContentFile' });
export type ContentFile = z.output<typeof ContentFile>;

export const Award = z
  .object({
    name: words,
    nomination: words,
    prize: words,
    year: z.union([z.int().min(1900).max(2200), z.string().max(10)]),
    imgUrl: pictureAddress,
  })
  .meta({ id: 'Award' });
export type Award = z.output<typeof Award>;

export const Article = z
  .object({
    url: linkAddress,
    title: words,
    date: z.string().regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, 'it must be a date like 2026-11-30'),
    img: pictureAddress,
    imgAlt: words,
  })
  .meta({ id: 'Article' });
export type Article = z.output<typeof Article>;

/** What an open page is told when content has changed: `key` names the page, the document, the language. */
export interface ContentChange {
  kind: string;
  key: string;
}

/** `l` is a locale of the site; without it, or with another, the visitor's own counts. */
const inLocale = z.object({ l: z.string().max(20).optional() });

const list = <const Path extends `/${string}`, Item extends z.ZodType>(path: Path, item: Item, summary: string) =>
  ({
    method: 'GET',
    path,
    summary,
    who: 'anyone',
    rate: 'read',
    cached: 'locale',
    query: inLocale,
    responses: { 200: z.array(item) },
    errors: [],
  }) as const satisfies Call;

export const contentCalls = defineCalls({
  /** Promotions that are switched off are told to testers only. */
  listCmsPages: {
    ...list('/api/cms/pages', PageNode, 'The pages an operator writes, as a tree'),
    cached: 'visitor',
  },
  readCmsPage: {
    method: 'GET',
    path: '/api/cms/pages/:path*',
    summary: 'One page with its text',
    who: 'anyone',
    rate: 'read',
    cached: 'visitor',
    params: z.object({ path: pagePath }),
    query: inLocale,
    responses: { 200: Page },
    errors: ['NOT_FOUND'],
  },
  /** A market may have its own. */
  listCmsSnippets: {
    ...list('/api/cms/snippets', Snippet, 'Pieces of text that pages put in their places'),
    cached: 'visitor',
  },
  listCmsFiles: list('/api/cms/files', ContentFile, 'Files to read or keep, the terms among them'),
  listAwards: list('/api/cms/awards', Award, 'What the house has been awarded'),
  listArticles: list('/api/cms/articles', Article, 'What others have written about the house'),
  readBannersConfig: {
    method: 'GET',
    path: '/api/fe/config/banners-config',
    summary: 'The banners a visitor may see, in the visitor’s language',
    who: 'anyone',
    rate: 'read',
    cached: 'visitor',
    query: inLocale,
    responses: { 200: BannersConfig },
    errors: [],
  },
  readBrand: {
    method: 'GET',
    path: '/api/fe/config/brand',
    summary: 'The brand of the host that is asked',
    who: 'anyone',
    rate: 'read',
    cached: 'all',
    responses: { 200: Brand },
    errors: [],
  },
  readManager: {
    method: 'POST',
    path: '/api/fe/config/managers',
    summary: 'The person a player of these groups can turn to',
    who: 'anyone',
    rate: 'read',
    /** Of the groups that are named, only those the player is really in count. */
    body: z.object({ userGroups: z.array(z.union([z.int(), z.string().max(64)])).max(500) }),
    /** Nothing where nobody is named: an empty object would be taken for a person. */
    responses: { 200: Manager, 204: empty },
    errors: [],
  },
});

import type { Page, PageContext, PageNode } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { describe, expect, test } from 'vitest';
import { isBuiltIn, rememberRoutes } from './built-in-routes.server.ts';
import { loadArticle, mostArticles } from './load-article.server.ts';
import { droppedPages, readContent, readPages, readStaticPage } from './read-static-page.server.ts';
import { aPageNode as node } from './testing/a-page-node.ts';

rememberRoutes({
  root: { id: 'root' },
  support: { id: 'support', parentId: 'root', path: 'support' },
  list: { id: 'list', parentId: 'root', path: 'categories/:slug' },
  named: { id: 'named', parentId: 'root', path: '*' },
});

const tree: PageNode[] = [
  node('about', { categories: ['page', 'bottom-menu'] }),
  node('terms-and-conditions', { categories: ['page', 'bottom-menu'] }),
  node('terms-and-conditions-ee'),
  node('terms-and-conditions-au'),
  node('club', { categories: ['top-menu', 'reg-only'], children: [node('club/rules')] }),
  node('support', { categories: ['help'] }),
  node('categories/new'),
  node('rocket-mart', { categories: ['data'] }),
  node('secret', { hidden: true }),
  node('quiet', { categories: ['page', 'noindex'] }),
  node('awards', { categories: ['page'] }),
];

interface House extends Partial<Pick<PageContext, 'licence' | 'country' | 'mayBePlayer'>> {
  pages?: PageNode[];
  content?: Partial<Page>;
  json?: string;
}

function house({
  pages = tree,
  content = {},
  json = '',
  licence = 'CW',
  country = 'CA',
  mayBePlayer = false,
}: House = {}) {
  const noted: [string, Record<string, unknown>][] = [];
  const asked: string[] = [];
  const known = new Set(pages.flatMap((page) => [page, ...(page.children ?? [])]).map(({ path }) => path));
  const api = {
    listCmsPages: async ({ query }: { query: { l: string } }) => {
      asked.push(`pages ${query.l}`);
      return pages;
    },
    readCmsPage: async ({ params: { path } }: { params: { path: string } }) => {
      asked.push(path);
      if (!known.has(path)) throw new CallFailed('readCmsPage', 404, null);
      const html = content.content ?? '<h2>One</h2><p>Text.</p>';
      const blocks = { title: '', description: 'Said so', keywords: '', 'content-main': html, json };
      return {
        ...node(path),
        ...pages.find((page) => page.path === path),
        language: 'en',
        content: html,
        blocks,
        ...content,
      };
    },
    listAwards: async () => [{ name: 'Star', nomination: 'Night', prize: 'First', year: 2026, imgUrl: '' }],
    listArticles: async () =>
      Array.from({ length: 9 }, (_, at) => ({
        url: `/a${at}`,
        title: `A${at}`,
        date: '2026-11-01',
        img: '',
        imgAlt: '',
      })),
    listCmsFiles: async () => [
      { id: 'terms', url: '/files/terms.pdf', categories: ['terms'], description: 'Terms' },
      { id: 'other', url: '/files/other.pdf', categories: ['press'], description: 'Other' },
    ],
    readPlayer: async () => ({ id: 1 }),
  };
  const site = {
    api,
    licence,
    country,
    mayBePlayer,
    locale: 'en',
    prefix: '',
    locales: ['en'],
    note: (code: string, about: Record<string, unknown>) => noted.push([code, about]),
    onError: () => undefined,
  } as unknown as PageContext;
  return { site, noted, asked };
}

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'shown',
    (error: { init?: { status: number }; status?: number; headers?: Headers }) =>
      error.headers?.get('location') ?? error.init?.status ?? error.status ?? error,
  );

describe('the operator’s pages as routes', () => {
  test('[CMS-01] [API-97] a page is shown at its path, by slug, with the parts the site needs', async () => {
    const { site, asked } = house();
    const page = await readStaticPage(site, 'about');
    expect(page).toMatchObject({ path: 'about', slug: 'about', address: 'about', noindex: false });
    expect(asked).toEqual(['pages en', 'about']);
    expect(await readStaticPage(house({ mayBePlayer: true }).site, 'club/rules')).toMatchObject({ path: 'club/rules' });
  });

  test('[CMS-04] a page has all its fields', async () => {
    const page = await readStaticPage(house({ json: '{"faq":[]}' }).site, 'about');
    expect(Object.keys(page)).toEqual(
      expect.arrayContaining(['id', 'path', 'slug', 'title', 'content', 'blocks', 'categories', 'hidden', 'meta']),
    );
    expect(Object.keys(page.blocks).sort()).toEqual(['content-main', 'description', 'json', 'keywords', 'title']);
    expect(page.meta).toEqual({ mainContent: '<h2>One</h2><p>Text.</p>', json: { faq: [] } });
  });

  test('[CMS-01] [CMS-02] [ERR-13] a route of the site wins over a page, and that is logged once; support lends its words', async () => {
    expect(isBuiltIn('categories/new')).toBe(true);
    expect(droppedPages(tree, isBuiltIn)).toEqual(['categories/new']);
    const { site, noted } = house();
    expect(await refusalOf(readStaticPage(site, 'support'))).toBe(404);
    expect(await refusalOf(readStaticPage(site, 'categories/new'))).toBe(404);
    expect(await readContent(site, 'support')).toMatchObject({ path: 'support' });
    const later = house();
    await readPages(later.site);
    const told = [...noted, ...later.noted].filter(([code]) => code === 'STATIC_PAGE_ROUTE_ERROR');
    expect(told.length).toBeLessThanOrEqual(1);
    const changed = house({ pages: [...tree, node('categories/top')] });
    await readPages(changed.site);
    expect(changed.noted).toContainEqual([
      'STATIC_PAGE_ROUTE_ERROR',
      { path: 'categories/top', reason: 'categories/top is a route of the site' },
    ]);
  });

  test.each([
    ['CW', 'CA', 'terms-and-conditions'],
    ['EE', 'EE', 'terms-and-conditions-ee'],
    ['CW', 'AU', 'terms-and-conditions-au'],
    ['EE', 'AU', 'terms-and-conditions-ee'],
    ['GCB', 'CA', 'terms-and-conditions'],
  ] as const)('[CMS-03] under %s in %s the terms are %s, at the same address', async (licence, country, path) => {
    const page = await readStaticPage(house({ licence, country }).site, 'terms-and-conditions');
    expect(page).toMatchObject({ path, address: 'terms-and-conditions', noindex: false });
  });

  test('a page of one licence opened by its own name is kept from search engines, as are hidden and marked ones', async () => {
    for (const path of ['terms-and-conditions-ee', 'secret', 'quiet']) {
      expect(await readStaticPage(house().site, path), path).toMatchObject({ noindex: true });
    }
  });

  test('a page for players sends a guest to the entrance, and back to itself afterwards', async () => {
    const { site, asked } = house();
    expect(await refusalOf(readStaticPage(site, 'club'))).toBe('/registration?redirect=%2Fclub');
    expect(asked).toEqual(['pages en']);
    expect(await readStaticPage(house({ mayBePlayer: true }).site, 'club')).toMatchObject({ path: 'club' });
  });

  test('[ERR-17] what is no page is a real 404, and the log says which kind of none', async () => {
    const { site, noted } = house();
    expect(await refusalOf(readStaticPage(site, 'nowhere'))).toBe(404);
    expect(await refusalOf(readStaticPage(site, 'rocket-mart'))).toBe(404);
    expect(noted.map(([, about]) => about.error).filter(Boolean)).toEqual([
      'nowhere not found',
      'rocket-mart page is not StaticPages',
    ]);
  });

  test.each(['', '/', '../etc/passwd', 'a//b', 'UPPER', 'über', 'a b', 'x'.repeat(121), '.env', 'wp-login.php'])(
    'the address %j costs no question',
    async (address) => {
      const { site, asked } = house();
      expect(await refusalOf(readStaticPage(site, address))).toBe(404);
      expect(asked.filter((path) => !path.startsWith('pages'))).toEqual([]);
    },
  );

  test('[ERR-21] a page without content is shown by its title, logged, and kept from search engines', async () => {
    const { site, noted } = house({ content: { content: ' ' } });
    expect(await readStaticPage(site, 'about')).toMatchObject({ noindex: true });
    expect(noted).toContainEqual(['PAGE_IS_NOT_HAVE_CONTENT', { path: 'about' }]);
    const filled = house({ content: { content: '' }, json: '{"faq":[{"question":"Q","answer":"A"}]}' });
    await readStaticPage(filled.site, 'about');
    expect(filled.noted.map(([code]) => code)).not.toContain('PAGE_IS_NOT_HAVE_CONTENT');
  });

  test.each(['{', '[1]', '"text"'])(
    '[ERR-22] props that cannot be parsed (%s) are logged; the page is shown',
    async (json) => {
      const { site, noted } = house({ json });
      expect(await readStaticPage(site, 'about')).toMatchObject({ meta: { json: null } });
      expect(noted).toContainEqual(['STATIC_PAGE_PROPS_PARSE_WARN', { path: 'about' }]);
    },
  );
});

describe('an article', () => {
  const article = async (address: string, options: House = {}) => {
    const { site } = house(options);
    return loadArticle(site, await readStaticPage(site, address));
  };

  test('[SEO-01] title and description come from the page, with the house’s name', async () => {
    const { seo } = await article('about');
    expect(seo).toMatchObject({ title: 'Title of about · Halley', description: 'Said so' });
  });

  test('without a description its first words are one', async () => {
    const blocks = { title: 'About Halley', description: '', keywords: '', 'content-main': '', json: '' };
    const content = `<p>${'many words '.repeat(40)}</p>`;
    const { seo } = await article('about', { content: { content, blocks: { ...blocks, 'content-main': content } } });
    expect(seo.title).toBe('About Halley');
    expect(seo.description).toMatch(/^many words .{100,150}…$/);
  });

  test('[CMS-07] [CMS-08] at most six articles are shown, with their days', async () => {
    const { articles } = await article('about');
    expect(articles).toHaveLength(mostArticles);
    expect(articles[0]).toEqual({
      url: '/a0',
      title: 'A0',
      date: '2026-11-01',
      day: '1 November 2026',
      img: '',
      imgAlt: '',
    });
  });

  test('[CMS-06] awards stand on their page with all they are', async () => {
    const { awards } = await article('awards');
    expect(awards).toEqual([{ name: 'Star', nomination: 'Night', prize: 'First', year: 2026, imgUrl: '' }]);
    expect((await article('about')).awards).toEqual([]);
  });

  test('[CMS-05] the files of the terms stand beneath the terms, others do not', async () => {
    const { files } = await article('terms-and-conditions');
    expect(files.map(({ id, url, categories }) => ({ id, url, categories }))).toEqual([
      { id: 'terms', url: '/files/terms.pdf', categories: ['terms'] },
    ]);
  });

  test('what else there is to read is what a guest may read, each page once', async () => {
    const { more } = await article('about');
    expect(more.map(({ href }) => href)).toEqual(['/terms-and-conditions', '/support']);
  });

  test('questions are told to machines as well', async () => {
    const { seo, faq } = await article('about', { json: '{"faq":[{"question":"Why?","answer":"Because."}]}' });
    expect(faq).toHaveLength(1);
    expect(seo.facts?.[0]).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'Why?' }] });
  });
});

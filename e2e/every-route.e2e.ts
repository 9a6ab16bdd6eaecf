import type { APIRequestContext, Page } from '@playwright/test';
import { dice, expect, expectAccessible, expectToFit, test } from './halley.ts';

/**
 * Every kind of page that a search engine knows, as the server sent it: without scripts a page is read in a moment, and
 * what they add has journeys of its own. Of games, categories and producers one stands for all.
 */
const languages = ['de', 'fr-CA', 'no', 'it'];
const besides = [
  dice,
  `${dice}/rules`,
  '/categories/slots',
  '/producers/halley-studio',
  '/articles/how-limits-work',
  '/login',
  '/registration',
  '/oops',
];
const oneForAll = /^\/(play|producers|articles|categories)\//;

/** What another language can break: names, titles, labels, headings. Colours and structure are the same in all of them. */
const rulesOfWords = [
  ...['html-has-lang', 'html-lang-valid', 'html-xml-lang-mismatch', 'valid-lang', 'document-title', 'frame-title'],
  ...['image-alt', 'role-img-alt', 'svg-img-alt', 'link-name', 'button-name', 'input-button-name', 'summary-name'],
  ...['label', 'select-name', 'aria-command-name', 'aria-input-field-name', 'aria-toggle-field-name'],
  ...['aria-dialog-name', 'aria-progressbar-name', 'aria-valid-attr-value', 'duplicate-id-aria'],
  ...['empty-heading', 'heading-order', 'page-has-heading-one', 'landmark-unique', 'label-title-only'],
];

async function routesOf(request: APIRequestContext, locale: string): Promise<string[]> {
  const map = await (await request.get(`/sitemaps/${locale}.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const plain = paths.map((path) => path.replace(new RegExp(`^/${locale}(?=/|$)`), '') || '/');
  return [...new Set([...plain.filter((path) => !oneForAll.test(path)), ...besides])];
}

async function textsOnly(page: Page): Promise<void> {
  await page.route(/\/assets\/[^?]+\.(js|svg)/, (route) => route.abort());
}

for (const locale of languages) {
  test(`axe finds nothing on any route in ${locale}`, async ({ page, request, expected }) => {
    test.slow();
    expected.push(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await textsOnly(page);
    const routes = await routesOf(request, locale);
    expect(routes.length).toBeGreaterThan(15);
    for (const path of routes) {
      await page.goto(`/${locale}${path === '/' ? '' : path}`, { waitUntil: 'domcontentloaded' });
      await expectAccessible(page, path, rulesOfWords);
    }
  });
}

test('at twice the size, on a light system, every route fits and axe finds nothing', async ({ browser, baseURL }) => {
  test.slow();
  // A window of 1440 × 900 whose contents are shown twice as large.
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 720, height: 450 },
    deviceScaleFactor: 2,
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await textsOnly(page);
  for (const path of await routesOf(context.request, 'en')) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectToFit(page, path);
    await expectAccessible(page);
  }
  await context.close();
});

import type { APIRequestContext, Page } from '@playwright/test';
import { dice, expectAccessible, expectToFit, test } from './halley.ts';

/**
 * Every kind of page that a search engine knows, as the server sent it: without scripts a page is read in a moment, and
 * what they add has journeys of its own. Of games, categories and producers one stands for all. What other languages can
 * break is looked at without a browser (`site/src/every-route.journey.test.tsx`).
 */
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

async function routesOf(request: APIRequestContext, locale: string): Promise<string[]> {
  const map = await (await request.get(`/sitemaps/${locale}.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const plain = paths.map((path) => path.replace(new RegExp(`^/${locale}(?=/|$)`), '') || '/');
  return [...new Set([...plain.filter((path) => !oneForAll.test(path)), ...besides])];
}

async function textsOnly(page: Page): Promise<void> {
  await page.route(/\/assets\/[^?]+\.(js|svg)/, (route) => route.abort());
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

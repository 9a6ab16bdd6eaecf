import type { APIRequestContext, Page } from '@playwright/test';
import { dice, expectAccessible, expectToFit, test } from './halley.ts';

/**
 * Pages as the server sends them: without scripts a page is read in a moment, and what they add has journeys of its own.
 * One page stands for each kind of layout; the deep run looks at every address that a search engine knows. Names, labels
 * and structure, in every language and at every address: `site/src/every-route.journey.test.tsx`.
 */
const kinds = {
  games: ['/', '/games', `${dice}/rules`, '/jackpots'],
  texts: ['/fairness', '/support', '/vip', '/registration'],
};
/** Longer words: what could break is the room they take. */
const longer = { games: ['/de'], texts: ['/fr-CA/support'] };
const besides = [
  ...[dice, '/categories/slots', '/producers/halley-studio', '/articles/how-limits-work', '/login', '/remind', '/oops'],
  ...['/de/fairness', '/de/privacy-policy', '/de/registration'],
];
const oneForAll = /^\/(play|producers|articles|categories)\//;
/** Where axe looks at what only a drawn page shows; in the deep run everywhere. */
const read = ['/', `${dice}/rules`, '/fairness', '/registration'];
const ofDrawing = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** All others of the site map, in the deep run. */
async function furtherRoutes(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemaps/en.xml')).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const plain = paths.map((path) => path.replace(/^\/en(?=\/|$)/, '') || '/').filter((path) => !oneForAll.test(path));
  return [...new Set([...Object.values(kinds).flat(), ...plain, ...besides])];
}

async function openPlain(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

test.beforeEach(async ({ page, expected }) => {
  expected.push(/ERR_FAILED|dynamically imported/);
  await page.route(/\/assets\/[^?]+\.(js|svg)/, (route) => route.abort());
});

for (const [name, paths] of Object.entries(kinds)) {
  test(`pages of ${name} fit their screen and can be read @phone`, async ({ page }) => {
    for (const path of paths) {
      await openPlain(page, path);
      await expectToFit(page, path);
      if (read.includes(path)) await expectAccessible(page, path, ofDrawing);
    }
    for (const path of longer[name as keyof typeof longer]) {
      await openPlain(page, path);
      await expectToFit(page, path);
    }
  });
}

test.describe('at twice the size, on a light system', () => {
  // A window of 1440 × 900 whose contents are shown twice as large.
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, colorScheme: 'light' });

  test('pages fit, and can be read', async ({ page }) => {
    for (const path of Object.values(kinds).flat()) {
      await openPlain(page, path);
      await expectToFit(page, path);
    }
    await expectAccessible(page, 'registration', ofDrawing);
  });
});

if (process.env.HALLEY_DEEP) {
  const viewports = { usual: undefined, 'twice the size': { width: 720, height: 450 } };
  for (const [size, viewport] of Object.entries(viewports)) {
    test.describe(() => {
      if (viewport) test.use({ viewport, deviceScaleFactor: 2, colorScheme: 'light' });

      test(`every route fits its screen at ${size}, and axe finds nothing @phone`, async ({ page }) => {
        test.slow();
        for (const path of await furtherRoutes(page.request)) {
          await openPlain(page, path);
          await expectToFit(page, path);
          await expectAccessible(page);
        }
      });
    });
  }
}

import type { Page, Request } from '@playwright/test';
import { expect, guarded, open, test } from './halley.ts';

interface Batch {
  visit: string;
  events: { name: string; payload: Record<string, unknown> }[];
}

const reports = /\/(api-fe\/(analytics|game-start-performance)|performance|network-performance|log_utm_(set|send))$/;
const tags = 'https://tags.example/tags.js';

/** What the page tells the house of the visit, as it is asked of our own server. */
function follow(page: Page) {
  const told: { path: string; method: string; body: Batch }[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (reports.test(pathname)) told.push({ path: pathname, method: request.method(), body: request.postDataJSON() });
  });
  const events = () => told.filter(({ path }) => path === '/api-fe/analytics').flatMap(({ body }) => body.events);
  return { told, events, paths: () => told.map(({ method, path }) => `${method} ${path}`) };
}

/** As leaving would: what waits is sent at once. */
const leave = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')));

test.describe('events', () => {
  test.use({ asked: true });

  test('[BOOT-04] [API-54] [ANALYTICS-05] nothing before an answer; with consent batches, performance once, and errors', async ({
    page,
    expected,
  }) => {
    expected.push(/planted/);
    const { told, events, paths } = follow(page);
    await open(page, '/?utm_source=mail&utm_sub_id=5');
    await guarded(page);
    await page.getByRole('link', { name: /fair/i }).first().click();
    await expect(page).toHaveURL(/fairness/);
    await leave(page);
    expect(told).toEqual([]);
    const accepted = page.waitForResponse(/\/performance$/);
    await page.getByRole('button', { name: 'Accept all' }).click();
    expect((await accepted).status()).toBe(204);
    const answered = page.waitForResponse(/\/api-fe\/analytics$/);
    await leave(page);
    expect((await answered).status()).toBe(204);
    expect(events().map(({ name }) => name)).toContain('page_view');
    expect(paths().filter((path) => path === 'PUT /performance')).toHaveLength(1);
    await expect.poll(() => new Set(told.map(({ body }) => body.visit).filter(Boolean)).size).toBe(1);
    for (const { body } of told) expect(JSON.stringify(body)).not.toMatch(/@|127\.0\.0\.1/);

    // A script error reaches our log with its stack.
    const logged = page.waitForRequest(
      (sent) => /\/log$/.test(sent.url()) && (sent.postData() ?? '').includes('planted'),
    );
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error('planted');
      }),
    );
    await leave(page);
    const { entries } = (await logged).postDataJSON() as { entries: { label: string; stack?: string }[] };
    expect(entries.find(({ label }) => label === 'WINDOW_ERROR')?.stack).toContain('planted');
  });
});

test.describe('with consent', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'cookies_accepted', value: 'all', url: baseURL ?? '' }]);
  });

  test('scripts of others come into the lobby, never into the cashier or a game', async ({ page }) => {
    let asked = 0;
    await page.route(tags, (route) => {
      asked++;
      return route.fulfill({ contentType: 'text/javascript', body: 'window.othersWereHere = true' });
    });
    await page.route('**/api/fe/config/scripts-config', (route) =>
      route.fulfill({ json: { scripts: [{ id: 'tags', url: tags, consent: 'marketing', dataLayer: true }] } }),
    );
    const isThere = () => page.evaluate(() => 'othersWereHere' in window);
    await open(page, '/');
    await expect.poll(isThere).toBe(true);
    expect(asked).toBe(1);
    // From a page with them to a game: another document, without them.
    await guarded(page);
    const started = page.waitForResponse(/game-start-performance$/);
    await page.getByRole('link', { name: 'Open the demo' }).click();
    await expect(page).toHaveURL(/\/play\/halley-studio\//);
    await guarded(page);
    expect(await isThere()).toBe(false);
    expect(asked).toBe(1);
    // How long the game took to start is told.
    expect((await started).status()).toBe(204);
  });
});

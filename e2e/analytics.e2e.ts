import type { Page, Request } from '@playwright/test';
import { dice, expect, guarded, open, test } from './halley.ts';
import { joinAs } from './players.ts';

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

  test('[BOOT-04] [ANALYTICS-04] [ANALYTICS-05] nothing before an answer; with consent batches, performance and the campaign', async ({
    page,
  }) => {
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
    expect(paths()).toContain('PUT /performance');
    await expect.poll(() => new Set(told.map(({ body }) => body.visit).filter(Boolean)).size).toBe(1);
    for (const { body } of told) expect(JSON.stringify(body)).not.toMatch(/@|127\.0\.0\.1/);
  });

  test('who wants only what is necessary is not followed, here and on the next page', async ({ page }) => {
    const { told } = follow(page);
    await open(page, '/?utm_source=mail');
    await guarded(page);
    await page.getByRole('button', { name: 'Only necessary' }).click();
    await open(page, '/fairness');
    await guarded(page);
    await leave(page);
    expect(told).toEqual([]);
  });
});

test.describe('with consent', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'cookies_accepted', value: 'all', url: baseURL ?? '' }]);
  });

  test('[API-54] the load of a page is told once, and a campaign by its own call', async ({ page }) => {
    const { paths, events } = follow(page);
    const loaded = page.waitForResponse(/\/performance$/);
    const campaign = page.waitForResponse(/\/log_utm_set$/);
    await open(page, '/?utm_source=mail&utm_campaign=autumn');
    expect([(await loaded).status(), (await campaign).status()]).toEqual([204, 204]);
    await leave(page);
    await expect.poll(() => events().map(({ name }) => name)).toContain('utm_set');
    expect(paths().filter((path) => path.endsWith('/log_utm_set'))).toHaveLength(1);
  });

  test('how long a game took is told', async ({ page }) => {
    const started = page.waitForResponse(/game-start-performance$/);
    await open(page, `${dice}?mode=demo`);
    expect((await started).status()).toBe(204);
  });

  test('a script error reaches our log with its stack, and no map is served', async ({ page, request, expected }) => {
    expected.push(/planted/);
    const logged = page.waitForRequest(
      (sent) => /\/log$/.test(sent.url()) && (sent.postData() ?? '').includes('planted'),
    );
    await open(page, '/');
    await guarded(page);
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error('planted');
      }),
    );
    await leave(page);
    const { entries } = (await logged).postDataJSON() as { entries: { label: string; stack?: string }[] };
    expect(entries.find(({ label }) => label === 'WINDOW_ERROR')?.stack).toContain('planted');
    const script = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => /assets\/.*\.js$/.test(name)),
    );
    expect((await request.get(`${script}.map`)).status()).toBe(404);
    expect(await (await request.get(script ?? '')).text()).not.toContain('sourceMappingURL');
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
    await page.getByRole('link', { name: 'Open the demo' }).click();
    await expect(page).toHaveURL(/\/play\/halley-studio\//);
    await guarded(page);
    expect(await isThere()).toBe(false);
    for (const path of ['/login', `${dice}?mode=demo`, '/registration', '/payments']) {
      const answer = await page.goto(path);
      expect(answer?.headers()['content-security-policy'], path).not.toContain('tags.example');
      await guarded(page);
      expect(await isThere(), path).toBe(false);
    }
    expect(asked).toBe(1);
  });

  test('who plays for money meets no script of others, in the cashier or a game, whatever they have accepted', async ({
    page,
  }) => {
    test.slow();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).host));
    await page.route('**/api/fe/config/scripts-config', (route) =>
      route.fulfill({ json: { scripts: [{ id: 'tags', url: tags, consent: 'marketing', dataLayer: true }] } }),
    );
    await joinAs(page);
    for (const path of ['/deposit', `${dice}?mode=real`]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      expect(answer?.headers()['content-security-policy'], path).not.toContain('tags.example');
      await guarded(page);
    }
    for (const path of ['/withdraw', '/dashboard', '/deposit-fast', '/profile']) {
      const answer = await page.request.get(path);
      expect(answer.headers()['content-security-policy'], path).not.toContain('tags.example');
    }
    expect(asked).not.toContain('tags.example');
  });
});

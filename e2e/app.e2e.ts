import type { Page } from '@playwright/test';
import { expect, gameFrame, guarded, lobbyIn, open, settled, test } from './halley.ts';
import { joinAs } from './players.ts';

// The worker's caches are what these are about: each begins without.
test.use({ serviceWorkers: 'allow', freshContext: true });

const workersOf = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL ?? 'none yet'),
  );

/** The page is loaded, its duties are done, and the browser had a moment for itself. */
async function idle(page: Page): Promise<void> {
  await guarded(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

test('[BOOT-01] [BOOT-02] [ERR-14] the worker is registered and that is logged; without a line there is a page of ours', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 503/);
  const logged = page.waitForRequest(
    (request) => request.url().endsWith('/log') && (request.postData() ?? '').includes('SERVICE_WORKER'),
  );
  await open(page, '/fairness');
  await expect
    .poll(() => workersOf(page))
    .toEqual([expect.stringMatching(/\/sw\.js\?r=[0-9a-f]{8}&d=\d{4}-\d\d-\d\d&l=en$/)]);
  const { entries } = (await logged).postDataJSON() as { entries: { label: string; message: string }[] };
  expect(entries).toContainEqual(expect.objectContaining({ label: 'SERVICE_WORKER', message: 'registered' }));

  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByText('Your balance and your bets are safe.')).toBeVisible();
  // Nothing was kept, so nothing old can be shown.
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await settled(page);
  await expect(lobbyIn(page)).toBeAttached();
});

test('with the worker at work a game becomes playable, and no visit replaces it', async ({ page }) => {
  await joinAs(page);
  await open(page, '/fairness');
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  const workers = await workersOf(page);
  for (const [path, act] of [
    ['/play/halley-studio/orbit-dice', 'Roll'],
    ['/play/kepler/comet-flip', 'Flip'],
  ] as const) {
    await page.goto(`${path}?mode=real`);
    await expect(gameFrame(page).getByRole('button', { name: act, exact: true }), path).toBeEnabled();
    await idle(page);
    expect(await workersOf(page), path).toEqual(workers);
  }
});

test('switched off, the worker of an earlier visit goes', async ({ page }) => {
  await open(page, '/fairness');
  await expect.poll(() => workersOf(page)).toHaveLength(1);
  await page.evaluate(() => localStorage.setItem('featureFlags', '{"service_worker":false}'));
  await open(page, '/fairness');
  await expect.poll(() => workersOf(page)).toEqual([]);
});

test.describe('a machine', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('[BOOT-01] gets no worker', async ({ page }) => {
    await open(page, '/fairness');
    await idle(page);
    expect(await workersOf(page)).toEqual([]);
  });
});

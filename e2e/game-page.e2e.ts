import type { Page } from '@playwright/test';
import { dice, expect, gameFrame, guarded, open, openGameMenu, test } from './halley.ts';
import { joinAs, logInAs } from './players.ts';

const hilo = '/play/halley-studio/halo-hi-lo';
const asPage = { 'x-requested-with': 'XMLHttpRequest' };

/** Marks the running game: a frame that was loaded again has lost it. */
async function mark(page: Page) {
  const frame = page.frame({ url: /\/games\// });
  await frame?.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}
const isMarked = (page: Page) => gameFrame(page).locator('html[data-marked]');

test('the page of a game is drawn by the server: words, figures, rules, structured data [ROUTE-72] [PP-07]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'en-US' });
  const page = await context.newPage();
  expect((await page.goto(hilo))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halo Hi-Lo');
  await expect(page.getByText('is the next one higher or lower?')).toBeVisible();
  await expect(page.getByText('99.00%')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rules and pay table' })).toHaveAttribute('href', `${hilo}/rules`);
  await expect(page.getByRole('region', { name: 'Similar games' }).getByText('Orbit Dice').first()).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': facts } = JSON.parse(data ?? '') as { '@graph': Record<string, unknown>[] };
  expect(facts.map((fact) => fact['@type'])).toEqual(['BreadcrumbList', 'VideoGame']);
  expect(facts[1]).toMatchObject({ name: 'Halo Hi-Lo' });
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/share\/halo-hi-lo\.jpg$/);
  expect((await page.goto('/play/halley-studio/nothing-here'))?.status()).toBe(404);
  await context.close();
});

test('a guest plays the demo of the card game @phone [ROUTE-73] [PP-08]', async ({ page }) => {
  await open(page, `${hilo}?mode=demo`);
  const game = gameFrame(page);
  await expect(page.getByRole('navigation', { name: 'Mode' }).getByText('Demo')).toHaveAttribute(
    'aria-current',
    'true',
  );
  await game.getByRole('button', { name: 'Deal' }).click();
  await expect(game.getByRole('button', { name: /Higher/ })).toBeVisible();
  await expect(page.getByTestId('play-figures')).toBeHidden();
});

test('an interrupted round goes on after a reload and on another device @phone-deep [PP-15]', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await joinAs(page);
  await open(page, `${hilo}?mode=real`);
  const game = gameFrame(page);
  await game.getByRole('button', { name: 'Deal' }).click();
  const higher = game.getByRole('button', { name: /Higher/ });
  await expect(higher).toBeVisible();
  await expect(page.getByTestId('balance')).toHaveText('€999.00');

  await page.reload();
  await expect(gameFrame(page).getByText('This round was waiting for you.')).toBeVisible();
  const refused = await page.request.post('/api/studio/hilo/rounds', {
    headers: asPage,
    data: { mode: 'real', stake_cents: 100, choice: {} },
  });
  expect((await refused.json()).error.code).toBe('ROUND_UNFINISHED');

  const device = await browser.newContext({ baseURL, locale: 'en-US' });
  await device.addCookies([{ name: 'cookies_accepted', value: 'necessary', url: baseURL }]);
  await logInAs(device, email);
  const other = await device.newPage();
  await open(other, `${hilo}?mode=real`);
  const there = gameFrame(other);
  await expect(there.getByText('This round was waiting for you.')).toBeVisible();
  // One of the two is always open; whatever falls, the round of now is on both devices in the end.
  const guess = there.getByRole('button', { name: /^(Higher|Lower)/ }).and(there.locator(':enabled'));
  const answered = other.waitForResponse((answer) => answer.url().endsWith('/steps'));
  await guess.first().click();
  const { state } = await (await answered).json();
  await expect(there.getByText(/Right\.|No win/)).toBeVisible();
  if (state === 'open') await there.getByRole('button', { name: /^Take/ }).click();
  await expect(there.getByRole('button', { name: 'Deal' })).toBeEnabled();
  await device.close();
});

test('the files of a game go out compressed, and are kept', async ({ request }) => {
  const page = await (await request.get('/games/dice/')).text();
  const files = [...page.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map((match) => match[1] as string);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const headers = (await request.get(file, { headers: { 'accept-encoding': 'br' } })).headers();
    const small = Number(headers['content-length']) < 512;
    expect([file, small || headers['content-encoding']]).toEqual([file, small || 'br']);
    expect(headers['cache-control']).toContain('immutable');
  }
});

test.describe(() => {
  // It moves the clock of its browser.
  test.use({ freshContext: true });

  test('a reality check stops play until it is answered; leaving is offered first @phone [PP-05]', async ({ page }) => {
    await joinAs(page);
    await page.clock.install();
    await open(page, `${dice}?mode=real`);
    await expect(gameFrame(page).getByRole('button', { name: 'Roll', exact: true })).toBeEnabled();
    await openGameMenu(page);
    await page.getByRole('button', { name: 'Time and reminder' }).click();
    const settings = page.getByRole('dialog', { name: 'Time and reminder' });
    await settings.getByText('15 min').click();
    await settings.getByRole('switch').check();
    await settings.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByTestId('play-figures')).toContainText('This session');

    // Time is the server's: its answer says that the reminder is due.
    await page.route('**/api/player/play_session', async (route) => {
      const answer = await (await route.fetch()).json();
      const check = { ...answer.reality_check, due: true, due_in_seconds: 0 };
      await route.fulfill({ json: { ...answer, elapsed_seconds: 900, reality_check: check } });
    });
    await page.clock.fastForward(61_000);
    const dialog = page.getByRole('dialog', { name: 'Time to look up' });
    await expect(dialog).toContainText('00:15:0');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button').first()).toHaveText('Stop playing');
    await expect(gameFrame(page).getByText('The game is paused.')).toBeAttached();
    await page.unroute('**/api/player/play_session');
    await dialog.getByRole('button', { name: 'Go on playing' }).click();
    await expect(dialog).toBeHidden();
    await expect(gameFrame(page).getByRole('button', { name: 'Roll', exact: true })).toBeEnabled();
  });
});

test('a deposit over the running game keeps it, as full screen and its end do [PP-06]', async ({ page }) => {
  await joinAs(page);
  await open(page, `${dice}?mode=real`);
  await guarded(page);
  await expect(gameFrame(page).getByRole('button', { name: 'Roll', exact: true })).toBeEnabled();
  await mark(page);
  await page.getByRole('link', { name: 'Deposit' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/deposit');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(isMarked(page)).toBeAttached();

  await page.getByRole('button', { name: 'Full screen' }).click();
  const stage = page.locator('[data-game-stage="filled"]');
  await expect(stage).toBeVisible();
  const box = await stage.boundingBox();
  expect([box?.x, box?.y]).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(stage).toBeHidden();
  await expect(isMarked(page)).toBeAttached();
  await expect(page.getByRole('link', { name: 'Take a break' })).toHaveAttribute('href', '/profile/limits#break');
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true });

  test('a phone on its side shows the game alone, with its toolbar', async ({ page }) => {
    await joinAs(page);
    await open(page, `${dice}?mode=real`);
    const frame = page.locator('#game-frame');
    await expect(gameFrame(page).getByRole('button', { name: 'Roll', exact: true })).toBeInViewport();
    const box = await frame.boundingBox();
    expect(box?.width).toBe(844);
    expect((box?.y ?? 99) + (box?.height ?? 0)).toBe(390);
    expect(box?.y).toBeLessThan(60);
    await page.getByRole('button', { name: 'Game menu' }).click();
    await expect(page.getByRole('link', { name: 'Take a break' })).toBeInViewport();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Deposit' })).toBeInViewport();
  });
});

test('missing details are asked for before the game opens, and a press beside does not pass [PLAYER-06] [PLAYER-07]', async ({
  page,
  expected,
}) => {
  expected.push(/422/);
  await joinAs(page);
  // The producer of this house asks for nothing: the launch answers as one that does, until the details are there.
  let missing = true;
  await page.route('**/api/games/launch?*', (route) =>
    missing
      ? route.fulfill({ status: 422, json: { errors: { city: { missing: 'is needed before this game opens' } } } })
      : route.continue(),
  );
  await open(page, `${dice}?mode=real`);
  const dialog = page.getByRole('dialog', { name: 'Before this game opens' });
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(page.locator('#game-frame')).toBeHidden();
  missing = false;
  await dialog.getByRole('button', { name: 'Close' }).click();
  // The cross leads to the demo, never into the game for money.
  await expect(page).toHaveURL(`${dice}?mode=demo`);
});

test('leaving the game ends the session at the server', async ({ page }) => {
  await joinAs(page);
  await open(page, `${dice}?mode=real`);
  await expect(page.getByTestId('play-figures')).toBeVisible();
  const read = async () => (await (await page.request.get('/api/player/play_session')).json()).open;
  expect(await read()).toBe(true);
  await page.goto('/fairness');
  await expect.poll(read).toBe(false);
});

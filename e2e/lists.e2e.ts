import type { Page } from '@playwright/test';
import { expect, test } from './full-house.ts';
import { expectAccessible, expectToFit, open } from './halley.ts';
import { joinAs } from './players.ts';

// One house for all of them: it takes longer to open than to walk through.
test.describe.configure({ mode: 'default' });

/** The language of a new player is that of the country. */
const canadian = { country: 'CA' };
const cards = (page: Page) => page.locator('#main article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allTextContents();
/** How many the list says it has; those far from the screen are not in the page. */
const loaded = async (page: Page) => Number((await page.getByText(/^\d+ of \d+ games$/).textContent())?.split(' ')[0]);
const tile = (page: Page, name: string) =>
  cards(page).filter({ has: page.locator('h3', { hasText: new RegExp(`^${name}$`) }) });

test('[ROUTE-44] [ROUTE-45] [ROUTE-46] [ROUTE-47] [ROUTE-48] [ROUTE-50] [ROUTE-51] [ROUTE-52] every list has its address, its title and its games', async ({
  page,
}) => {
  for (const [path, title, first] of [
    ['/pokies/all', 'Slots', 'Ember Fox 0'],
    ['/pokies/top', 'Top', 'Ember Fox 0'],
    ['/live/all', 'Shared rounds', 'Live cashback'],
    ['/live/table', 'Table games', 'Live cashback'],
    ['/slots', 'Slots', 'Ember Fox 0'],
    ['/categories/new', 'New arrivals', 'Sky Whale 1'],
    ['/producers/tidehouse', 'Tidehouse', 'Sky Whale 1'],
    ['/producers/tidehouse/1', 'Tidehouse', 'Sky Whale 1'],
    ['/games', 'All games', 'Ember Fox 0'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    expect((await names(page))[0], path).toBe(first);
    await expect(page, path).toHaveTitle(`${title} · Halley`);
  }
});

test('an address at which no list stands is a real 404', async ({ request }) => {
  for (const path of [
    '/categories/unheard-of',
    '/pokies/unheard-of',
    '/live/unheard-of',
    '/producers/nobody',
    '/producers/tidehouse/99',
    '/producers/tidehouse/zero',
    '/slots?page=99',
    '/slots?page=-1',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('without script: forty games, and a link to the next ones @phone-deep', async ({ browser, fullHouse }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: fullHouse, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/pokies/all?sort=title');
  // The random card is the tenth, and no game.
  await expect(cards(page)).toHaveCount(41);
  const first = await names(page);
  expect(first[9]).toBe('Surprise me');
  await page.getByRole('link', { name: 'Show more games' }).click();
  await expect(page).toHaveURL('/pokies/all?sort=title&page=2');
  await expect(cards(page)).toHaveCount(40);
  expect((await names(page)).filter((name) => first.includes(name))).toEqual([]);
  await expect(page).toHaveTitle('Slots, page 2 · Halley');
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL('/pokies/all?sort=title');
  await context.close();
});

test('without script: filters open, close, narrow and order a list, also from its second page @phone-deep', async ({
  browser,
  fullHouse,
}, { project }) => {
  const { viewport, isMobile, hasTouch } = project.use;
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: fullHouse,
    locale: 'en-US',
    viewport,
    isMobile,
    hasTouch,
  });
  await context.addCookies([{ name: 'cookies_accepted', value: 'necessary', url: fullHouse }]);
  const page = await context.newPage();
  await page.goto('/games?page=2');
  const form = page.locator('form#filters');
  const opener = page.getByRole('button', { name: 'Filter and sort' });
  if (project.name === 'phone') {
    await expect(form).toBeHidden();
    await opener.click();
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(form).toBeHidden();
    await opener.click();
  }
  await form.getByText('Studios', { exact: true }).first().click();
  await form.getByRole('checkbox', { name: 'Paper Moon' }).check();
  await form.getByRole('combobox').selectOption('title');
  await form.getByRole('button', { name: 'Show games' }).click();
  await expect(page).toHaveURL('/games?sort=title&provider=paper-moon');
  await expect(page.getByText('32 of 32 games')).toBeVisible();
  expect((await names(page))[0]).toBe('Amber Crown 10');
  await page.getByRole('link', { name: 'Remove filter: Paper Moon' }).click();
  await expect(page).toHaveURL('/games?sort=title');
  await context.close();
});

test('filters stand in the address: chosen, taken back, and kept by the way back @phone', async ({ page }, {
  project,
}) => {
  await open(page, '/games');
  const form = page.getByRole('form', { name: 'Filter and sort' });
  if (project.name === 'phone') await page.getByRole('button', { name: 'Filter and sort' }).click();
  await expectAccessible(page, 'filters');
  await form.getByText('Studios', { exact: true }).first().click();
  await form.getByRole('checkbox', { name: 'Paper Moon' }).check();
  // The bar is followed at once, the sheet when it goes.
  if (project.name !== 'phone') await expect(page).toHaveURL('/games?provider=paper-moon');
  await expectAccessible(page, 'studios to choose from');
  await page.keyboard.press('Escape');
  if (project.name === 'phone') await expect(form).toBeHidden();
  await expect(page).toHaveURL('/games?provider=paper-moon');
  await expect(page.getByText('32 of 32 games')).toBeVisible();
  await expectAccessible(page);

  // Another page, and back.
  await page.getByRole('banner').getByRole('link', { name: 'Halley, to the lobby' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/games?provider=paper-moon');
  await expect(page.getByText('32 of 32 games')).toBeVisible();

  await page.getByRole('link', { name: 'Remove filter: Paper Moon' }).click();
  await expect(page).toHaveURL('/games');
  await open(page, '/games?provider=paper-moon&volatility=very-high');
  await expect(page.getByText('No game matches')).toBeVisible();
  await expectAccessible(page, 'nothing found');
  await page.getByRole('link', { name: 'Clear the filters' }).first().click();
  await expect(page).toHaveURL('/games');
});

test('axe finds nothing on a producer’s page and among live games, and both fit their screen @phone', async ({
  page,
}) => {
  for (const path of ['/producers/tidehouse', '/live/all', '/live/table']) {
    await open(page, path);
    await expect(cards(page).first()).toBeVisible();
    await expectToFit(page, path);
    await expectAccessible(page);
  }
});

test('[LOBBY-13] more games come before the end, and the way back from a game leads to where one was @phone', async ({
  page,
  expected,
}) => {
  test.slow();
  // The game itself is nobody's here: what it says about that is not this journey's business.
  expected.push(/./);
  await open(page, '/games');
  await expect(cards(page)).toHaveCount(40);
  await expect
    .poll(async () => {
      // To the end of the list, not to that of the page: the foot is a screen of its own.
      await page.locator('#main').evaluate((main) => main.scrollIntoView({ block: 'end' }));
      return loaded(page);
    })
    .toBeGreaterThanOrEqual(120);
  // What is far from the screen is not in the page: the end of the list is, its beginning is not.
  await expect(tile(page, 'Ember Fox 0')).toHaveCount(0);
  const far = tile(page, 'Frost Wolf 95');
  await expect
    .poll(async () => {
      // Half a screen at a time, and two frames for the list to draw what has come near.
      await page.evaluate(async () => {
        scrollBy({ top: -innerHeight / 2, behavior: 'instant' });
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      });
      return (await far.count()) > 0 && far.evaluate((card) => card.getBoundingClientRect().top > 0);
    })
    .toBe(true);
  await expect(far).toBeInViewport();
  const place = await page.evaluate(() => scrollY);
  const top = (await far.boundingBox())?.y ?? 0;
  const link = far.getByRole('link', { name: 'Play Frost Wolf 95' });
  await link.dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(5);

  // Another page, and back.
  await page.getByRole('banner').getByRole('link', { name: 'Halley, to the lobby' }).dispatchEvent('click');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/games');
  await expect.poll(() => loaded(page)).toBeGreaterThanOrEqual(120);
  await expect(async () => {
    expect(Math.abs(((await far.boundingBox())?.y ?? 9_999) - top)).toBeLessThan(40);
  }).toPass();
});

test('a next page that fails says so and can be asked for again', async ({ page, expected }) => {
  expected.push(/games_filter/);
  await page.route('**/api/games_filter', (route) => route.abort());
  await open(page, '/games');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('The next games did not load.')).toBeVisible();
  await page.unroute('**/api/games_filter');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect.poll(() => loaded(page)).toBeGreaterThanOrEqual(80);
});

test('[TILE-02] a game that does not take the player’s money is locked; the others are not', async ({ page }) => {
  await joinAs(page, { ...canadian, currency: 'EUR' });
  await open(page, '/games');
  const locked = tile(page, 'Ember Fox 7');
  await expect(locked.getByText('Not in EUR')).toBeVisible();
  await expect(locked.getByRole('link')).toHaveCount(0);
  await expect(tile(page, 'Lantern Koi 6').getByRole('link', { name: 'Play Lantern Koi 6' })).toBeVisible();
  await expectAccessible(page);
});

test('[TILE-05] [ROUTE-49] a favourite is kept, taken back when the house refuses, and removed again @phone-deep', async ({
  page,
  expected,
}) => {
  expected.push(/favorite_games/);
  await joinAs(page, canadian);
  await open(page, '/games');
  const fox = tile(page, 'Moon Lotus 2');
  const heart = fox.getByRole('button', { name: 'Favourite: Moon Lotus 2' });
  await fox.getByRole('link', { name: 'Play Moon Lotus 2' }).focus();
  // The heart is filled at once; a page that is left before the house has heard of it would take it back.
  const saved = page.waitForResponse(/favorite_games/);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).status()).toBe(200);
  await page.goto('/favorite-games');
  expect(await names(page)).toEqual(['Moon Lotus 2']);

  await open(page, '/games');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/api/player/favorite_games/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await heart.click();
  await expect(page.getByText('That was not saved')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/api/player/favorite_games/*');
  const removed = page.waitForResponse(/favorite_games/);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect((await removed).ok()).toBe(true);
  await page.goto('/favorite-games');
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await expectAccessible(page);
});

test('[ROUTE-49] favourites are for players: a guest registers first', async ({ page }) => {
  await page.goto('/favorite-games');
  await expect(page).toHaveURL(`/registration?redirect=${encodeURIComponent('/favorite-games')}`);
});

test('a full lobby: rows with arrows, swiped on a phone, each with all its games behind it @phone', async ({ page }, {
  project,
}) => {
  await open(page, '/');
  const row = page.getByRole('region', { name: 'Top' });
  await expect(row.getByRole('article')).toHaveCount(16);
  const scrolled = () => row.getByRole('list').evaluate((list) => list.scrollLeft);
  if (project.name === 'phone') {
    await row.getByRole('list').evaluate((list) => list.scrollBy({ left: 300 }));
  } else {
    await expect(row.getByRole('button', { name: 'Earlier in the row' })).toBeDisabled();
    await row.getByRole('button', { name: 'Further in the row' }).click();
    await expect(row.getByRole('button', { name: 'Earlier in the row' })).toBeEnabled();
  }
  await expect.poll(scrolled).toBeGreaterThan(200);
  await expectAccessible(page);
  await row.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL('/categories/top');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top');
  await expectAccessible(page);
});

import type { Page } from '@playwright/test';
import { dice, expect, expectAccessible, fillRegistration, gameFrame, newEmail, open, test } from './halley.ts';
import { joinAs } from './players.ts';

/** What lies below the banners is brought to life after them. */
async function alive(page: Page) {
  await page.waitForFunction(() => {
    const tile = document.querySelector('#main article h3 a');
    return tile && Object.keys(tile).some((name) => name.startsWith('__reactProps'));
  });
}

/** Banners are articles too; a tile has its name below its picture. */
const diceTile = (page: Page) => page.locator('#main article:has(> h3)').filter({ hasText: 'Orbit Dice' }).first();

test('[ROUTE-42] main is the lobby with its banner, its largest picture in the page itself', async ({ request }) => {
  const html = await (await request.get('/', { headers: { 'accept-language': 'en' } })).text();
  expect(html).toContain('Games you can check');
  expect(html).toMatch(
    /<img[^>]+src="data:image\/svg\+xml[^>]+fetchPriority="high"|fetchPriority="high"[^>]*data:image/i,
  );
  expect(html).toContain('Play Orbit Dice');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+"/);
});

test('[TILE-01] [TILE-07] a guest looks at a tile and plays its demo @phone', async ({ page }, { project }) => {
  await open(page, '/');
  await alive(page);
  const tile = diceTile(page);
  const demo = tile.getByRole('link', { name: 'Try demo: Orbit Dice' });
  await tile.scrollIntoViewIfNeeded();
  await expect(demo).toBeHidden();
  if (project.name === 'phone') {
    await tile.getByRole('link', { name: 'Play Orbit Dice' }).tap();
    await expect(page).toHaveURL('/');
  } else await tile.hover();
  await expect(demo).toBeVisible();
  await demo.click();
  await expect(page).toHaveURL(`${dice}?mode=demo`);
  await expect(gameFrame(page).getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
});

test('[TILE-01] the keyboard sees what a pointer sees, in order', async ({ page }) => {
  await open(page, '/');
  await alive(page);
  const tile = diceTile(page);
  await tile.getByRole('link', { name: 'Play Orbit Dice' }).focus();
  const demo = tile.getByRole('link', { name: 'Try demo: Orbit Dice' });
  await expect(demo).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(demo).toBeFocused();
});

test('[TILE-06] a guest who wants to play registers and comes back to the game @phone-deep', async ({ page }, {
  project,
}) => {
  await open(page, '/');
  await alive(page);
  const play = diceTile(page).getByRole('link', { name: 'Play Orbit Dice' });
  await play.scrollIntoViewIfNeeded();
  if (project.name === 'phone') {
    await play.tap();
    await play.tap();
  } else await play.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await fillRegistration(page, newEmail());
  await expect(page).toHaveURL(`${dice}?mode=real`);
  await expect(gameFrame(page).getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
});

test('a player’s lobby has what was played and what is liked, and nothing that is empty @phone-deep', async ({
  page,
}) => {
  await joinAs(page, { country: 'CA' });
  await open(page, '/');
  await alive(page);
  await expect(page.getByRole('region', { name: 'Pick up where you left off' })).toBeHidden();
  const heart = diceTile(page).getByRole('button', { name: 'Favourite: Orbit Dice' });
  await diceTile(page).getByRole('link', { name: 'Play Orbit Dice' }).focus();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.goto('/favorite-games');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favourites');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('the random card leads to a game; guests play its demo', async ({ request }) => {
  const answer = await request.get('/random-game?category=exclusive', { maxRedirects: 0 });
  const filter = { device: 'desktop', page_size: 100, filter: { categories: { identifiers: ['exclusive'] } } };
  const { data } = await (await request.post('/api/games_filter', { data: filter })).json();
  const exclusive = data.map((game: { provider: string; seo_title: string }) => `${game.provider}/${game.seo_title}`);
  const [, identifier] = /^\/play\/([^?]+)\?mode=demo$/.exec(answer.headers().location ?? '') ?? [];
  expect(exclusive).toContain(identifier);
  const none = await request.get('/random-game?category=unheard-of', { maxRedirects: 0 });
  expect(none.headers().location).toBe('/');
});

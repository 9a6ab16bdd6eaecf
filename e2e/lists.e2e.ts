import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './halley.ts';
import { listManyGames } from './many-games.ts';

// Every list's address, title and games, filters without script, favourites and locks: site/src/catalogue.

const cards = (page: Page) => page.locator('#main article');
/** How many the list says it has; those far from the screen are not in the page. */
const loaded = async (page: Page) => Number((await page.getByText(/^\d+ of \d+ games$/).textContent())?.split(' ')[0]);
const tile = (page: Page, name: string) =>
  cards(page).filter({ has: page.locator('h3', { hasText: new RegExp(`^${name}$`) }) });

test('filters stand in the address: chosen, kept by the way back, and taken back @phone', async ({ page }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  await open(page, '/games');
  const form = page.getByRole('form', { name: 'Filter and sort' });
  if (isPhone) await page.getByRole('button', { name: 'Filter and sort' }).click();
  await form.getByText('Studios', { exact: true }).first().click();
  await form.getByRole('checkbox', { name: 'Kepler Works' }).check();
  // The bar is followed at once, the sheet when it goes.
  if (!isPhone) await expect(page).toHaveURL('/games?provider=kepler');
  await expectAccessible(page, 'studios to choose from');
  await page.keyboard.press('Escape');
  if (isPhone) await expect(form).toBeHidden();
  await expect(page).toHaveURL('/games?provider=kepler');
  await expect(cards(page)).toHaveCount(2);

  // Another page, and back.
  await page.getByRole('link', { name: 'Fairness' }).first().dispatchEvent('click');
  await expect(page).toHaveURL('/fairness');
  await page.goBack();
  await expect(page).toHaveURL('/games?provider=kepler');
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Remove filter: Kepler Works' }).click();
  await expect(page).toHaveURL('/games');
});

test('a row of the lobby has arrows, and is swiped on a phone @phone', async ({ page }, { project }) => {
  await open(page, '/');
  const row = page.getByRole('region', { name: 'Top' });
  expect(await row.getByRole('article').count()).toBeGreaterThan(10);
  const scrolled = () => row.getByRole('list').evaluate((list) => list.scrollLeft);
  if (project.name === 'phone') {
    await row.getByRole('list').evaluate((list) => list.scrollBy({ left: 300 }));
  } else {
    await expect(row.getByRole('button', { name: 'Earlier in the row' })).toBeDisabled();
    await row.getByRole('button', { name: 'Further in the row' }).click();
    await expect(row.getByRole('button', { name: 'Earlier in the row' })).toBeEnabled();
  }
  await expect.poll(scrolled).toBeGreaterThan(200);
  await expect(row.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/categories/top');
});

test('[LOBBY-13] more games come before the end, and the way back from a game leads to where one was @operator', async ({
  page,
  expected,
}) => {
  // The game itself is nobody's here: what it says about that is not this journey's business.
  expected.push(/./);
  await listManyGames();
  await open(page, '/games');
  await expect(cards(page)).toHaveCount(40);
  // To the end of the list, not to that of the page: the foot is a screen of its own.
  const toTheEnd = () => page.locator('#main').evaluate((main) => main.scrollIntoView({ block: 'end' }));
  await expect
    .poll(async () => {
      await toTheEnd();
      return loaded(page);
    })
    .toBeGreaterThanOrEqual(120);
  // The games that were counted may have come after the scroll.
  await toTheEnd();
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
  await far.getByRole('link', { name: 'Play Frost Wolf 95' }).dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(5);

  // Another page, and back.
  await page.getByRole('link', { name: 'Fairness' }).first().dispatchEvent('click');
  await expect(page).toHaveURL('/fairness');
  await page.goBack();
  await expect(page).toHaveURL('/games');
  await expect.poll(() => loaded(page)).toBeGreaterThanOrEqual(120);
  await expect(async () => {
    expect(Math.abs(((await far.boundingBox())?.y ?? 9_999) - top)).toBeLessThan(40);
  }).toPass();
});

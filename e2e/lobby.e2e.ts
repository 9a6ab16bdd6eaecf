import type { Page } from '@playwright/test';
import { dice, expect, gameFrame, open, test } from './halley.ts';

/** What lies below the banners is brought to life after them. */
async function alive(page: Page) {
  await page.waitForFunction(() => {
    const tile = document.querySelector('#main article h3 a');
    return tile && Object.keys(tile).some((name) => name.startsWith('__reactProps'));
  });
}

/** Banners are articles too; a tile has its name below its image. */
const diceTile = (page: Page) => page.locator('#main article:has(> h3)').filter({ hasText: 'Orbit Dice' }).first();

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

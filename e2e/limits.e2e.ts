import { dice, expect, expectAccessible, open, openGameMenu, test } from './halley.ts';
import { joinAs } from './players.ts';

// What limits do, say and refuse is in `site/src/limits/limits.journey.test.tsx`.
test('[PP-27] a pause is one press away on a game: it closes at once @phone', async ({ page, expected, isMobile }) => {
  expected.push(/status of 40[13]/);
  await joinAs(page);
  await open(page, `${dice}?mode=real`);
  await expect(page.locator('#game-frame')).toBeVisible();
  await openGameMenu(page);
  await page.getByRole('link', { name: 'Take a break' }).click();
  const dialog = page.getByRole('dialog', { name: /^Break until tomorrow/ });
  await expect(dialog).toContainText('You can log in any time to withdraw');
  if (!isMobile) await expectAccessible(page, 'the pause');
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const lines = await dialog.locator('fieldset label').evaluateAll((choices) => {
    const tops = choices.map((choice) => choice.getBoundingClientRect().top);
    return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  });
  expect(Math.min(...lines), 'no length stands alone in its line').toBeGreaterThan(1);
  if (viewport) await page.setViewportSize(viewport);
  await dialog.getByRole('button', { name: 'Start the break now' }).click();
  await expect(page.getByRole('dialog', { name: 'Your break has begun' })).toBeVisible();
  await expect(page.locator('#game-frame')).toHaveCount(0);
  await page.getByRole('button', { name: 'To the start page' }).click();
  await expect(page).toHaveURL('/');
});

import { dice, expect, gameFrame, open, test } from './halley.ts';

// Addresses, refusals and what lies beneath are in `site/src/modals/*.journey.test.tsx` and `site/src/identity`.

test('the keyboard stays inside a modal; Escape and back close it, the page beneath stays and the focus returns', async ({
  page,
}) => {
  await open(page, '/fairness');
  const link = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  const dialog = page.getByRole('dialog');
  await link.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/fairness');

  await link.click();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expect(page.locator('h1', { hasText: 'You do not have to trust us' })).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL('/fairness');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  // From log-in to registration and out again is one step back.
  await link.click();
  await dialog.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/registration');
  await expect(page.getByRole('dialog', { name: 'Create account' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/fairness');
});

test('a modal over a game leaves the game where it was', async ({ page }) => {
  await open(page, `${dice}?mode=demo`);
  await expect(gameFrame(page).getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.locator('#game-frame')).toBeAttached();
});

import { dice, expect, expectAccessible, gameFrame, lobbyIn, open, test } from './halley.ts';
import { joinAs } from './players.ts';

// How pages of each kind fit, at every size: every-route.e2e.ts.

test('axe finds nothing among the bricks @phone-deep', async ({ page }) => {
  await page.goto('/demo/ui');
  await expectAccessible(page);
});

test('axe finds nothing for a player: lobby and menu @phone-deep', async ({ page }) => {
  await joinAs(page);
  await open(page, '/');
  await page.getByTestId('balance').click();
  await expectAccessible(page, 'lobby and menu');
});

test('axe finds nothing in a game @phone-deep', async ({ page }) => {
  await joinAs(page);
  await open(page, `${dice}?mode=real`);
  await gameFrame(page).getByRole('button').first().waitFor();
  await expectAccessible(page);
});

test('offline is said, and taken back; what had not come yet stays as it was drawn', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(lobbyIn(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(lobbyIn(page)).toBeVisible();
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await open(page, '/fairness');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('movement is left out for who asks for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/login');
  const animation = await page.getByRole('dialog').evaluate((element) => getComputedStyle(element).animationName);
  expect(animation).toBe('none');
});

import { expect, lobbyIn, open, register, test } from './halley.ts';
import { editPlayer, joinAs, wholeProfile } from './players.ts';

test('[ROUTE-32] [ROUTE-34] open pages answer', async ({ request }) => {
  for (const path of ['/sport', '/sport/football', '/oops', '/ffc', '/de/sport', '/en-AU/ffc']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  expect(await (await request.get('/sport', { headers: { 'accept-language': 'en' } })).text()).toContain(
    'Betting is not open here',
  );
});

test('[GUARD-05] [GUARD-06] [ROUTE-12] the cashier opened directly, or from sign-up, lies over main', async ({
  page,
}) => {
  await register(page, '/registration?redirect=%2Fdeposit');
  // A newcomer's profile is not whole: that comes first.
  await expect(page.getByRole('dialog', { name: 'Your details' })).toBeVisible();
  await expect(lobbyIn(page)).toBeAttached();
  for (const path of ['/cashbox', '/withdraw', '/accounts/EUR/deposit']) {
    await open(page, path);
    await expect(page.getByRole('dialog')).toContainText('€1,000.00');
    await expect(lobbyIn(page)).toBeAttached();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
});

test('[ROLE-04] what guests and players find in the head of the page', async ({ page }) => {
  await open(page, '/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Create account' })).toBeVisible();
  await expect(page.getByTestId('balance')).toBeHidden();
  await joinAs(page);
  await open(page, '/');
  await page.getByTestId('balance').click();
  const menu = page.locator('#account-menu');
  for (const [name, path] of [
    ['Notifications', '/notifications'],
    ['Favourites', '/favorite-games'],
    ['Profile', '/profile'],
  ] as const) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', path);
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
  await editPlayer(page, wholeProfile);
  await open(page, '/');
  await page.getByTestId('balance').click();
  await menu.getByRole('link', { name: 'Deposit' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  await page.goBack();
  await page.getByTestId('balance').click();
  await menu.getByRole('link', { name: 'Cashier' }).click();
  await expect(page.getByRole('dialog', { name: 'Cashier' })).toBeVisible();
});

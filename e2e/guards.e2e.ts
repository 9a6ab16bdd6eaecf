import { expect, fillRegistration, guarded, lobbyIn, newEmail, open, register, settled, test } from './halley.ts';
import { editPlayer, joinAs, wholeProfile } from './players.ts';

test('[GUARD-01] a guest who opens a page for players is sent to registration and then to it', async ({ page }) => {
  await open(page, '/profile');
  await expect(page).toHaveURL('/registration?redirect=%2Fprofile');
  const email = newEmail();
  await fillRegistration(page, email);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('main')).toContainText(email);
});

test('[GUARD-01] the full path is kept, with its language', async ({ page }) => {
  await page.goto('/de/profile?tab=1');
  await expect(page).toHaveURL('/de/registration?redirect=%2Fde%2Fprofile%3Ftab%3D1');
});

test('[GUARD-01] every page for players', async ({ request }) => {
  for (const path of [
    '/cashbox',
    '/dashboard',
    '/deposit',
    '/accounts/EUR/deposit',
    '/deposit-bonus',
    '/withdraw',
    '/deposit-fast',
    '/profile',
    '/users',
    '/profile/gifts',
    '/profile/limits',
    '/profile/promocode',
  ]) {
    for (const suffix of ['', '.data']) {
      const answer = await request.get(`${path}${suffix}`, { maxRedirects: 0 });
      const said = suffix ? await answer.text() : answer.headers().location;
      expect(said, path + suffix).toContain(`/registration?redirect=${encodeURIComponent(path)}`);
    }
  }
});

test('[ROUTE-26] [ROUTE-27] [ROUTE-28] [ROUTE-33] what mails lead to needs no log-in, and keeps its query', async ({
  request,
}) => {
  const confirm = await request.get('/profile/limits/confirm?token=a', { maxRedirects: 0 });
  expect(confirm.status()).toBe(200);
  for (const [from, to] of [
    ['/profile/password/edit?reset_password_token=a', '/new-password?reset_password_token=a'],
    ['/profile/confirmation?confirmation_token=a', '/confirmation?confirmation_token=a'],
    ['/de/profile/password/edit?a=1', '/de/new-password?a=1'],
    ['/accounts/history', '/'],
    ['/accounts/history/', '/accounts/history'],
    ['/profile/?a=1', '/profile?a=1'],
  ]) {
    const answer = await request.get(from ?? '', { maxRedirects: 0 });
    expect(answer.headers().location, from).toBe(to);
  }
});

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

test('[ROUTE-41] [ROLE-01] below /guest a player sees the site as a guest, and links stay there', async ({ page }) => {
  await joinAs(page);
  await open(page, '/guest');
  await expect(page.getByTestId('balance')).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Fairness' }).click();
  await expect(page).toHaveURL('/guest/fairness');
  await open(page, '/fairness');
  await expect(page.getByTestId('balance')).toBeVisible();
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

test('[GUARD-07] a flag leads a player from main to the gifts, once', async ({ page }) => {
  await joinAs(page);
  await open(page, '/fairness');
  await page.evaluate(() => localStorage.setItem('goToGifts', '1'));
  await open(page, '/');
  await expect(page).toHaveURL('/profile/gifts');
  await open(page, '/');
  await guarded(page);
  await expect(page).toHaveURL('/');
});

test('[GUARD-02] a player who opens a page for guests is sent to main', async ({ page }) => {
  await joinAs(page);
  for (const path of [
    '/login',
    '/sign-in',
    '/registration',
    '/sign-up',
    '/remind',
    '/new-password',
    '/email-verify',
    '/confirmation',
    '/sport/login',
    '/sport/registration',
  ]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.headers().location, path).toBe('/');
  }
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const target of ['https://example.com/', '//example.com/', '/\\example.com', 'javascript:alert(1)']) {
  test(`after log-in nobody is sent to ${target}`, async ({ page }) => {
    await open(page, `/registration?redirect=${encodeURIComponent(target)}`);
    await fillRegistration(page, newEmail());
    await expect(page.getByTestId('balance')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await settled(page);
  });
}

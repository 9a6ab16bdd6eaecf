import { expect, guarded, open, test } from './halley.ts';

test('[HASH-01] [HASH-02] [HASH-03] a hash opens its modal over the page', async ({ page }) => {
  for (const [hash, title] of [
    ['#sign-in', 'Log in'],
    ['#sign-up', 'Create account'],
    ['#remind', 'Forgotten password'],
  ] as const) {
    // From elsewhere: on the same page it would be a hash that appears later.
    await page.goto('about:blank');
    await page.goto(`/fairness${hash}`);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(page.locator('h1', { hasText: 'You do not have to trust us' })).toBeAttached();
  }
});

test('[HASH-04] each hash of a new password opens it, and the query goes along', async ({ page }) => {
  for (const hash of ['#new-password', '#users/password/edit', '#profile/password/edit']) {
    await page.goto('about:blank');
    await page.goto(`/?reset_password_token=abc${hash}`);
    await expect(page.getByRole('dialog'), hash).toBeVisible();
    await expect(page).toHaveURL(/\/new-password\?reset_password_token=abc$/);
  }
});

test('[HASH-05] a hash that appears later works too, stays for a second and closes to the page', async ({ page }) => {
  await open(page, '/fairness');
  await guarded(page);
  const start = await page.evaluate(() => {
    window.location.hash = 'sign-in';
    return performance.now();
  });
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  const gone = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const look = () => (window.location.hash === '' ? done(performance.now()) : requestAnimationFrame(look));
        look();
      }),
  );
  expect(gone - start).toBeGreaterThan(900);
  await expect(page).toHaveURL('/login');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/fairness');
});

test('[HASH-06] [HASH-07] betting, and a section of it', async ({ page }) => {
  await page.goto('/#sport');
  await expect(page).toHaveURL('/sport');
  await page.goto('/fairness#sport_football');
  await expect(page).toHaveURL('/sport/football');
});

test('[HASH-08] #chat opens support', async ({ page }) => {
  await page.goto('/#chat');
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

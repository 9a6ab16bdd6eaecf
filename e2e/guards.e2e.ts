import { expect, fillRegistration, newEmail, open, register, settled, test } from './halley.ts';

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

test('[GUARD-02] a player who opens a page for guests is sent to main', async ({ page }) => {
  await register(page);
  for (const path of ['/login', '/sign-in', '/registration', '/sign-up']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
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

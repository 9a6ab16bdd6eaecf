import { expect, guarded, open, test } from './halley.ts';

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

test('[HASH-08] #chat opens support', async ({ page }) => {
  await page.goto('/#chat');
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

import { expect, guarded, open, test } from './halley.ts';

// The name the house goes by is the one that has the licence.
test.use({ name: 'localhost' });

test('[GEO-09] [MODAL-19] [STORE-05] Estonia: log-in opens, registration does not, the licence is told once', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'x-demo-country', value: 'EE', url: baseURL ?? '' }]);
  await open(page, '/fairness');
  await page
    .getByRole('dialog', { name: 'The Estonian licence applies here' })
    .getByRole('button', { name: 'I understand' })
    .click();
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Create account' })).toHaveAttribute('aria-disabled', 'true');
  await expect(banner.getByRole('link', { name: 'Log in' })).not.toHaveAttribute('aria-disabled', 'true');
  await banner.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await open(page, '/');
  await guarded(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('estoniaPopupShown'))).toBe('1');
});

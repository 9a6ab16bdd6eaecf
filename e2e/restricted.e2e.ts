import { dice, expect, guarded, lobbyIn, open, test } from './halley.ts';

const registration = 'Registration restricted in your country';
const login = 'Login not available in your country';

for (const [tier, country] of [
  ['partial', 'FR'],
  ['full', 'PL'],
] as const) {
  test(`[GUARD-03] [GUARD-04] a guest of the ${tier} tier (${country}): every way in is closed by the server`, async ({
    request,
  }) => {
    for (const [path, words] of [
      ['/login', login],
      ['/sign-in', login],
      ['/sport/login', login],
      ['/registration', registration],
      ['/sign-up', registration],
      ['/sport/registration', registration],
      [dice, registration],
    ] as const) {
      const answer = await request.get(path, { headers: { 'x-demo-country': country, 'accept-language': 'en' } });
      expect(answer.status(), path).toBe(451);
      expect(await answer.text(), path).toContain(words);
    }
    for (const path of ['/', '/fairness', `${dice}/rules`, '/terms-and-conditions']) {
      const answer = await request.get(path, { headers: { 'x-demo-country': country } });
      expect(answer.status(), path).toBe(200);
    }
  });
}

test.describe('in the page', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'x-demo-country', value: 'FR', url: baseURL ?? '' }]);
  });

  test('[TOAST-02] [GEO-08] [GEO-09] warned, disabled, and a press goes nowhere', async ({ page }) => {
    await open(page, '/fairness');
    await guarded(page);
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices).toContainText('closed to new players from your country');
    for (const [name, words] of [
      ['Log in', login],
      ['Create account', registration],
    ] as const) {
      const link = page.getByRole('banner').getByRole('link', { name });
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await link.click({ force: true });
      await expect(notices).toContainText(words);
      await expect(page).toHaveURL('/fairness');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test('[GUARD-04] [ERR-11] a game is not opened', async ({ page }) => {
    await open(page, '/');
    await guarded(page);
    await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Orbit Dice' }).click();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText(registration);
    await expect(page).toHaveURL('/');
  });

  test('a deep link shows main and the warning, no form @phone-deep', async ({ page, expected }) => {
    expected.push(/451/);
    await open(page, '/registration');
    await expect(page.getByRole('main')).toContainText(registration);
    await expect(lobbyIn(page)).toBeAttached();
    await guarded(page);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

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

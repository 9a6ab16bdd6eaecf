import { expect, expectAccessible, expectToFit, guarded, open, settled, test } from './halley.ts';
import { joinAs } from './players.ts';

const pages = [
  '/about',
  '/terms-and-conditions',
  '/cookie-policy',
  '/responsible-gaming',
  '/awards',
  '/support',
  '/promotions',
  '/articles/how-limits-work',
];

test('axe finds nothing on pages of text, they fit every screen, and longer words too @phone', async ({ page }) => {
  test.slow();
  for (const path of [...pages, '/de/privacy-policy', '/fr-CA/support']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectToFit(page, path);
    await expectAccessible(page);
  }
});

test('[CMS-01] [CMS-03] the terms are the text of the visitor’s licence, at one address', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, '/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions');
  const usual = await page.locator('.article-text').innerText();
  await context.addCookies([{ name: 'x-demo-country', value: 'AU', url: baseURL }]);
  await open(page, '/terms-and-conditions');
  await expect(page).toHaveURL('/terms-and-conditions');
  expect(await page.locator('.article-text').innerText()).not.toBe(usual);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/terms-and-conditions`);
});

test('a text is read by its contents, its links stay in the app and in the language', async ({ page }) => {
  await open(page, '/de/responsible-gaming');
  await guarded(page);
  const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' });
  await contents.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/de\/responsible-gaming#.+/);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('.article-text a[href="/de/support"]').first().click();
  await expect(page).toHaveURL('/de/support');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  // A page for players: a guest is asked in, and brought to it in the same language afterwards.
  await open(page, '/de/responsible-gaming');
  await guarded(page);
  await page.locator('.article-text a[href="/de/profile/limits"]').first().click();
  await expect(page).toHaveURL(`/de/registration?redirect=${encodeURIComponent('/de/profile/limits')}`);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[ROUTE-76] from responsible gaming a player is at limits and breaks with one press @phone-deep', async ({
  page,
}) => {
  await joinAs(page);
  await open(page, '/responsible-gaming');
  const care = page.getByRole('region', { name: 'Limits and breaks' });
  await expect(care.getByRole('link', { name: 'Self-exclusion' })).toHaveAttribute('href', '/profile/limits#exclusion');
  await care.getByRole('link', { name: 'Take a break' }).click();
  await expect(page).toHaveURL('/profile/limits#break');
  await page.goBack();
  await care.getByRole('link', { name: 'Set a limit' }).click();
  await expect(page).toHaveURL('/profile/limits');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[ROUTE-59] support answers questions, articles are there to read', async ({ page }) => {
    await page.goto('/support');
    const question = page
      .locator('details')
      .filter({ has: page.locator('summary') })
      .last();
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
    expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('"FAQPage"');
    await page.goto('/about');
    const articles = page.getByRole('region', { name: 'Worth reading' }).getByRole('link');
    expect(await articles.count()).toBeLessThanOrEqual(6);
    await articles.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});

test('the manifest speaks the language of the page, with icons that exist', async ({ page, request }) => {
  await page.goto('/de');
  await settled(page);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(href).toBe('/de/manifest.webmanifest');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ lang: 'de', id: '/', start_url: '/?pwaType=native' });
  const files = [...manifest.icons, ...manifest.screenshots] as { src: string; sizes: string }[];
  for (const { src } of files) expect((await request.get(src)).status(), src).toBe(200);
  for (const { url } of manifest.shortcuts as { url: string }[]) {
    expect((await request.get(url)).status(), url).toBe(200);
  }
});

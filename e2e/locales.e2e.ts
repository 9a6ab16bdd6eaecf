import { expect, open, test } from './halley.ts';

const titles = {
  en: 'Games you can check',
  de: 'Spiele zum Nachprüfen',
  'en-AU': 'Games you can check',
  'en-CA': 'Games you can check',
  'fr-CA': 'Des jeux vérifiables',
  'en-NZ': 'Games you can check',
  no: 'Spill du kan kontrollere',
  it: 'Giochi che puoi verificare',
  'en-KW': 'lobby.title',
};

test('every prefix speaks its language, and its links stay in it [I18N-01] [ROUTE-39]', async ({ page }) => {
  test.slow();
  for (const [locale, title] of Object.entries(titles)) {
    await open(page, `/${locale}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.locator(`aside a[href="/${locale}/fairness"]`).first().click();
    await expect(page).toHaveURL(`/${locale}/fairness`);
  }
});

test('[F-79] the longest title of a banner stays off what the picture shows', async ({ page }) => {
  await open(page, '/fr-CA');
  const banner = page.locator('main article').first();
  const title = banner.getByRole('heading');
  const [around, words] = [await banner.boundingBox(), await title.evaluate(widthOfWords)];
  // The subject of every picture stands in its right third.
  expect(words.right - (around?.x ?? 0)).toBeLessThanOrEqual((around?.width ?? 0) * 0.667);
});

/** Of the words themselves: their box may be wider. */
function widthOfWords(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().toJSON() as DOMRect;
}

test('the language menu changes the page and is remembered', async ({ page, context }) => {
  await open(page, '/fairness');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click();
  await page.getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(page).toHaveURL('/de/fairness');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du musst uns nicht vertrauen');
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie?.value).toBe('ImRlIg==');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 24 * 3600);
  await page.goto('/fairness');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du musst uns nicht vertrauen');
});

test('a modal opened in a language stays in it', async ({ page }) => {
  await open(page, '/it');
  await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).click();
  await expect(page).toHaveURL('/it/login');
  await expect(page.getByRole('dialog', { name: 'Accedi' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/it');
});

test('the browser’s wish, then the country, decide where the address does not', async ({ request }) => {
  const langOf = async (headers: Record<string, string>) => {
    // As a first visit: the cookie of the answer before is not sent along.
    const html = await (await request.get('/', { headers: { cookie: 'none=1', ...headers } })).text();
    return /<html lang="([^"]+)"/.exec(html)?.[1];
  };
  expect(await langOf({ 'accept-language': 'nb-NO,nb;q=0.9,en;q=0.5' })).toBe('no');
  expect(await langOf({ 'accept-language': 'fr-FR,fr' })).toBe('fr-CA');
  expect(await langOf({ 'accept-language': 'xx', 'x-demo-country': 'IT' })).toBe('it');
  expect(await langOf({ 'accept-language': 'de', cookie: 'locale=Iml0Ig==' })).toBe('it');
});

test('each language names the others and itself [SEO-03]', async ({ page, baseURL }) => {
  await page.goto('/de/fairness');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/de/fairness`);
  await expect(page.locator('link[hreflang="fr-CA"]')).toHaveAttribute('href', `${baseURL}/fr-CA/fairness`);
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', `${baseURL}/fairness`);
  await expect(page.locator('link[hreflang="en-KW"]')).toHaveCount(0);
});

test('the catalogue of a language can be read; an unknown one is not there', async ({ request }) => {
  const messages = await (await request.get('/messages/de.json')).json();
  expect(messages['shell.logIn']).toBe('Anmelden');
  expect((await request.get('/messages/xx.json')).status()).toBe(404);
});

import { expect, expectAccessible, open, settled, test } from './halley.ts';

test.use({ asked: true });

const names = async (page: { context(): { cookies(): Promise<{ name: string }[]> } }) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

test('[CONSENT-01] [CONSENT-02] the notice is there until it is answered, without script too @phone', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/')).text()).toContain('Only necessary');
  await page.goto('/?utm_source=mail&stag=77_1');
  const notice = page.getByRole('region', { name: 'Cookies' });
  await expect(notice).toBeVisible();
  await settled(page);
  await expect.poll(() => names(page)).toEqual(['affb_id', 'stag']);
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Only necessary' }).click();
  await expect(notice).toBeHidden();
  const [accepted] = (await page.context().cookies()).filter(({ name }) => name === 'cookies_accepted');
  expect(accepted?.value).toBe('necessary');
  const days = ((accepted?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThan(366);
  await open(page, '/fairness');
  await expect(notice).toBeHidden();
  expect(await names(page)).toEqual(['affb_id', 'cookies_accepted', 'stag']);
});

test('[AFF-03] the campaign is kept once all is accepted', async ({ page }) => {
  await open(page, '/?utm_source=mail&utm_sub_id=5');
  const all = page.getByRole('button', { name: 'Accept all' });
  // The card comes to life by itself, a moment after the page.
  await expect(async () => {
    if (await all.isVisible()) await all.click({ timeout: 1_000 });
    await expect(all).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect.poll(() => names(page)).toEqual(['affb_id', 'cookies_accepted', 'utm_source', 'utm_sub_id']);
});

test('[CONSENT-03] [CONSENT-04] Australia is asked besides @phone', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'x-demo-country', value: 'AU', url: baseURL ?? '' }]);
  await open(page, '/');
  const card = page.getByRole('region', { name: 'For visitors from Australia' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await card.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(card).toBeHidden();
  await open(page, '/fairness');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await expect(card).toBeHidden();
});

test('elsewhere there is no card, and a machine is asked nothing', async ({ request }) => {
  const read = async (headers: Record<string, string>) =>
    (await request.get('/terms-and-conditions', { headers })).text();
  expect(await read({ 'x-demo-country': 'DE', 'accept-language': 'en' })).not.toMatch(
    /<h2[^>]*>For visitors from Australia/,
  );
  expect(await read({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })).not.toContain(
    'Only necessary',
  );
});

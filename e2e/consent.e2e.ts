import { expect, expectAccessible, open, settled, test } from './halley.ts';

test.use({ asked: true });

const names = async (page: { context(): { cookies(): Promise<{ name: string }[]> } }) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

test('[CONSENT-01] [CONSENT-02] the notice is there until it is answered @phone', async ({ page }) => {
  await page.goto('/?utm_source=mail&stag=77_1');
  const notice = page.getByRole('region', { name: 'Cookies' });
  await expect(notice).toBeVisible();
  await settled(page);
  await expect.poll(() => names(page)).toEqual(['affb_id', 'locale', 'stag']);
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
  expect(await names(page)).toEqual(['affb_id', 'cookies_accepted', 'locale', 'stag']);
});

test('[AFF-03] [CONSENT-02] a press before the scripts are there counts, and the campaign is kept', async ({
  page,
}) => {
  const held: (() => Promise<void>)[] = [];
  let arrived = false;
  await page.route('**/assets/*.js', (route) => (arrived ? route.continue() : held.push(() => route.continue())));
  await page.goto('/?utm_source=mail&utm_sub_id=5', { waitUntil: 'commit' });
  const all = page.getByRole('button', { name: 'Accept all' });
  await all.click({ noWaitAfter: true });
  await expect(all).toBeHidden();
  await expect(page).toHaveURL('/?utm_source=mail&utm_sub_id=5');
  arrived = true;
  for (const go of held) await go().catch(() => {});
  await expect.poll(() => names(page)).toEqual(['affb_id', 'cookies_accepted', 'locale', 'utm_source', 'utm_sub_id']);
});

import { createDocuments, usualDocuments, writeDocument } from '../server/src/config/index.ts';
import { secondBrand } from '../server/src/config/testing/second-brand.ts';
import { expect, expectAccessible, lobbyIn, open, test } from './halley.ts';
import { operate } from './operate.ts';

/** All journeys come to 127.0.0.1: this name of the machine belongs to the second brand alone. */
async function writeBrands(host: string): Promise<void> {
  await operate(async (database) => {
    const content = [...usualDocuments.brands, secondBrand(host)];
    const written = await createDocuments({ database }).read('brands');
    if (written.length === content.length) return;
    await database.tx((tx) => writeDocument(tx, { name: 'brands', content, by: 'a journey', at: new Date() }));
  });
}

test('a second brand has its colours, and what is drawn in them can be read; the first keeps its own [CONF-01] @operator', async ({
  page,
  request,
  baseURL,
}) => {
  const host = new URL(baseURL ?? '').host.replace('127.0.0.1', 'localhost');
  await writeBrands(host);
  const there = `http://${host}`;
  await page.context().addCookies([{ name: 'cookies_accepted', value: 'necessary', url: there }]);
  // The copy of the brands that a host is found by is renewed behind a request.
  await expect.poll(async () => (await request.get(there)).text()).toContain('Nova Hall');
  await open(page, there);
  await expect(page.getByRole('link', { name: 'Nova Hall, to the lobby' }).first()).toBeVisible();
  await expect(lobbyIn(page)).toBeVisible();
  const looks = await page.evaluate(() => ({
    page: getComputedStyle(document.documentElement).backgroundColor,
    accent: getComputedStyle(document.documentElement).getPropertyValue('--color-amber'),
  }));
  expect(looks).toEqual({ page: 'rgb(20, 10, 18)', accent: '#9be564' });
  await expectAccessible(page);

  await page.goto(`${baseURL}/fairness`);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(7, 10, 22)');
});

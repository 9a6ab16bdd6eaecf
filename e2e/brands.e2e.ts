import { createDocuments, usualDocuments, writeDocument } from '../server/src/config/index.ts';
import { createDatabase } from '../server/src/kit/index.ts';
import { expect, expectAccessible, lobbyIn, newEmail, open, password, test } from './halley.ts';
import { houseDatabaseUrl } from './house.ts';

// All journeys come to 127.0.0.1: this name of the machine belongs to the second brand alone.
const nova = (host: string) => ({
  ...{ id: 'nova', name: 'Nova Hall', hosts: [host], email: 'help@nova.example', socials: [] },
  ...{ colours: { accent: '#9be564', highlight: '#ffb3d1', background: '#140a12' } },
  ...{ logoUrl: { mobile: '', full: '' } },
  icons: [{ src: '/icons/app-192.png', type: 'image/png', sizes: '192x192' }],
});

async function writeBrands(host: string): Promise<void> {
  const database = createDatabase({ url: houseDatabaseUrl(), maxConnections: 1 });
  try {
    const content = [...usualDocuments.brands, nova(host)];
    const written = await createDocuments({ database }).read('brands');
    if (written.length === content.length) return;
    await database.tx((tx) => writeDocument(tx, { name: 'brands', content, by: 'a journey', at: new Date() }));
  } finally {
    await database.close();
  }
}

test('a second brand has its name, colours, icons and mails; the first keeps its own [CONF-01] @operator', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const host = new URL(baseURL ?? '').host.replace('127.0.0.1', 'localhost');
  await writeBrands(host);
  const there = `http://${host}`;
  await page.context().addCookies([{ name: 'cookies_accepted', value: 'necessary', url: there }]);
  // The copy of the brands that a host is found by is renewed behind a request.
  await expect.poll(async () => (await request.get(there)).text()).toContain('Nova Hall');
  await open(page, there);
  await expect(page.getByRole('link', { name: 'Nova Hall, to the lobby' }).first()).toBeVisible();
  await expect(page).toHaveTitle(/Nova Hall/);
  await expect(lobbyIn(page)).toBeVisible();
  expect(await page.content()).not.toMatch(/Halley(?! Studio)/);
  const looks = await page.evaluate(() => ({
    page: getComputedStyle(document.documentElement).backgroundColor,
    accent: getComputedStyle(document.documentElement).getPropertyValue('--color-amber'),
    icon: document.querySelector('link[rel=icon]')?.getAttribute('href'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
  }));
  expect(looks).toEqual({ page: 'rgb(20, 10, 18)', accent: '#9be564', icon: '/icons/app-192.png', canonical: there });
  await expectAccessible(page);
  const manifest = await (await request.get(`${there}/en/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({
    name: 'Nova Hall',
    short_name: 'Nova Hall',
    icons: [{ src: '/icons/app-192.png' }],
  });

  await open(page, `${there}/terms-and-conditions`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.getByRole('main').innerText()).not.toMatch(/Halley(?! Studio)/);
  await expectAccessible(page);

  const email = newEmail();
  const user = { email, password, terms_acceptance: true, age_acceptance: true, captcha: 'demo' };
  expect((await request.post(`${there}/api/users`, { data: { user } })).status()).toBe(201);
  const mails = async () => (await request.get(`/demo/mail.json?to=${email}`)).json();
  await expect.poll(async () => (await mails())[0]?.subject).toContain('Nova Hall');
  expect((await mails())[0].text).toContain(`${there}/`);

  await open(page, `${baseURL}/`);
  await expect(page).toHaveTitle(/Halley/);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(7, 10, 22)');
});

import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { usualDocuments, writeDocument } from '../../../server/src/config/index.ts';
import { secondBrand } from '../../../server/src/config/testing/second-brand.ts';
import { type JourneyHouse, journeyHouse, newEmail, password, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const host = 'nova.example';
const nova = secondBrand(host);
const write = (content: object) =>
  house.database.tx((tx) => writeDocument(tx, { name: 'brands', content, by: 'a journey', at: new Date() }));

test('[CONF-01] a second brand has its name, colours, icons, texts and mails; the first keeps its own', async () => {
  await write([...usualDocuments.brands, nova]);
  onTestFinished(async () => {
    await write(usualDocuments.brands);
  });
  const guest = await visit(house, '', { script: false, headers: { host } });
  const main = async () => String((await guest.call('GET', '/')).body);
  await expect.poll(main, { timeout: 15_000 }).toContain('Nova Hall');
  await guest.goes('/');
  const { document } = guest.page;
  await guest.finds('link', 'Nova Hall, to the lobby');
  expect(guest.title).toMatch(/Nova Hall/);
  expect(document.documentElement.outerHTML).not.toMatch(/Halley(?! Studio)/);
  const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute('href');
  expect(hrefOf('link[rel=icon]')).toBe('/icons/app-192.png');
  expect(hrefOf('link[rel=canonical]')).toBe(`http://${host}`);
  const manifest = await guest.call<string | object>('GET', '/en/manifest.webmanifest');
  const said = typeof manifest.body === 'string' ? JSON.parse(manifest.body) : manifest.body;
  expect(said).toMatchObject({ name: 'Nova Hall', short_name: 'Nova Hall', icons: [{ src: '/icons/app-192.png' }] });

  await guest.goes('/terms-and-conditions');
  await guest.finds('heading', 'Terms and conditions');
  expect(await guest.within('main').text()).not.toMatch(/Halley(?! Studio)/);

  const email = newEmail();
  const user = { email, password, terms_acceptance: true, age_acceptance: true, captcha: 'demo' };
  const payload = { user };
  const headers = { host, origin: `http://${host}`, 'x-requested-with': 'XMLHttpRequest', 'x-demo-country': 'DE' };
  const joined = await house.app.inject({ method: 'POST', url: '/api/users', headers, payload });
  expect(joined.statusCode, joined.body).toBe(201);
  const mails = () => guest.must<{ subject: string; text: string }[]>('GET', `/demo/mail.json?to=${email}`);
  await expect.poll(async () => (await mails())[0]?.subject, { timeout: 15_000 }).toContain('Nova Hall');
  expect((await mails())[0]?.text).toContain(`http://${host}/`);

  const first = await visit(house, '/', { script: false });
  expect(first.title).toMatch(/Halley/);
  await first.seesNot('Nova Hall');
});

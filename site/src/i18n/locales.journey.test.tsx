import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

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

test.each(Object.entries(titles))('[I18N-01] [ROUTE-39] /%s says: %s', async (locale, title) => {
  const guest = await visit(house, '');
  const html = String((await guest.call('GET', `/${locale}`)).body);
  expect(html).toContain(`<html lang="${locale}"`);
  expect(html).toContain(title);
  expect(html).toContain(`href="/${locale}/fairness"`);
});

test('the language menu changes the page and is remembered', async () => {
  const guest = await visit(house, '/fairness');
  await guest.click('Deutsch', 'link');
  await guest.isAt('/de/fairness');
  await guest.finds('heading', 'Du musst uns nicht vertrauen');
  expect(guest.cookie('locale')).toBe('ImRlIg==');
  await guest.goes('/fairness');
  await guest.finds('heading', 'Du musst uns nicht vertrauen');
  const other = await visit(house, '');
  const kept = (await other.call('GET', '/de/fairness')).headers.get('set-cookie') ?? '';
  expect(Number(/max-age=(\d+)/i.exec(kept)?.[1])).toBeGreaterThan(29 * 24 * 3600);
});

test('a modal opened in a language stays in it', async () => {
  const guest = await visit(house, '/it');
  await guest.within('banner').click('Accedi', 'link');
  await guest.isAt('/it/login');
  await guest.finds('dialog', 'Accedi');
});

test.each([
  [{ 'accept-language': 'nb-NO,nb;q=0.9,en;q=0.5' }, undefined, 'no'],
  [{ 'accept-language': 'fr-FR,fr' }, undefined, 'fr-CA'],
  [{ 'accept-language': 'xx', 'x-demo-country': 'IT' }, undefined, 'it'],
  [{ 'accept-language': 'de' }, 'locale=Iml0Ig==', 'it'],
])('the browser’s wish %o, a cookie %s, then the country decide: %s', async (headers, cookie, wanted) => {
  const guest = await visit(house, '');
  if (cookie) guest.keepCookie(cookie);
  const html = String((await guest.call('GET', '/', undefined, headers as Record<string, string>)).body);
  expect(/<html lang="([^"]+)"/.exec(html)?.[1]).toBe(wanted);
});

test('[SEO-03] each language names the others and itself', async () => {
  const guest = await visit(house, '/de/fairness');
  const { document } = guest.page;
  const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute('href');
  expect(hrefOf('link[rel=canonical]')).toBe(`${house.url}/de/fairness`);
  expect(hrefOf('link[hreflang="fr-CA"]')).toBe(`${house.url}/fr-CA/fairness`);
  expect(hrefOf('link[hreflang="x-default"]')).toBe(`${house.url}/fairness`);
  expect(document.querySelector('link[hreflang="en-KW"]')).toBeNull();
});

test('[API-95] the catalogue of a language can be read, whatever the number of these five minutes; an unknown one is not there', async () => {
  const guest = await visit(house, '');
  for (const query of ['', `?t=${Math.round(Date.now() / 300_000)}`, '?rooms=shell&t=1']) {
    const { body } = await guest.call('GET', `/messages/de.json${query}`);
    expect(body).toHaveProperty(['shell.logIn'], 'Anmelden');
  }
  expect((await guest.call('GET', '/messages/xx.json')).status).toBe(404);
});

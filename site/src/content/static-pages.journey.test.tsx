import { beforeAll, describe, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, type Visitor, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const articleOf = (visitor: Visitor) => visitor.page.document.querySelector('.article-text');

test('[CMS-01] [CMS-03] the terms are the text of the visitor’s licence, at one address', async () => {
  const usual = await visit(house, '/terms-and-conditions', { script: false });
  await usual.finds('heading', 'Terms and conditions');
  const australian = await visit(house, '/terms-and-conditions', { script: false, country: 'AU' });
  await australian.isAt('/terms-and-conditions');
  expect(articleOf(australian)?.textContent).toBeTruthy();
  expect(articleOf(australian)?.textContent).not.toBe(articleOf(usual)?.textContent);
  const canonical = australian.page.document.querySelector('link[rel=canonical]');
  expect(canonical?.getAttribute('href')).toBe(`${house.url}/terms-and-conditions`);
});

describe('a text', () => {
  test('is read by its contents, and its links stay in the app and in the language', async () => {
    const guest = await visit(house, '/de/responsible-gaming');
    const contents = guest.within('navigation', 'Auf dieser Seite');
    const [, second = ''] = await contents.textsOf('link');
    await contents.click(second, 'link');
    await guest.isAt(/^\/de\/responsible-gaming#.+/);
    const { hash } = guest.page.location;
    expect(guest.page.document.getElementById(hash.slice(1))?.textContent).toBe(second);
    const { page } = guest;
    const link = articleOf(guest)?.querySelector('a[href="/de/support"]');
    await guest.within('main').click(link?.textContent ?? 'no link', 'link');
    await guest.isAt('/de/support');
    // Another document would have brought another window.
    expect(guest.page).toBe(page);
  });

  test('leads a guest to a page for players by registration, in the same language', async () => {
    const guest = await visit(house, '/de/responsible-gaming');
    const link = articleOf(guest)?.querySelector('a[href="/de/profile/limits"]');
    await guest.within('main').click(link?.textContent ?? 'no link', 'link');
    await guest.isAt(`/de/registration?redirect=${encodeURIComponent('/de/profile/limits')}`);
    await guest.finds('dialog');
  });
});

test('[ROUTE-76] from responsible gaming a player is at limits and breaks with one click', async () => {
  const player = await visit(house, '/responsible-gaming', { as: 'player' });
  const care = () => player.within('region', 'Limits and breaks');
  const hrefOf = (name: string) =>
    [...player.page.document.querySelectorAll('main section a')]
      .find((link) => link.textContent === name)
      ?.getAttribute('href');
  expect(hrefOf('Self-exclusion')).toBe('/profile/limits#exclusion');
  await care().click('Take a break', 'link');
  await player.isAt('/profile/limits#break');
  await player.goes('/responsible-gaming');
  await care().click('Set a limit', 'link');
  await player.isAt('/profile/limits');
});

describe('without script', () => {
  test('[ROUTE-59] support answers questions, which search engines are told as well', async () => {
    const guest = await visit(house, '/support', { script: false });
    const { document } = guest.page;
    const questions = [...document.querySelectorAll('main details')];
    expect(questions.length).toBeGreaterThan(2);
    for (const question of questions) {
      const asked = question.querySelector('summary')?.textContent ?? '';
      expect(asked.length).toBeGreaterThan(5);
      expect((question.textContent ?? '').length).toBeGreaterThan(asked.length + 10);
    }
    const [facts = ''] = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent,
    );
    expect(facts).toContain('"FAQPage"');
  });

  test('[CMS-08] about has at most six articles to read, and each leads to one', async () => {
    const guest = await visit(house, '/about', { script: false });
    const articles = guest.within('region', 'Worth reading');
    const titles = await articles.textsOf('link');
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.length).toBeLessThanOrEqual(6);
    await articles.click(titles[0] ?? '', 'link');
    await guest.isAt(/^\/articles\/.+/);
    expect(guest.page.document.querySelectorAll('h1')).toHaveLength(1);
  });
});

test('the manifest speaks the language of the page, with icons and shortcuts that exist', async () => {
  const guest = await visit(house, '/de', { script: false });
  const href = guest.page.document.querySelector('link[rel=manifest]')?.getAttribute('href');
  expect(href).toBe('/de/manifest.webmanifest');
  const answer = await guest.call<string | object>('GET', href ?? '');
  const manifest = typeof answer.body === 'string' ? JSON.parse(answer.body) : answer.body;
  expect(manifest).toMatchObject({ lang: 'de', id: '/', start_url: '/?pwaType=native', display: 'standalone' });
  const files = [...manifest.icons, ...manifest.screenshots].map(({ src }: { src: string }) => src);
  const addresses = manifest.shortcuts.map(({ url }: { url: string }) => url);
  expect(files.length).toBeGreaterThan(2);
  for (const path of files) expect((await guest.call('GET', path)).status, path).toBe(200);
  for (const path of addresses) {
    await guest.goes(path);
    expect(guest.status, path).toBe(200);
  }
});

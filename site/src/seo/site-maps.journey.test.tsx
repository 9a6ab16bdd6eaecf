import { beforeAll, describe, expect, test } from 'vitest';
import { isDeep } from '../../../test/deep.ts';
import { type JourneyHouse, journeyHouse } from '../../../test/journey/index.ts';

/** What search engines and whoever reads without script get, as the server sends it. */
const locales = ['en', 'de', 'en-AU', 'en-CA', 'fr-CA', 'en-NZ', 'no', 'it'];
/** One language stands for all of them; the deep run reads each. */
const read = isDeep ? locales : ['de'];
/** A list of one game says this much. */
const fewestWords = 30;
/** What other journeys make and take away meanwhile is theirs: its name ends with a number of its own. */
const ofOthers = /-[0-9a-f]{8}\b/;
/** Addresses that have no language: what is behind them is a file, or leads on in the visitor's own. */
const withoutLanguage = /^\/(assets|files|demo)(\/|\?|$)/;

interface Page {
  url: string;
  path: string;
  status: number;
  html: string;
}

let house: JourneyHouse;
const maps = new Map<string, string[]>();
const pages: Page[] = [];

beforeAll(async () => {
  house = await journeyHouse();
  for (const locale of locales) maps.set(locale, await locationsOf(`/sitemaps/${locale}.xml`));
  for (const locale of read) {
    for (const url of maps.get(locale) ?? []) {
      const path = url.slice(house.url.length) || '/';
      const { statusCode, body } = await get(path);
      pages.push({ url, path, status: statusCode, html: body });
    }
  }
}, 300_000);

const get = (path: string) =>
  house.app.inject({ url: path, headers: { host: new URL(house.url).host, accept: 'text/html' } });

async function locationsOf(path: string): Promise<string[]> {
  const { statusCode, headers, body } = await get(path);
  expect([path, statusCode, String(headers['content-type'])]).toEqual([path, 200, expect.stringContaining('xml')]);
  return all(body, /<loc>([^<]*)<\/loc>/g).filter((url) => !ofOthers.test(url));
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

describe('site maps', () => {
  test('there is one for each language, and each names the same pages', async () => {
    expect((await locationsOf('/sitemap.xml')).sort()).toEqual(
      locales.map((code) => `${house.url}/sitemaps/${code}.xml`).sort(),
    );
    const plain = (code: string) =>
      (maps.get(code) ?? [])
        .map((url) => url.slice(house.url.length).replace(new RegExp(`^/${code}(?=/|$)`), ''))
        .sort();
    expect(plain('en').length).toBeGreaterThan(50);
    for (const code of locales) expect(plain(code), code).toEqual(plain('en'));
  });

  test.each([
    ['about', ''],
    ['privacy-policy', '[ROUTE-35]'],
    ['cookie-policy', '[ROUTE-36]'],
    ['terms-and-conditions', '[ROUTE-37]'],
    ['general-rules', '[ROUTE-38]'],
    ['support', '[ROUTE-59]'],
    ['benefits-of-crypto', '[ROUTE-60]'],
    ['vip', '[ROUTE-63]'],
    ['awards', '[ROUTE-75]'],
    ['responsible-gaming', '[ROUTE-76]'],
    ...['promotions', 'fairness', 'games', 'jackpots', 'articles/how-limits-work', 'play/halley-studio/orbit-dice'].map(
      (path) => [path, ''],
    ),
    ...['producers/halley-studio', 'promo/see-for-yourself'].map((path) => [path, '']),
  ])('/%s is among them, a page with a heading of its own %s', (path) => {
    const url = `${house.url}/de/${path}`;
    expect(maps.get('de')).toContain(url);
    const page = pages.find((one) => one.url === url);
    expect(page?.status).toBe(200);
    expect(
      all(page?.html ?? '', /<h1[^>]*>([\s\S]*?)<\/h1>/g)[0]
        ?.replaceAll(/<[^>]*>/g, '')
        .trim(),
    ).toBeTruthy();
  });

  test('pages of one licence, of players and with questions are not among them', () => {
    const urls = [...maps.values()].flat();
    expect(urls.filter((url) => /terms-and-conditions-(ee|au)|\/home$|\/profile|\/bonus-balance|\?/.test(url))).toEqual(
      [],
    );
  });
});

/** What is wrong with a page for whoever reads it without script, in words. */
function faultsOf({ url, status, html }: Page): string[] {
  if (status !== 200) return [`${url}: ${status}`];
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => holds || faults.push(`${url}: ${fault}`);
  const [head = '', body = ''] = html.split('</head>');
  must(all(head, /<title>([^<]*)<\/title>/g).filter((title) => title.length > 5).length === 1, 'not one title');
  must(all(head, /<meta name="description" content="([^"]{20,})"/g).length === 1, 'not one description');
  must(all(head, /<link rel="canonical" href="([^"]*)"/g).join() === url, 'the canonical address is another');
  must(!/<meta name="robots" content="noindex"/.test(head), 'noindex');
  const alternates = all(head, /<link rel="alternate" hrefLang="([^"]*)"/gi).sort();
  must(alternates.join() === ['x-default', ...locales].sort().join(), `languages: ${alternates}`);
  must(all(head, /<meta property="og:image" content="([^"]+\.jpg)"/g).length === 1, 'no picture to share');
  must(all(body, /<h1[\s>]([\s\S]*?)<\/h1>/g).length === 1, 'not one h1');
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '';
  const words = main.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');
  must(words.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= fewestWords, 'hardly any text');
  return faults;
}

test('[SEO-01] [SEO-03] every address of a site map is a page to read without script: title, description, languages, words', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap(faultsOf)).toEqual([]);
});

interface Linked {
  to: string;
  from: string;
  /** Between languages: the menu of them. */
  isChoice: boolean;
}

function linksOf({ html, path }: Page): Linked[] {
  return [...html.matchAll(/<a\s[^>]*href="([^"#]+)[^>]*>/g)]
    .map(([tag, href = '']) => ({
      to: href.replaceAll('&amp;', '&'),
      from: path,
      isChoice: /hreflang=/i.test(tag),
    }))
    .filter(({ to }) => to.startsWith('/') && !to.startsWith('//'));
}

describe('links', () => {
  const links = () => pages.flatMap(linksOf).filter(({ to }) => !ofOthers.test(to));

  test('none leads to an area that is not open yet', () => {
    const closed = /\/(profile\/(gifts|promocode)|sport|gifts)(\/|\?|$)/;
    expect(links().filter(({ to }) => closed.test(to))).toEqual([]);
  });

  test('each stays in the language of its page, but for those to other languages', () => {
    const languageOf = (path: string) => locales.find((code) => new RegExp(`^/${code}([/?]|$)`).test(path));
    const astray = links().filter(
      ({ to, from, isChoice }) => !isChoice && !withoutLanguage.test(to) && languageOf(to) !== languageOf(from),
    );
    expect([...new Set(astray.map(({ to, from }) => `${to} on ${from}`))]).toEqual([]);
  });

  test('none leads nowhere', { timeout: 120_000 }, async () => {
    const known = new Set(pages.map(({ path }) => path));
    // Once for all languages and questions; the deep run follows each of them.
    const plain = (to: string) => to.replace(new RegExp(`^/(${locales.join('|')})(?=[/?]|$)`), '').replace(/\?.*/, '');
    const once = new Map(links().map((link) => [isDeep ? link.to : plain(link.to), link]));
    const dead: string[] = [];
    for (const { to, from } of once.values()) {
      if (known.has(isDeep ? to : to.replace(/\?.*/, ''))) continue;
      const { statusCode } = await get(to);
      if (statusCode === 404 || statusCode >= 500) dead.push(`${to} (${statusCode}) on ${from}`);
    }
    expect(once.size).toBeGreaterThan(80);
    expect(dead).toEqual([]);
  });
});

test('no picture is missing on any page', { timeout: 120_000 }, async () => {
  const pictures = new Map<string, string>();
  for (const { html, path } of pages) {
    for (const tag of all(html, /<img\s([^>]*)>/g)) {
      for (const picture of all(tag, /[\s"](\/[^\s",]+)/g)) pictures.set(picture.replaceAll('&amp;', '&'), path);
    }
  }
  expect(pictures.size).toBeGreaterThan(50);
  const missing: string[] = [];
  for (const [picture, from] of pictures) {
    let answer = await get(picture);
    if (answer.statusCode === 302) answer = await get(String(answer.headers.location));
    const { statusCode, headers } = answer;
    if (statusCode !== 200 || !String(headers['content-type']).startsWith('image/'))
      missing.push(`${picture} (${statusCode}) on ${from}`);
  }
  expect(missing).toEqual([]);
});

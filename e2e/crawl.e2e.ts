import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './halley.ts';

// No browser is opened: whatever is found here is there without any script.

const locales = ['en', 'de', 'en-AU', 'en-CA', 'fr-CA', 'en-NZ', 'no', 'it'];
const localePrefix = new RegExp(`(?<=^https?://[^/]+)/(${locales.join('|')})(?=/|$)`);
const atOnce = 6;
/** A list of one game says this much. */
const fewestWords = 30;
/** What other journeys make and take away meanwhile is theirs. */
const ofOthers = /\/((night|tiny)-[0-9a-f]{8}|(producers|play)\/nova-[^/]+.*)$/;

async function each<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

interface Seen {
  url: string;
  html: string;
}

/** What is wrong with a page for whoever reads it without script, in words. */
function faultsOf({ url, html }: Seen): string[] {
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

const linksOf = (html: string, origin: string) =>
  all(html, /<a\s[^>]*href="([^"#]+)[^"]*"/g)
    .map((href) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
    .map((href) => origin + href);

const picturesOf = (html: string, origin: string) =>
  all(html, /<img\s([^>]*)>/g)
    .flatMap((tag) => all(tag, /[\s"](\/[^\s",]+)/g))
    .map((path) => origin + path.replaceAll('&amp;', '&'));

async function locationsOf(request: APIRequestContext, url: string): Promise<string[]> {
  const response = await request.get(url);
  expect(response.status(), url).toBe(200);
  expect(response.headers()['content-type'], url).toContain('xml');
  return all(await response.text(), /<loc>([^<]*)<\/loc>/g);
}

test('[SEO-01] [SEO-03] [ROUTE-35] [ROUTE-36] [ROUTE-37] [ROUTE-38] [ROUTE-59] [ROUTE-60] [ROUTE-63] [ROUTE-74] [ROUTE-75] [ROUTE-76] every address of every site map is a page to read without script, no link on it leads nowhere and no picture on it is missing', async ({
  request,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  test.setTimeout(300_000);
  const maps = await locationsOf(request, `${baseURL}/sitemap.xml`);
  expect(maps).toEqual(locales.map((code) => `${baseURL}/sitemaps/${code}.xml`).sort(byOrderOf(maps)));
  const urls = (await Promise.all(maps.map((map) => locationsOf(request, map))))
    .flat()
    .filter((url) => !ofOthers.test(url));
  for (const path of [
    ...['about', 'privacy-policy', 'cookie-policy', 'terms-and-conditions', 'general-rules', 'support', 'awards'],
    ...['benefits-of-crypto', 'bonus-balance', 'responsible-gaming', 'promotions', 'fairness', 'games', 'jackpots'],
    ...['articles/how-limits-work', 'play/halley-studio/orbit-dice', 'producers/halley-studio'],
    ...['vip', 'promo/see-for-yourself'],
  ]) {
    expect(urls, path).toContain(`${baseURL}/de/${path}`);
  }
  expect(urls.filter((url) => /terms-and-conditions-(ee|au)|\/home$|\/profile|\?/.test(url))).toEqual([]);

  const faults: string[] = [];
  const links = new Map<string, string>();
  const pictures = new Map<string, string>();
  const statuses = new Map<string, number>();
  await each(urls, async (url) => {
    const response = await request.get(url);
    statuses.set(url, response.status());
    const html = await response.text();
    if (response.status() !== 200) faults.push(`${url}: ${response.status()}`);
    else faults.push(...faultsOf({ url, html }));
    for (const link of linksOf(html, baseURL)) if (!links.has(link)) links.set(link, url);
    for (const picture of picturesOf(html, baseURL)) pictures.set(picture, url);
  });
  expect(faults).toEqual([]);

  // Areas that are not open yet: nothing leads there.
  const closed =
    /\/(rocket-mart|rocketmart-wheel|rocket-chance|profile\/(gifts|promocode)|sport|tournaments|gifts|activity-hub)(\/|\?|$)/;
  expect([...links].filter(([link]) => closed.test(link))).toEqual([]);

  const dead: string[] = [];
  // Once for all languages; the deep run follows each of them.
  const plain = (link: string) => link.replace(localePrefix, '');
  const once = new Map([...links].map((link) => [process.env.HALLEY_DEEP ? link[0] : plain(link[0]), link]));
  await each(
    [...once.values()].filter(([link]) => !statuses.has(link) && !ofOthers.test(link)),
    async ([link, from]) => {
      const status = (await request.get(link)).status();
      if (status === 404 || status >= 500) dead.push(`${link} (${status}) on ${from}`);
    },
  );
  expect(dead).toEqual([]);

  expect(pictures.size).toBeGreaterThan(50);
  const missing: string[] = [];
  await each([...pictures], async ([picture, from]) => {
    const answer = await request.get(picture);
    const isPicture = answer.status() === 200 && answer.headers()['content-type']?.startsWith('image/');
    if (!isPicture) missing.push(`${picture} (${answer.status()}) on ${from}`);
  });
  expect(missing).toEqual([]);
});

/** The order of the house's own list is its business. */
function byOrderOf(list: readonly string[]) {
  return (one: string, other: string) => list.indexOf(one) - list.indexOf(other);
}

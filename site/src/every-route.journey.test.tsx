import { beforeAll, expect, test } from 'vitest';
import { isDeep } from '../../test/deep.ts';
import { faultsIn, type JourneyHouse, journeyHouse } from '../../test/journey/index.ts';

/**
 * Every kind of page that a search engine knows, as the server sends it, in English and in one of the other languages, in
 * turns; in each language in deep runs. Of games, categories and producers one stands for all. Colours and structure are
 * the same in all of them, and a matter of browsers.
 */
const others = ['de', 'fr-CA', 'no', 'it'];
const languages = ['en', ...others];
const dice = '/play/halley-studio/orbit-dice';
const besides = [
  ...[dice, `${dice}/rules`, '/categories/slots', '/producers/halley-studio', '/articles/how-limits-work'],
  ...['/login', '/registration', '/remind', '/new-password?reset_password_token=x', '/email-verify', '/oops'],
];
const oneForAll = /^\/(play|producers|articles|categories)\//;

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

async function routesOf(locale: string): Promise<string[]> {
  const { body } = await house.app.inject({ url: `/sitemaps/${locale}.xml` });
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const plain = paths.map((path) => path.replace(new RegExp(`^/${locale}(?=/|$)`), '') || '/');
  return [...new Set([...plain.filter((path) => !oneForAll.test(path)), ...besides])];
}

test.each(languages)('axe finds nothing in the words of any route in %s', async (locale) => {
  const routes = await routesOf(locale);
  expect(routes.length).toBeGreaterThan(15);
  const turn = others.indexOf(locale);
  const tried = isDeep || turn < 0 ? routes : routes.filter((_path, place) => place % others.length === turn);
  const faults: string[] = [];
  for (const path of tried) {
    const url = `/${locale}${path === '/' ? '' : path}`;
    const { statusCode, body } = await house.app.inject({ url, headers: { accept: 'text/html' } });
    expect(statusCode, url).toBe(200);
    const found = await faultsIn(`http://127.0.0.1${url}`, body, {
      mainOnly: path !== '/',
      wordsOnly: locale !== 'en',
    });
    faults.push(...found.map((fault) => `${path} ${fault}`));
  }
  expect(faults.join('\n')).toBe('');
});

test('what is wrong in words is found', async () => {
  const html = '<!doctype html><html><head><title>x</title></head><body><main><h1>A</h1><a href="/"></a></main></body>';
  const found = await faultsIn('http://127.0.0.1/', html);
  expect(found.map((fault) => fault.split(':')[0])).toEqual(['html-has-lang', 'link-name']);
});

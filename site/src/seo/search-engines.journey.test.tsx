import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const dice = '/play/halley-studio/orbit-dice';

test.each([
  '/login',
  '/profile/limits/confirm',
  `${dice}/rules`,
  `${dice}?mode=demo`,
  '/games?sort=new',
  '/games?provider=halley-studio',
  '/terms-and-conditions-ee',
  '/en-KW/fairness',
  '/guest/fairness',
])('[SEO-02] %s is not for search engines, and says so', async (path) => {
  const guest = await visit(house, '');
  const [head] = String((await guest.call('GET', path)).body).split('</head>');
  expect(head).toContain('<meta name="robots" content="noindex"');
  expect(head).not.toContain('rel="canonical"');
});

test.each(['/en/games', `/de${dice}`, '/en/games?utm_source=x'])('[SEO-02] %s is for them', async (path) => {
  const guest = await visit(house, '');
  const [head] = String((await guest.call('GET', path)).body).split('</head>');
  expect(head).not.toContain('noindex');
  expect(head).toContain('rel="canonical"');
});

test.each(['/nothing-here', '/de/nothing/here', '/terms-and-conditions/x', '/home', '/sitemaps/xx.xml', '/a.php'])(
  '[SEO-05] %s is a real 404',
  async (path) => {
    const guest = await visit(house, '');
    expect((await guest.call('GET', path)).status).toBe(404);
  },
);

test('[SEO-04] robots and structured data go by the host', async () => {
  const guest = await visit(house, '');
  const read = async (path: string, host?: string) =>
    String((await guest.call('GET', path, undefined, host ? { host } : {})).body);
  expect(await read('/robots.txt')).toContain(`Sitemap: ${house.url}/sitemap.xml`);
  expect(await read('/')).toContain('"@type":"Organization"');
  expect(await read('/robots.txt', 'copy.example')).toBe('User-agent: *\nDisallow: /\n');
  const copy = await read('/', 'copy.example');
  expect(copy).not.toContain('"Organization"');
  expect(copy).toContain('content="noindex"');
});

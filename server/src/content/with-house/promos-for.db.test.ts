import type { PageNode } from '@halley/contract';
import { flattenPages } from '@halley/contract/static-pages';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeWholeHouse, openWholeHouse } from '../../../../test/whole-house.ts';
import { writeDocument } from '../../config/index.ts';
import { type Browser, createBrowser, registrationOf } from '../../identity/testing/test-identity.ts';
import { shared } from '../../kit/testing/shared.ts';
import { importItems, itemNamed } from '../index.ts';

const whole = shared(() => openWholeHouse(), closeWholeHouse);
const past = () => new Date(Date.now() - 1_000);

beforeAll(async () => {
  const page = (title: string) => ({
    layout: 'default',
    categories: ['page'],
    hidden: false,
    order: 0,
    json: {},
    texts: { en: { title, description: '', keywords: '', content: `<p>${title}</p>` } },
  });
  const paths = ['promo/winter', 'promo/spring', 'promo/secret', 'promo/secret-ee', 'about'];
  const items = paths.map((path) => ({ item: itemNamed(`page:${path}`) as never, content: page(path) as never }));
  const at = past();
  await whole.database.tx(async (tx) => {
    await importItems(tx, { items, publishAt: at, by: 'ada', at });
    const content = { winter: true, spring: false };
    await writeDocument(tx, { name: 'manage-promotion-pages', content, by: 'ada', at });
  });
  whole.house.config.documents.doubt();
  whole.house.content.doubt();
});

const listed = async (browser: Browser) => {
  const answer = await browser.call('GET', '/api/cms/pages?l=en');
  expect(answer.headers['cache-control']).toContain('private');
  return flattenPages(answer.json() as PageNode[])
    .map(({ path }) => path)
    .filter((path) => path.startsWith('promo/') || path === 'about')
    .toSorted();
};
const status = async (browser: Browser, path: string) =>
  (await browser.call('GET', `/api/cms/pages/${path}?l=en`)).statusCode;

async function aPlayer(...groups: number[]) {
  const browser = createBrowser(whole.app);
  const playerId = Number((await browser.register(registrationOf())).json().id);
  if (groups.length > 0) {
    await whole.database.tx((tx) => whole.house.identity.changeGroups(tx, { playerId, add: groups }));
  }
  return browser;
}

describe('[CONF-15] [CONF-20] a promotion is told where the document switches its slug on', () => {
  test('to guests and to players; missing is off, and off is as if it did not exist', async () => {
    for (const browser of [createBrowser(whole.app), await aPlayer(), await aPlayer(759, 1521)]) {
      expect(await listed(browser)).toEqual(['about', 'promo/winter']);
      expect(await status(browser, 'promo/winter')).toBe(200);
      for (const path of ['promo/spring', 'promo/secret', 'promo/secret-ee', 'promo/nothing']) {
        expect(await status(browser, path), path).toBe(404);
      }
    }
  });
});

describe('[GROUP-03] testers', () => {
  test.each([[21], [916]])('of group %d see every promotion, whatever the document says', async (group) => {
    const tester = await aPlayer(group);
    const all = ['about', 'promo/secret', 'promo/secret-ee', 'promo/spring', 'promo/winter'];
    expect(await listed(tester)).toEqual(all);
    for (const path of all) expect(await status(tester, path), path).toBe(200);
    expect(await status(tester, 'promo/nothing')).toBe(404);
  });

  test('cannot be played by a header or a made-up group of one’s own', async () => {
    const player = await aPlayer();
    const joined = await player.call('PATCH', '/api/player/groups', { groups: { add: [21], remove: [] } });
    expect(joined.statusCode).toBeGreaterThanOrEqual(400);
    expect(await status(player, 'promo/secret')).toBe(404);
    const sent = await player.send({ url: '/api/cms/pages/promo/secret', headers: { 'x-groups': '21' } });
    expect(sent.statusCode).toBe(404);
  });
});

test('a switch that is turned holds with the next look, for its variants too', async () => {
  const guest = createBrowser(whole.app);
  await whole.database.tx((tx) =>
    writeDocument(tx, { name: 'manage-promotion-pages', content: { secret: true }, by: 'ada', at: past() }),
  );
  whole.house.config.documents.doubt();
  expect(await listed(guest)).toEqual(['about', 'promo/secret', 'promo/secret-ee']);
  expect(await status(guest, 'promo/winter')).toBe(404);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDocuments, writeDocument } from '../config/index.ts';
import { testHouse } from '../kit/testing/test-homes.ts';
import { parseName } from './items/item-names.ts';
import { aPage, contentRoom } from './testing/content-room.ts';

let database: Awaited<ReturnType<typeof testHouse>>;
let room: Awaited<ReturnType<typeof contentRoom>>;
beforeAll(async () => {
  database = await testHouse();
  room = await contentRoom(database, { groups: { 7: [5, 9], 8: [] } });
});
afterAll(async () => {
  await room.app.close();
  await database.drop();
});

describe('pages', () => {
  test('[API-90] are told as a tree in the asked language; there is always one', async () => {
    expect((await room.get('/api/cms/pages')).body).toMatchObject([{ path: 'home', hidden: true }]);
    await room.publish('page:shop', {
      ...aPage(),
      texts: { en: { title: 'Shop', content: '' }, de: { title: 'Laden', content: '' } },
    });
    await room.publish('page:shop/prizes', aPage('', { categories: ['page', 'bottom-menu'] }));
    await room.publish('page:elsewhere/below', aPage());
    const { body } = await room.get('/api/cms/pages?l=de');
    expect(body.map(({ path }: { path: string }) => path)).toEqual(['home', 'elsewhere/below', 'shop']);
    expect(body[2]).toEqual({
      id: 'shop',
      path: 'shop',
      title: 'Laden',
      layout: 'default',
      categories: ['page'],
      hidden: false,
      updated_at: room.clock.now().toISOString(),
      children: [
        {
          id: 'shop/prizes',
          path: 'shop/prizes',
          title: 'A page',
          layout: 'default',
          hidden: false,
          categories: ['page', 'bottom-menu'],
          updated_at: room.clock.now().toISOString(),
        },
      ],
    });
  });

  test('are told in the name of the host’s brand, in all their parts [CONF-01]', async () => {
    const { brands } = usualDocuments;
    const nova = { ...brands[0], id: 'nova', name: 'Nova Hall', hosts: ['nova.example'] };
    const at = room.clock.now();
    await database.tx((tx) => writeDocument(tx, { name: 'brands', content: [...brands, nova], by: 'ada', at }));
    await room.publish('page:who', {
      ...aPage('', { json: { faq: [{ question: { en: 'Is Halley open?' } }] } }),
      texts: { en: { title: 'About Halley', description: 'Halley', content: '<p>Halley plays Halley Studio</p>' } },
    });
    const told = async (path: string, host: string) => JSON.stringify((await room.get(path, { host })).body);
    for (const path of ['/api/cms/pages/who', '/api/cms/pages']) {
      expect(await told(path, 'nova.example')).toContain('Nova Hall');
      expect(await told(path, 'nova.example')).not.toMatch(/Halley(?! Studio)/);
      expect(await told(path, 'halley.test')).not.toContain('Nova');
    }
  });

  test('have a variant for a brand, told on its hosts alone; what it has none of is what everybody is told', async () => {
    const { brands } = usualDocuments;
    const at = room.clock.now();
    const nova = { ...brands[0], id: 'nova', name: 'Nova Hall', hosts: ['nova.example'] };
    await database.tx((tx) => writeDocument(tx, { name: 'brands', content: [...brands, nova], by: 'ada', at }));
    await room.publish('page:story', aPage('<p>For everybody</p>'));
    await room.publish('page:story@nova', aPage('<p>For Nova</p>'));
    await room.publish('page:story@other', aPage('<p>For others</p>'));
    await room.publish('page:story-ee', aPage('<p>For Estonia</p>'));
    await room.publish('page:tale@nova', aPage('<p>Nova alone</p>'));
    await room.publish('snippet:hello', { categories: ['x'], texts: { en: '<p>Hello</p>' } });
    await room.publish('snippet:hello@nova', { categories: ['x'], texts: { en: '<p>Nova says hello</p>' } });
    const toldAt = (host: string) => ({
      page: async (path: string) => (await room.get(`/api/cms/pages/${path}`, { host })).body?.content,
      paths: async () => JSON.stringify((await room.get('/api/cms/pages', { host })).body),
      hello: async () =>
        (await room.get('/api/cms/snippets', { host })).body.find(({ id }: { id: string }) => id === 'hello')?.content,
    });
    const [own, house] = [toldAt('nova.example'), toldAt('halley.test')];
    expect(await own.page('story')).toBe('<p>For Nova</p>');
    expect(await own.page('story-ee')).toBe('<p>For Estonia</p>');
    expect(await own.page('tale')).toBe('<p>Nova alone</p>');
    expect(await own.hello()).toBe('<p>Nova says hello</p>');
    expect(await house.page('story')).toBe('<p>For everybody</p>');
    expect(await house.page('tale')).toBeUndefined();
    expect(await house.hello()).toBe('<p>Hello</p>');
    for (const host of [own, house]) expect(await host.paths()).not.toContain('@');
    expect((await room.get('/api/cms/pages/story@nova', { host: 'halley.test' })).status).not.toBe(200);
    for (const name of ['snippet:hello', 'snippet:hello@nova']) await room.publish(name, null);
  });

  test('what players agree to has no variant for a brand, nor has anything a name of two', () => {
    for (const name of [
      ...['page:terms-and-conditions@nova', 'page:terms-and-conditions-ee@nova', 'page:story@nova@other'],
      ...['page:@nova', 'page:story@', 'page:story@Nova', 'snippet:x@y@z', 'list:banners@nova', 'translations:de@nova'],
    ]) {
      expect(parseName(name), name).toBeUndefined();
    }
    expect(parseName('page:shop/prizes@nova')).toEqual({ kind: 'page', key: 'shop/prizes@nova' });
  });

  test('[CMS-03] which text of the terms a visitor agrees to has a name: its variant and its version', async () => {
    const { editionOf } = room.content;
    const canada = { licence: 'CW', country: 'CA' };
    expect(await editionOf('terms', canada)).toBeUndefined();
    await room.publish('page:terms', aPage('<p>First</p>'));
    await room.publish('page:terms-ee', aPage('<p>Estonia</p>'));
    expect(await editionOf('terms', canada)).toBe('terms@1');
    await room.publish('page:terms', aPage('<p>Second</p>'));
    expect(await editionOf('terms', canada)).toBe('terms@2');
    expect(await editionOf('terms', { licence: 'EE', country: 'EE' })).toBe('terms-ee@1');
  });

  test('[API-93] [API-97] [CMS-04] one page by its path, slashes and all, with its blocks', async () => {
    await room.publish('page:tournaments/winter', {
      ...aPage('', { json: { faq: [{ question: { en: 'Why?', de: 'Warum?' } }], maxWin: { EUR: 5 } } }),
      texts: {
        en: {
          title: 'Winter',
          description: 'Cold {current_year}',
          keywords: 'ice',
          content: '<p>Snow {current_year}</p>',
        },
        fr: { title: 'Hiver', content: '<p>Neige</p>' },
      },
    });
    const { status, body } = await room.get('/api/cms/pages/tournaments/winter?l=de');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'tournaments/winter',
      path: 'tournaments/winter',
      title: 'Winter',
      language: 'en',
      content: '<p>Snow 2026</p>',
      blocks: { title: 'Winter', description: 'Cold 2026', keywords: 'ice', 'content-main': '<p>Snow 2026</p>' },
    });
    expect(JSON.parse(body.blocks.json)).toEqual({ faq: [{ question: 'Warum?' }], maxWin: { EUR: 5 } });
    expect((await room.get('/api/cms/pages/tournaments%2Fwinter?l=fr-CA')).body).toMatchObject({
      title: 'Hiver',
      language: 'fr',
    });
  });

  test.each([
    'nothing',
    'tournaments',
    'tournaments/',
    'tournaments//winter',
    '..%2f..%2fetc',
    '__proto__',
    'constructor',
    'Tournaments/winter',
    'tournaments/winter%00',
    '%e0%a4%a',
    'a'.repeat(200),
    'page:shop',
  ])('an address without a page is 404 and never more: %s', async (path) => {
    const { status, body } = await room.get(`/api/cms/pages/${path}`);
    expect([400, 404]).toContain(status);
    expect(body.error.code).toMatch(/NOT_FOUND|MALFORMED_REQUEST/);
  });

  test('an asked language that is none of ours is the visitor’s', async () => {
    for (const l of ['xx', '', 'de%00', '__proto__', 'en-KW']) {
      const { body, status } = await room.get(`/api/cms/pages/shop?l=${l}`, { 'x-locale': 'de' });
      expect([status, body.title]).toEqual(status === 400 ? [400, undefined] : [200, 'Laden']);
    }
  });
});

describe('what lies beside the pages', () => {
  test('[API-91] snippets, cleaned and with the year', async () => {
    await room.publish('snippet:footer-content', {
      categories: ['seo'],
      texts: { en: '<p onclick="x()">© {current_year}</p><script>alert(1)</script>', de: '<p>Deutsch</p>' },
    });
    expect((await room.get('/api/cms/snippets?l=en')).body).toEqual([
      { id: 'footer-content', categories: ['seo'], content: '<p>© 2026</p>' },
    ]);
    expect((await room.get('/api/cms/snippets?l=de')).body[0].content).toBe('<p>Deutsch</p>');
  });

  test('[API-92] [CMS-05] files of the terms', async () => {
    const file = { id: 'terms', url: '/files/terms.pdf', categories: ['terms'] };
    await room.publish('list:files', [{ ...file, description: { en: 'Terms', de: 'Bedingungen' } }]);
    expect((await room.get('/api/cms/files?l=de')).body).toEqual([{ ...file, description: 'Bedingungen' }]);
  });

  test('[CMS-06] [CMS-07] awards, articles', async () => {
    const award = { name: 'Night Sky', nomination: 'Best', prize: 'Gold', year: 2025, imgUrl: '/art/award.svg' };
    await room.publish('list:awards', [{ ...award, nomination: { en: 'Best', it: 'Migliore' } }]);
    expect((await room.get('/api/cms/awards?l=it')).body).toEqual([{ ...award, nomination: 'Migliore' }]);
    const article = { url: 'https://example.org/a', title: 'Seen', date: '2026-02-03', img: '', imgAlt: '' };
    await room.publish('list:articles', [article]);
    expect((await room.get('/api/cms/articles')).body).toEqual([article]);
  });

  test.each([
    ['list:files', [{ id: 'x', url: 'javascript:alert(1)', categories: [], description: '' }], 'url'],
    ['list:articles', [{ url: '/a', title: 'x', date: '3.2.2026', img: '', imgAlt: '' }], 'date'],
    ['list:awards', [{ name: 'x', nomination: 'x', prize: 'x', year: 2025, imgUrl: '//evil.example/x' }], 'imgUrl'],
    ['list:files', 'all of them', 'it'],
    ['page:x', { texts: { de: { title: 'Nur deutsch', content: '' } } }, 'texts'],
    ['page:x', aPage('<div>'.repeat(100)), 'texts.en.content'],
    ['page:x', aPage('', { json: { url: ' java\tscript:alert(1)' } }), 'json.url'],
    ['page:x', aPage('', { colour: 'red' }), 'it'],
  ])('what does not fit is refused with the field: %s %j', async (name, content, field) => {
    const before = (await database.query('select count(*) from content_version')).rows;
    const refused = await room.publish(name, content).catch((error) => error);
    expect(refused.name).toBe('ContentRefused');
    expect(refused.issues[0]).toMatchObject({ item: name, field: expect.stringContaining(field) });
    expect((await database.query('select count(*) from content_version')).rows).toEqual(before);
  });
});

const banner = (id: string, more: object = {}) => ({
  id,
  categories: ['slider-index-top'],
  title: { text: { en: 'Hello', de: 'Hallo' } },
  description: { text: '', size: 'm' },
  gradient: { colorLeft: '#000', colorLeftCenter: '#000', colorRightCenter: '#000', colorRight: '#000' },
  labels: [],
  button: { name: { en: 'Play', de: 'Spielen' }, url: '/pokies' },
  image: '',
  overlayImage: '',
  order: {},
  ...more,
});

describe('banners', () => {
  const ids = async (headers: Record<string, string> = {}) =>
    (await room.get('/api/fe/config/banners-config', headers)).body.banners.map(({ id }: { id: string }) => id);

  test('[CONF-16] are in the visitor’s language, at both addresses', async () => {
    await room.publish('list:banners', [banner('one')]);
    for (const url of ['/api/fe/config/banners-config', '/api-fe/config/banners-config']) {
      const { body, headers } = await room.get(url, { 'x-locale': 'de' });
      expect(body.banners).toMatchObject([{ title: { text: 'Hallo' }, button: { name: 'Spielen' } }]);
      expect(headers).toMatchObject({ 'cache-control': 'private, max-age=2', vary: 'cookie, accept-language' });
    }
  });

  test('[BANNER-01] [BANNER-04] [BANNER-06] are told with every field, as they were written', async () => {
    const whole = {
      ...banner('whole', { frontend_identifier: 'ring-race', size: 'big', logged: true, groups: [5], groupIds: [9] }),
      title: { text: 'Up to {prize}' },
      description: { text: 'In a week', size: 'm' },
      variables: { prize: { EUR: '100 €', CAD: 'CA$150' } },
      gradient: {
        colorLeft: '#010101',
        colorLeftCenter: '#020202',
        colorRightCenter: '#030303',
        colorRight: '#040404',
      },
      labels: [{ title: 'New' }],
      button: { name: 'Look', url: '/games', attrs: { campaign: 'autumn' } },
      secondButton: { name: 'How', popup: { title: 'How', secondTitle: 'In short', desc: 'So.' } },
      image: '/files/back.svg',
      overlayImage: '/files/front.svg',
      timer: { start_at: '2026-11-01T00:00:00.000Z', end_at: '2026-12-01T00:00:00.000Z' },
      order: { 'slider-index-top': 2, 'slider-jackpot': 1 },
      liveTime: { start: '01/11/2026 00:00', end: '30/11/2026 23:59' },
    };
    await room.publish('list:banners', [whole]);
    const told = async () => (await room.get('/api/fe/config/banners-config', { 'x-player': '7' })).body.banners;
    expect(await told()).toEqual([whole]);
    const elsewhere = { ...whole, liveTime: { start: '2026-11-01 00:00' } };
    await expect(room.publish('list:banners', [elsewhere])).rejects.toThrow();
    await expect(room.publish('list:banners', [{ ...whole, gradient: { colorLeft: '#010101' } }])).rejects.toThrow();
    expect(await told()).toEqual([whole]);
  });

  test('[BANNER-02] are told with the places they are for, the top of main and that of a jackpot among them', async () => {
    const categories = ['slider-index-top', 'slider-jackpot'];
    await room.publish('list:banners', [banner('top'), banner('mystic-jackpots', { categories })]);
    const { banners } = (await room.get('/api/fe/config/banners-config')).body;
    expect(banners.map((one: { id: string; categories: string[] }) => [one.id, one.categories])).toEqual([
      ['top', ['slider-index-top']],
      ['mystic-jackpots', categories],
    ]);
  });

  test('one for groups is told to players in them only; one that is not published to nobody', async () => {
    await room.publish('list:banners', [
      banner('all'),
      banner('five', { groups: [5] }),
      banner('second-list', { groupIds: [9] }),
      banner('four', { groups: [4], groupIds: [3] }),
      banner('none', { groups: [] }),
    ]);
    await room.publish('list:banners', [banner('draft')], null);
    await room.publish('list:banners', [banner('later')], new Date('2027-01-01'));
    expect(await ids()).toEqual(['all', 'none']);
    expect(await ids({ 'x-player': '7' })).toEqual(['all', 'five', 'second-list', 'none']);
    expect(await ids({ 'x-player': '8' })).toEqual(['all', 'none']);
  });
});

describe('the manager of a player', () => {
  const manager = (groupId: number | string) => ({
    groupId,
    managerName: `Of ${groupId}`,
    avatar: '/art/mara.svg',
    time: '9–17',
    email: 'vip@halley.test',
    phone: '',
    telegramLink: 'https://t.me/mara',
    whatsAppLink: 'https://wa.me/3725550100',
  });
  const ask = async (userGroups: unknown, player?: string) => {
    const answer = await room.app.inject({
      method: 'POST',
      url: '/api/fe/config/managers',
      payload: { userGroups },
      ...(player && { headers: { 'x-player': player } }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };

  test('[CONF-19] [F-90] [VIP-02] is the first for a group that is named and that the player is really in', async () => {
    await database.tx((tx) =>
      writeDocument(tx, {
        name: 'managers',
        content: [manager(4), manager('9'), manager(5)],
        by: 'ada',
        at: room.clock.now(),
      }),
    );
    expect((await ask([5, 9], '7')).body).toEqual(manager('9'));
    expect((await ask(['5'], '7')).body.managerName).toBe('Of 5');
    const nobody = { status: 204, body: null };
    expect(await ask([4], '7')).toEqual(nobody);
    expect(await ask([5, 9], '8')).toEqual(nobody);
    expect(await ask([4, 5, 9])).toEqual(nobody);
    expect(await ask([], '7')).toEqual(nobody);
    // All that a player's statuses may hold.
    expect((await ask(['level_1', `pick:${'x'.repeat(59)}`, 5], '7')).body.managerName).toBe('Of 5');
  });

  test.each([['5'], [null], [[{ id: 5 }]], [['x'.repeat(65)]], [Array(501).fill(5)]])(
    'a wrong question is 422: %j',
    async (groups) => {
      expect((await ask(groups, '7')).status).toBe(422);
    },
  );
});

describe('an answer with a name', () => {
  test('is not sent twice, and another name once it has changed', async () => {
    await room.publish('page:tagged', aPage('<p>1</p>'));
    const first = await room.get('/api/cms/pages/tagged?l=en');
    // Which promotions are told hangs on who asks: nobody in between may keep it for others.
    expect(first.headers['cache-control']).toBe('private, max-age=2');
    expect((await room.get('/api/cms/awards?l=en')).headers['cache-control']).toBe('public, max-age=2');
    const tag = String(first.headers.etag);
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`]) {
      expect(await room.get('/api/cms/pages/tagged?l=en', { 'if-none-match': held })).toMatchObject({
        status: 304,
        body: undefined,
      });
    }
    await room.publish('page:tagged', aPage('<p>2</p>'));
    const next = await room.get('/api/cms/pages/tagged?l=en', { 'if-none-match': tag });
    expect(next).toMatchObject({ status: 200, body: { content: '<p>2</p>' } });
  });
});

import { configDocumentCalls, contentCalls, previewCookie } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { createDocuments, createPreviews, usualDocuments } from '../../config/index.ts';
import { createApp, createRateLimits, manualClock, mountCalls, silentLog } from '../../kit/index.ts';
import { testHouse } from '../../kit/testing/test-homes.ts';
import { type Content, createContent } from '../create-content.ts';
import { parseName } from '../items/item-names.ts';
import { publishItem } from '../publish-item.ts';
import { aPage } from '../testing/content-room.ts';
import { mountPreview } from './mount-preview.ts';
import { createPreviewDesk } from './preview-desk.ts';

const clock = manualClock(new Date('2026-11-15T12:00:00Z'));
const previews = createPreviews({ keys: ['ab'.repeat(32)], clock });
const localeCodes = ['en', 'de', 'fr-CA'];
const desk = createPreviewDesk({ clock, previews, publicUrl: 'https://halley.test', localeCodes });
const author = { actor: { kind: 'staff' as const, id: 7, name: 'Nora' }, reason: 'to be looked at' };

let database: Awaited<ReturnType<typeof testHouse>>;
let app: FastifyInstance;
let content: Content;
beforeAll(async () => {
  database = await testHouse();
  const documents = createDocuments({ database, clock, previews, trustedMs: 0, staleMs: 0 });
  content = createContent({
    database,
    clock,
    log: silentLog,
    documents,
    localeCodes: ['en', 'de'],
    previews,
    trustedMs: 0,
    staleMs: 0,
    localeOf: () => 'en',
    countryOf: async () => 'CA',
    groupsOf: async () => [],
    promosFor: async () => () => false,
    publish: () => undefined,
  });
  app = await createApp();
  const mount = { authenticate: async () => null, rateLimits: createRateLimits({ scale: 1000 }), checkAnswers: true };
  mountCalls(app, contentCalls, content.handlers, mount);
  mountCalls(app, configDocumentCalls, documents.handlers, mount);
  mountPreview(app, { previews, secureCookies: true });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const write = (name: string, content: unknown, publishAt: Date | null) =>
  database.tx((tx) =>
    publishItem(tx, { item: parseName(name) as never, content, publishAt, by: 'ada', at: clock.now() }),
  );
const make = (items: { name: string; version: number }[], hours = 1) =>
  database.tx((tx) => desk.make(tx, { items, hours }, author));
const tokenOf = ({ url }: { url: string }) => new URL(url).searchParams.get('token') ?? '';
const get = (url: string, token?: string) =>
  app.inject({ url, ...(token !== undefined && { cookies: { [previewCookie]: token } }) });

describe('a draft is seen on the site by who has its link, and by nobody else', () => {
  test('pages, snippets and documents; not by others, not with another’s token, not afterwards', async () => {
    await write('page:about', aPage('<p>Old words</p>'), clock.now());
    await write('page:about', aPage('<p>Secret words</p>'), null);
    await write('snippet:foot', { categories: ['x'], texts: { en: '<p>Secret words</p>' } }, null);
    const footer = { ...usualDocuments['footer-config'], contacts: { email: 'secret-words@halley.test' } };
    await write('document:footer-config', footer, null);
    const items = [
      { name: 'page:about', version: 2 },
      { name: 'snippet:foot', version: 1 },
      { name: 'document:footer-config', version: 1 },
    ];
    const token = tokenOf(await make(items));
    const addresses = ['/api/cms/pages/about', '/api/cms/snippets', '/api/fe/config/footer-config'];
    for (const address of addresses) {
      const seen = await get(address, token);
      expect(seen.body.toLowerCase(), address).toMatch(/secret.words/);
      expect(seen.headers['cache-control']).toBe('no-store');
      expect(seen.headers.etag).toBeUndefined();
      for (const other of [
        undefined,
        '',
        'x.y',
        `${token}x`,
        tokenOf(await make([{ name: 'page:about', version: 1 }])),
      ]) {
        expect((await get(address, other)).body.toLowerCase(), address).not.toMatch(/secret.words/);
      }
    }
    expect(
      (await get('/api/cms/pages/about', tokenOf(await make([{ name: 'page:about', version: 1 }])))).body,
    ).toContain('Old words');
    clock.advanceMs(60 * 60 * 1000);
    for (const address of addresses) expect((await get(address, token)).body.toLowerCase()).not.toMatch(/secret.words/);
  });

  test('words of a language are looked at as well, on a page in it; everybody else goes on with what counts', async () => {
    await write('translations:fr', { 'shell.join': 'Entrer' }, clock.now());
    await write('translations:fr', { 'shell.join': 'Brouillon' }, null);
    const { url } = await make([{ name: 'translations:fr', version: 2 }]);
    const opened = await app.inject({ url: url.slice('https://halley.test'.length) });
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/fr-CA']);
    const preview = previews.open(tokenOf({ url }));
    expect(await content.translationsOf('fr', preview)).toEqual({ 'shell.join': 'Brouillon' });
    expect(await content.translationsOf('fr')).toEqual({ 'shell.join': 'Entrer' });
    expect(await content.translationsOf('de', preview)).toEqual({});
    const waiting = (await desk.list(database)).find(({ name }) => name === 'translations:fr')?.waiting;
    expect(waiting).toMatchObject([{ version: 2 }]);
  });

  test('the page of one brand is looked at on any host', async () => {
    await write('page:about@comet', aPage('<p>Words of Comet</p>'), null);
    const { url } = await make([{ name: 'page:about@comet', version: 1 }]);
    const opened = await app.inject({ url: url.slice('https://halley.test'.length) });
    expect(opened.headers.location).toBe('/about');
    expect((await get('/api/cms/pages/about', tokenOf({ url }))).body).toContain('Words of Comet');
    expect((await get('/api/cms/pages/about')).body).not.toContain('Words of Comet');
  });

  test('the link gives the browser its cookie and leads to the page; a bad one gives nothing', async () => {
    const { url, expires_at } = await make([{ name: 'page:about', version: 2 }]);
    const opened = await app.inject({ url: url.slice('https://halley.test'.length) });
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/about']);
    expect(opened.cookies).toMatchObject([
      { name: previewCookie, httpOnly: true, secure: true, sameSite: 'Lax', path: '/', expires: new Date(expires_at) },
    ]);
    expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    for (const bad of ['', '?token=', '?token=a.b', '?token=a&token=b', '?token[]=x']) {
      const refused = await app.inject({ url: `/api/preview${bad}` });
      expect([refused.statusCode, refused.cookies]).toEqual([404, []]);
    }
    const left = await app.inject({ url: '/api/preview/leave' });
    expect([left.statusCode, left.headers.location, left.cookies[0]?.value]).toEqual([302, '/', '']);
  });

  test('is made only of what exists, and stands in the trail', async () => {
    for (const item of [
      { name: 'page:about', version: 99 },
      { name: 'page:nothing', version: 1 },
      { name: 'translations:de', version: 1 },
      { name: 'staff:members', version: 1 },
      { name: 'document:nothing', version: 1 },
    ]) {
      await expect(make([item])).rejects.toMatchObject({ code: 'items.unknown' });
    }
    const [entry] = await listEntries(database, { kind: 'content.previewed', limit: 1 });
    expect(entry).toMatchObject({ target: { kind: 'content', id: 'page:about@2' } });
  });

  test('the desk lists what waits: drafts newer than what is seen, and what is scheduled', async () => {
    await write('page:later', aPage('<p>x</p>'), new Date(clock.now().getTime() + 60_000));
    const listed = await desk.list(database);
    expect(listed.find(({ name }) => name === 'page:about')).toMatchObject({
      published: { version: 1 },
      waiting: [{ version: 2, publish_at: null }],
    });
    expect(listed.find(({ name }) => name === 'page:later')).toMatchObject({
      published: null,
      waiting: [{ version: 1 }],
    });
  });
});

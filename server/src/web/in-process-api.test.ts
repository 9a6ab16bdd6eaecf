import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { localeCookie, readLocaleCookie } from '../config/index.ts';
import { inProcessApi } from './in-process-api.ts';

type Asked = { name: string; input: object; headers: Record<string, string> };

/** A client whose calls are answered by the test, and what it asked. */
function openClient(answer: (name: string) => { status: number; body: unknown } = () => ({ status: 200, body: {} })) {
  const asked: Asked[] = [];
  const api = inProcessApi((_page, headers) => ({
    async ask(name, input, own) {
      asked.push({ name, input, headers: { ...headers, ...own } });
      return answer(name);
    },
  }));
  const from = (headers: Record<string, string> = {}, locale?: string) =>
    api({ host: 'halley.test', headers } as unknown as FastifyRequest, locale);
  return { from, asked };
}

test('what a page asks is answered in its language, whatever was chosen before', async () => {
  const { from, asked } = openClient();
  const before = localeCookie('de').split(';', 1)[0]!;
  await from({ cookie: before }, 'fr-CA').readSportMenu();
  await from({}, 'it').readSportMenu();
  expect(asked.map(({ headers }) => readLocaleCookie(headers.cookie))).toEqual(['fr-CA', 'it']);
});

test('a call gets what it would read from an address and from JSON', async () => {
  const { from, asked } = openClient();
  await from().readCmsPage({ params: { path: 'promo/a b' }, query: { l: 'de' } });
  await from().filterGames({ body: { device: 'mobile', page_size: 3, page: undefined } });
  await from().readGame({ query: { identifier: 'a', currency: undefined } as never });
  expect(asked.map(({ input }) => input)).toEqual([
    { params: { path: 'promo/a b' }, query: { l: 'de' }, body: undefined },
    { params: {}, query: {}, body: { device: 'mobile', page_size: 3 } },
    { params: {}, query: { identifier: 'a' }, body: undefined },
  ]);
  await expect(from().readCmsPage({ params: { path: 'a/../b' } })).rejects.toThrow('path');
});

test('a question is asked once for a page, until the page writes; another page asks for itself', async () => {
  const { from, asked } = openClient();
  const page = from();
  const [first, second] = await Promise.all([page.listProviders(), page.listProviders()]);
  expect(second).toBe(first);
  await page.listCmsPages({ query: { l: 'de' } });
  await page.listCmsPages({ query: { l: 'en' } });
  await page.filterGames({ body: { device: 'mobile' } });
  await page.listProviders();
  await page.signOut();
  await page.listProviders();
  await from().listProviders();
  expect(asked.map(({ name }) => name)).toEqual([
    ...['listProviders', 'listCmsPages', 'listCmsPages', 'filterGames', 'signOut', 'listProviders', 'listProviders'],
  ]);
});

test('what is answered is a copy: a page may do with it what it likes', async () => {
  const shared = { list: [1], gone: undefined, at: new Date(0) };
  const { from } = openClient(() => ({ status: 200, body: shared }));
  const told: unknown = await from().readProject();
  expect(told).toEqual({ list: [1], at: '1970-01-01T00:00:00.000Z' });
  expect(told).not.toHaveProperty('gone');
  expect(Object(told).list).not.toBe(shared.list);
});

test.each([
  [204, 'ignored', null],
  [200, '', null],
  [200, undefined, null],
  [200, 'plain text', 'plain text'],
  [200, '{"a":1}', { a: 1 }],
])('an answer of %s with %j is read as from the wire', async (status, body, told) => {
  expect(
    await openClient(() => ({ status, body }))
      .from()
      .readProject(),
  ).toEqual(told);
});

test('a refusal is a failed call with its code', async () => {
  const { from } = openClient(() => ({ status: 404, body: { error: { code: 'NOT_FOUND' } } }));
  await expect(from().readProject()).rejects.toMatchObject({ name: 'CallFailed', status: 404, code: 'NOT_FOUND' });
});

test('a client can be handed on by a promise', async () => {
  const { from } = openClient();
  expect(await Promise.resolve(from())).toBeDefined();
});

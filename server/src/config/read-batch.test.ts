import { configCalls, staffApi } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { createApp, createRateLimits, mountCalls } from '../kit/index.ts';
import { createConfig } from './index.ts';
import { insidePath } from './read-batch.ts';

describe('what may be asked inside of another question', () => {
  test.each([
    'api/tournaments/7/status',
    'api/info/project',
    'api/info/locales?ref_code=a%20b',
    'api/promotions/7/terms.json',
    'api/cms/pages/terms/of-use',
  ])('%s', (url) => expect(insidePath(url)).toBe(`/${url}`));

  test.each([
    '',
    'batch',
    'api/batch',
    'api-fe/batch',
    '/api/info/project',
    '//api/info/project',
    'api//info/project',
    'api/../batch?url[]=api/info/project',
    'api/info/../info/project',
    'api/./info/project',
    'api/info\\project',
    'api/%69nfo/project',
    'API/info/project',
    'api/info/project#x',
    'api/info/project\r\nhost: other',
    'api/info/pröject',
    'api/info/project ',
    'http://other.test/api/info/project',
    'api/promotions/7/terms.txt',
    'api/promotions/7/termsxjson',
    'api/tournaments/7/confirm',
    `api/cms/pages/${'a'.repeat(1_001)}`,
  ])('not %j', (url) => expect(insidePath(url)).toBeUndefined());

  test('no call for staff', () => {
    const paths = Object.values(staffApi).map(({ path }) => path.slice(1).replaceAll(/:\w+\*?/g, '1'));
    expect(paths.filter((path) => insidePath(path) !== undefined)).toEqual([]);
  });
});

test('each question inside counts as one that came alone', async () => {
  const app = await createApp();
  mountCalls(app, configCalls, createConfig({ demo: false }).handlers, {
    authenticate: async () => null,
    // Six in a window.
    rateLimits: createRateLimits({ scale: 0.01 }),
    checkAnswers: true,
  });
  const url = `/batch?${'url%5B%5D=api/info/project&'.repeat(4)}`;
  const first = await app.inject({ url });
  expect(first.json().map((body: unknown) => body !== null)).toEqual([true, true, true, true]);
  const second = await app.inject({ url });
  expect(second.statusCode).toBe(200);
  expect(second.json()).toEqual([null, null, null, null]);
  expect((await app.inject({ url })).statusCode).toBe(429);
  await app.close();
});

import fastify from 'fastify';
import { expect, test } from 'vitest';
import { localeCookie, readLocaleCookie } from '../config/index.ts';
import { inProcessApi } from './in-process-api.ts';

test('what a page asks is answered in its language, whatever was chosen before', async () => {
  const app = fastify();
  const api = inProcessApi(app);
  const heard: (string | undefined)[] = [];
  app.get('/api/sport/menu', ({ headers }) => {
    heard.push(readLocaleCookie(headers.cookie));
    return { sports: [] };
  });
  app.get('/page/:locale', async (request) => {
    const { locale } = request.params as { locale: string };
    return api(request, locale).readSportMenu();
  });
  const before = localeCookie('de').split(';', 1)[0]!;
  await app.inject({ url: '/page/fr-CA', headers: { cookie: before } });
  await app.inject({ url: '/page/it' });
  expect(heard).toEqual(['fr-CA', 'it']);
  await app.close();
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Api } from '@halley/contract';
import type { Client } from '@halley/contract/client';
import Fastify, { type FastifyInstance } from 'fastify';
import { mountSite, type Place, type SiteOptions } from '../index.ts';

/** A site that says what it was asked, with a counter that shows whether it was asked at all. */
const fakeSite = `
let renders = 0;
export const entry = { module: { createRenderer: () => async (request, context) => {
  renders++;
  const url = new URL(request.url);
  if (url.pathname === '/throws') throw new Error('secret stack');
  if (url.pathname === '/no-action' && request.method === 'POST') {
    context.onError(Object.assign(new Error('did not provide an action for route x'), { status: 405 }));
    return new Response('<p>did not provide an action for route x</p>', { status: 405 });
  }
  if (url.pathname === '/empty') return new Response(null, { status: 500 });
  const body = request.method === 'POST' ? await request.text() : '';
  const { country, licence, may, isBot, flags, guestMode, answered, mayBePlayer, paymentsLibrary, scriptHosts } = context;
  const text = JSON.stringify({ guestMode, answered, mayBePlayer, paymentsLibrary, scriptHosts, cookie: request.headers.get('cookie'), country, licence, may, isBot, flags, renders, path: url.pathname, locale: context.locale, prefix: context.prefix, body });
  return new Response('<script nonce="' + context.nonce + '">' + text + '</script>' + ' '.repeat(2000), { status: url.pathname === '/missing' ? 404 : 200, headers: { 'content-type': 'text/html' } });
} } };
`;

export const flags = { on: {} as Place['flags']['on'], pages: {} };
export const canada: Place = {
  country: 'CA',
  tier: 'open',
  licence: 'CW',
  may: { register: true, signIn: true },
  flags,
  brand: { id: 'halley', name: 'Halley', colours: {}, icons: [] },
  isBot: false,
};

export type TestSite = Awaited<ReturnType<typeof openTestSite>>;

export async function openTestSite(options: Partial<SiteOptions> = {}, app: FastifyInstance = Fastify()) {
  const folder = mkdtempSync(join(tmpdir(), 'halley-web-'));
  mkdirSync(join(folder, 'build/client/assets'), { recursive: true });
  mkdirSync(join(folder, 'build/server'), { recursive: true });
  mkdirSync(join(folder, 'games/dice'), { recursive: true });
  writeFileSync(join(folder, 'build/server/index.js'), fakeSite);
  writeFileSync(join(folder, 'build/client/assets/a-123.js'), 'export default 1');
  writeFileSync(join(folder, 'build/client/assets/a-123.js.map'), '{}');
  writeFileSync(join(folder, 'build/client/robots.txt'), 'User-agent: *');
  writeFileSync(join(folder, 'games/dice/index.html'), '<!doctype html>');
  for (const stamp of ['build/client/.inputs', 'games/.inputs', 'games/dice/.hidden']) {
    writeFileSync(join(folder, stamp), 'a stamp');
  }
  const locales = ['en', 'de'].map((code) => ({ code, name: code, name_in_locale: code, default: code === 'en' }));
  await mountSite(app, {
    api: () =>
      ({
        listLocales: async () => locales,
      }) as unknown as Client<Api>,
    mode: 'demo',
    buildDir: join(folder, 'build'),
    gamesDir: join(folder, 'games'),
    log: app.log,
    place: () => canada,
    ...options,
  });
  const read = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url, headers });
    const said = /\{.*\}/.exec(answer.body)?.[0];
    return {
      ...answer,
      headers: answer.headers,
      body: answer.body,
      statusCode: answer.statusCode,
      said: said ? JSON.parse(said) : undefined,
    };
  };
  const close = async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  };
  return { app, read, close };
}

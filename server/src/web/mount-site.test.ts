import type { Api } from '@halley/contract';
import type { Client } from '@halley/contract/client';
import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { mountSite, type Place, SiteNotBuilt, type SiteOptions } from './index.ts';
import { canada, flags, openTestSite, type TestSite } from './testing/test-site.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

async function open(options: Partial<SiteOptions> = {}) {
  const site = await openTestSite(options);
  sites.push(site);
  return site;
}

describe('mounting the site', () => {
  test('a site that is not built is a sentence, not a stack', async () => {
    const options = {
      api: () => ({}) as Client<Api>,
      mode: 'demo' as const,
      gamesDir: '',
      log: Fastify().log,
      place: () => canada,
    };
    await expect(mountSite(Fastify(), { ...options, buildDir: '/nowhere' })).rejects.toThrow(SiteNotBuilt);
    await expect(mountSite(Fastify(), { ...options, buildDir: '/nowhere' })).rejects.toThrow(/npm run build -w site/);
  });

  test('hashed files are kept for ever, others are not', async () => {
    const { read } = await open();
    expect((await read('/assets/a-123.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await read('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
    for (const path of ['/assets/none.js', '/assets/a-123.js.map']) expect((await read(path)).statusCode).toBe(404);
    const game = await read('/games/dice/');
    expect(game.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(game.headers['content-security-policy']).not.toContain('unsafe');
  });

  test('a guest’s page is rendered once and each answer has its own nonce', async () => {
    const { read } = await open();
    const [first, second] = [await read('/'), await read('/')];
    expect([first.said.renders, second.said.renders]).toEqual([first.said.renders, first.said.renders]);
    const nonces = [first, second].map(
      ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(first.body).toContain(`nonce="${nonces[0]}"`);
    expect(second.body).toContain(`nonce="${nonces[1]}"`);
  });

  test('what differs is rendered apart: language, device, host, query', async () => {
    const { read } = await open();
    const pages = [
      await read('/'),
      await read('/de'),
      await read('/', { 'accept-language': 'de' }),
      await read('/', { 'user-agent': 'Mobile' }),
      await read('/', { host: 'other.test' }),
      await read('/?a=1'),
    ];
    expect(new Set(pages.map(({ said }) => said.renders)).size).toBe(pages.length);
    expect(pages.map(({ said }) => said.locale)).toEqual(['en', 'de', 'de', 'en', 'en', 'en']);
  });

  test('[GEO-07] a page knows where its visitor stands, and is never given to one who stands elsewhere', async () => {
    const estonian = { ...flags, on: { ...flags.on, estonia: true } };
    const places: Record<string, Place> = {
      CA: canada,
      EE: {
        ...canada,
        country: 'EE',
        tier: 'full',
        licence: 'EE',
        may: { register: false, signIn: true },
        flags: estonian,
      },
      AU: { ...canada, country: 'AU' },
      bot: { ...canada, isBot: true },
    };
    const { read } = await open({ place: (request) => places[String(request.headers['x-place'])] ?? canada });
    const pages = [];
    for (const place of ['CA', 'EE', 'AU', 'bot']) pages.push(await read('/', { 'x-place': place }));
    expect(new Set(pages.map(({ said }) => said.renders)).size).toBe(4);
    expect(pages.map(({ said }) => said.country)).toEqual(['CA', 'EE', 'AU', 'CA']);
    expect(pages[1]?.said).toMatchObject({ licence: 'EE', may: { register: false, signIn: true } });
    expect(pages.map(({ said }) => said.flags.on.estonia === true)).toEqual([false, true, false, false]);
    expect(pages.map(({ said }) => said.isBot)).toEqual([false, false, false, true]);
    const again = await read('/', { 'x-place': 'EE' });
    expect(again.said.renders).toBe(pages[1]?.said.renders);
  });

  test('a page of a player is never kept, nor given to another', async () => {
    const { read } = await open();
    const cookie = { cookie: 'halley_session=abc' };
    const [first, second, guest] = [await read('/', cookie), await read('/', cookie), await read('/')];
    expect(new Set([first, second, guest].map(({ said }) => said.renders)).size).toBe(3);
    expect(first.headers['cache-control']).toContain('private');
  });

  test('who looks at a draft is answered alone: not from memory, not for it, not for search engines', async () => {
    const { read } = await open();
    const guest = await read('/about');
    expect(guest.headers['cache-control']).toBe('private, no-cache');
    // Whether the cookie is a true one or not.
    for (const cookie of ['content_preview=a.b', 'x=1; content_preview=']) {
      const looking = await read('/about', { cookie });
      expect(looking.said.renders).toBeGreaterThan(guest.said.renders);
      expect(looking.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    }
    const after = await read('/about');
    expect(after.said.renders).toBe(guest.said.renders);
    expect(after.headers).not.toHaveProperty('x-robots-tag');
  });

  test('a page that is not 200 is not kept', async () => {
    const { read } = await open();
    const [first, second] = [await read('/missing'), await read('/missing')];
    expect(first.statusCode).toBe(404);
    expect(second.said.renders).toBe(first.said.renders + 1);
  });

  test.each(['/throws', '/empty'])('%s: a page that breaks shows the request’s name and no stack', async (path) => {
    const { app, read } = await open();
    for (const cookie of ['', 'halley_session=abc']) {
      const answer = await read(path, { cookie });
      expect(answer.statusCode).toBe(500);
      expect(answer.body).toContain(String(answer.headers['x-request-id']));
      expect(answer.body).not.toContain('secret');
    }
    await app.close();
  });

  test.each([
    ['/fairness/', '/fairness'],
    ['/DE/fairness?a=1', '/de/fairness?a=1'],
    ['//example.com/', '/example.com'],
  ])('%s moves to %s, never to another host', async (from, to) => {
    const { app } = await open();
    const answer = await app.inject({ url: from });
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
  });

  test('[F-74] the cookie says the language of the page, also where the address names none', async () => {
    const { read } = await open();
    expect((await read('/de')).headers['set-cookie']).toBe('locale=ImRlIg==; Path=/; Max-Age=2592000; SameSite=Lax');
    expect((await read('/de', { cookie: 'locale=ImRlIg==' })).headers['set-cookie']).toBeUndefined();
    const english = 'locale=ImVuIg==; Path=/; Max-Age=2592000; SameSite=Lax';
    expect((await read('/')).headers['set-cookie']).toBe(english);
    expect((await read('/en', { cookie: 'locale=ImRlIg==' })).headers['set-cookie']).toBe(english);
    expect((await read('/', { cookie: 'locale=ImVuIg==' })).headers['set-cookie']).toBeUndefined();
  });

  test('[STORE-09] the locale cookie lasts thirty days', async () => {
    const { read } = await open();
    expect((await read('/de')).headers['set-cookie']).toContain(`Max-Age=${30 * 24 * 60 * 60};`);
  });

  test('[ROUTE-41] below /guest nobody is logged in, and the base is the router’s', async () => {
    const sessions: (string | undefined)[] = [];
    const place = (request: { headers: { cookie?: string } }) => {
      sessions.push(request.headers.cookie);
      return canada;
    };
    const { read } = await open({ place });
    const cookie = '__Host-halley_session=secret; locale=ImRlIg==; a=1';
    const { said } = await read('/guest/fairness', { cookie });
    expect(said).toMatchObject({ guestMode: true, prefix: 'guest', locale: 'de', mayBePlayer: false });
    expect(said.cookie).not.toContain('secret');
    expect(sessions.join()).not.toContain('secret');
    expect((await read('/fairness', { cookie })).said).toMatchObject({ guestMode: false, mayBePlayer: true });
    expect((await read('/guest/de/fairness', {})).said).toMatchObject({ prefix: 'guest/de', locale: 'de' });
  });

  test('[GUARD-09] a player reads every page in the player’s own language', async () => {
    const { read } = await open({ place: () => ({ ...canada, language: 'de' }) });
    const cookie = { cookie: 'halley_session=abc; locale=ImVuIg==' };
    expect((await read('/', cookie)).said.locale).toBe('de');
    const other = await read('/en/fairness?a=1', cookie);
    expect([other.statusCode, other.headers.location]).toEqual([302, '/de/fairness?a=1']);
    expect((await read('/en', cookie)).headers.location).toBe('/de');
    expect((await read('/de/fairness', cookie)).statusCode).toBe(200);
    expect((await read('/en/fairness.data', cookie)).statusCode).toBe(200);
    const unknown = await open({ place: () => ({ ...canada, language: 'xx' }) });
    expect((await unknown.read('/en', cookie)).statusCode).toBe(200);
  });

  test('[CONSENT-01] [CONSENT-03] what a visitor has answered is known to the page, and such pages are kept apart', async () => {
    const { read } = await open();
    const pages = [];
    for (const cookie of [
      '',
      'cookies_accepted=all',
      'cookies_accepted=necessary',
      'au_approved=1',
      'cookies_accepted=x',
    ]) {
      pages.push((await read('/', { cookie })).said);
    }
    expect(pages.map(({ answered }) => [answered.cookies, answered.australia])).toEqual([
      [undefined, false],
      ['all', false],
      ['necessary', false],
      [undefined, true],
      [undefined, false],
    ]);
    expect(new Set(pages.map(({ renders }) => renders)).size).toBe(4);
  });

  test('[IFRAME-01] only named partners may show it in a frame', async () => {
    const { headers } = await (await open({ frameAncestors: ['https://partner.example'] })).read('/');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://partner.example;");
    expect(headers['x-frame-options']).toBeUndefined();
    const alone = (await (await open()).read('/')).headers;
    expect(alone['content-security-policy']).toContain("frame-ancestors 'self';");
    expect(alone['x-frame-options']).toBe('SAMEORIGIN');
  });

  test.each([
    ['/', {}, true],
    ['/de/fairness', {}, true],
    ['/?modal=%2Fsearch', {}, true],
    ['/deposit', {}, false],
    ['/de/deposit', {}, false],
    ['/guest/de/withdraw', {}, false],
    ['/guest', { cookie: 'halley_session=abc' }, false],
    ['/?modal=%2Fdeposit', {}, false],
    ['/play/halley-studio/orbit-dice', {}, false],
    ['/login', {}, false],
    ['/registration', {}, false],
    ['/payments', {}, false],
    ['/withdraw', { cookie: 'halley_session=abc' }, false],
    ['/dashboard', { cookie: 'halley_session=abc' }, false],
    ['/deposit-fast', { cookie: 'halley_session=abc' }, false],
    ['/profile', { cookie: 'halley_session=abc' }, false],
    ['/', { cookie: 'halley_session=abc' }, false],
    ['/', { 'x-place': 'bot' }, false],
  ])('scripts of others on %s %o: %s', async (path, headers, isOpen) => {
    const host = 'https://tags.example';
    const place = (request: { headers: Record<string, unknown> }) => ({
      ...canada,
      isBot: request.headers['x-place'] === 'bot',
    });
    const page = await (await open({ scriptHosts: [host], place })).read(path, headers);
    const policy = String(page.headers['content-security-policy']).split('; ');
    for (const directive of ['script-src', 'connect-src', 'img-src']) {
      expect(policy.find((one) => one.startsWith(directive))?.includes(host), directive).toBe(isOpen);
    }
    expect(page.said.scriptHosts).toEqual(isOpen ? [host] : []);
    const usual = await (await open()).read(path, headers);
    expect(String(usual.headers['content-security-policy'])).not.toContain('tags.example');
  });

  const all = 'cookies_accepted=all';
  test.each([
    ['/', all, false, true],
    // A player may chat too.
    ['/de/fairness', `${all}; halley_session=abc`, false, true],
    ['/', 'cookies_accepted=necessary', false, false],
    ['/', '', false, false],
    ['/', all, true, false],
    ['/deposit', all, false, false],
    ['/?modal=%2Fdeposit', all, false, false],
    ['/play/halley-studio/orbit-dice', all, false, false],
  ])(
    '[CHAT-01] the chat of others on %s with %j, ours on: %s, may come in: %s',
    async (path, cookie, isOn, mayCome) => {
      const chatOrigin = 'https://chat.example';
      const place = () => ({ ...canada, flags: { ...flags, on: { ...flags.on, live_chat: isOn } } });
      const page = await (await open({ chatOrigin, place })).read(path, { cookie });
      const policy = String(page.headers['content-security-policy']).split('; ');
      for (const directive of ['script-src', 'connect-src', 'frame-src']) {
        expect(policy.find((one) => one.startsWith(directive))?.includes(chatOrigin), directive).toBe(mayCome);
      }
    },
  );

  test('[CASH-22] the payments library is the one that was named, and only named providers may be sent forms', async () => {
    const paymentsLibrary = { url: 'https://cdn.pay.example/library.js', origins: ['https://pay.example'] };
    const { headers, said } = await (await open({ paymentsLibrary })).read('/');
    expect(said.paymentsLibrary).toBe('https://cdn.pay.example/library.js');
    expect(headers['content-security-policy']).toContain("form-action 'self' https://pay.example;");
    expect(headers['content-security-policy']).toMatch(/connect-src 'self' ws:\S+ https:\/\/pay\.example;/);
    const own = await (await open()).read('/');
    expect(own.said.paymentsLibrary).toBe('/payments-api.js');
    expect(own.headers['content-security-policy']).toContain("form-action 'self';");
  });

  test('the body of a form reaches the page, whatever its type', async () => {
    const { app } = await open();
    const answer = await app.inject({
      method: 'POST',
      url: '/form',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1',
    });
    expect(answer.body).toContain('"body":"a=1"');
  });

  test.each(['/api/none', '/api-fe/none', '/metrics/x', '/demo/other'])('%s is not a page', async (path) => {
    const { read } = await open();
    const answer = await read(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/json');
  });

  test('pages are compressed as the browser asks', async () => {
    const { app } = await open();
    for (const encoding of ['br', 'gzip'] as const) {
      for (const cookie of ['', 'halley_session=abc']) {
        const answer = await app.inject({ url: '/', headers: { 'accept-encoding': encoding, cookie } });
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.rawPayload.length).toBeLessThan(1_000);
      }
    }
  });

  test('TLS brings the headers that need it, plain http does not', async () => {
    const plain = await (await open()).read('/');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    const secure = await (await open({ publicUrl: 'https://halley.test' })).read('/');
    expect(secure.headers['strict-transport-security']).toContain('max-age');
    expect(secure.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(secure.headers['content-security-policy']).toContain('wss://halley.test');
  });
});

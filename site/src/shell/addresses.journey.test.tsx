import { beforeAll, describe, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

describe('an unknown address', () => {
  test.each([
    ...['/nothing/here', '/play/nobody/nothing', '/xx/fairness', '/producers/nobody', '/assets/none.js'],
    ...['/no-such-jackpot', '/UPPER', '/de/no-such-jackpot'],
  ])('%s is a real 404', async (path) => {
    const guest = await visit(house, '');
    expect((await guest.call('GET', path)).status).toBe(404);
  });

  test('says so and leads back to the lobby', async () => {
    const guest = await visit(house, '/nothing/here');
    expect(guest.status).toBe(404);
    await guest.finds('heading', 'Nothing at this address');
    await guest.comesAlive('Back to the lobby', 'link');
    await guest.click('Back to the lobby', 'link');
    await guest.isAt('/');
  });
});

test.each(['/mystic-jackpots', '/de/mystic-jackpots'])('[ROUTE-78] %s is the page of that jackpot', async (path) => {
  const guest = await visit(house, path, { script: false });
  expect(guest.status).toBe(200);
  await guest.finds('heading', 'Mystic Jackpots');
});

test('[ROUTE-78] other addresses win over jackpots', async () => {
  const guest = await visit(house, '/fairness', { script: false });
  expect(guest.status).toBe(200);
  await guest.findsNot('heading', 'Mystic Jackpots');
});

test.each([
  ['/fairness/', '/fairness'],
  ['/EN-au/fairness/?a=1', '/en-AU/fairness?a=1'],
  ['/de/', '/de'],
  ['//example.com/', '/example.com'],
])('[ROUTE-40] %s is tidied to %s, never to another host', async (from, to) => {
  const { statusCode, headers } = await house.app.inject({ url: from });
  expect([statusCode, headers.location]).toEqual([301, to]);
});

test('strict policy: a new nonce with every answer, also from the cache', async () => {
  const read = async () => {
    const { headers, body } = await house.app.inject({ url: '/', headers: { 'accept-language': 'en' } });
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    return { nonce, html: body, headers };
  };
  const [first, second] = [await read(), await read()];
  expect(first.nonce).not.toBe(second.nonce);
  for (const { nonce, html } of [first, second]) {
    // What is described for search engines is data: no browser runs it.
    const inline = [...html.matchAll(/<script(?![^>]*(\bsrc=|ld\+json))[^>]*>/g)].map(([tag]) => tag);
    expect(inline.length).toBeGreaterThan(0);
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/\son\w+="/);
  }
  expect(first.headers['strict-transport-security']).toBeUndefined();
  expect(first.headers['x-content-type-options']).toBe('nosniff');
});

test('no map of a script is served, and none names one', async () => {
  const guest = await visit(house, '');
  const html = String((await guest.call('GET', '/fairness')).body);
  const own = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  expect(own.size).toBeGreaterThan(5);
  for (const path of own) {
    expect((await guest.call('GET', `${path}.map`)).status, path).toBe(404);
    expect(String((await guest.call('GET', path)).body), path).not.toContain('sourceMappingURL');
  }
});

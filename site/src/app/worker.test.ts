import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { describe, expect, test } from 'vitest';

const script = readFileSync(new URL('../../public/sw.js', import.meta.url), 'utf8');

interface FetchEvent {
  request: { destination: string; url: string };
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

/** The worker as a browser would run it, with a network of ours. */
function runWorker({ search = '?r=1&l=en', network }: { search?: string; network: () => Promise<Response> }) {
  const listeners = new Map<string, (event: never) => void>();
  const deleted: string[] = [];
  const self = {
    location: { href: `https://halley.test/sw.js${search}` },
    crypto,
    caches: { keys: async () => ['old'], delete: async (name: string) => deleted.push(name) },
    clients: { claim: async () => undefined },
    registration: {},
    skipWaiting: () => undefined,
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
  };
  vm.runInNewContext(script, { self, fetch: network, Response, URL });
  async function ask(destination: string, preload?: Response): Promise<Response | 'not touched'> {
    let answer: Promise<Response> | undefined;
    const event: FetchEvent = {
      request: { destination, url: 'https://halley.test/api/player' },
      preloadResponse: Promise.resolve(preload),
      respondWith: (given) => {
        answer = given;
      },
    };
    listeners.get('fetch')?.(event as never);
    return answer ?? 'not touched';
  }
  async function activate(): Promise<void> {
    let work: Promise<void> | undefined;
    listeners.get('activate')?.({ waitUntil: (given: Promise<void>) => (work = given) } as never);
    await work;
  }
  return { ask, activate, deleted };
}

const online = async () => new Response('from the house');
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the service worker', () => {
  test.each(['', 'script', 'image', 'iframe', 'worker'])(
    'a request that is no page (%s) is not touched: calls, money, files and games are the network’s',
    async (destination) => {
      expect(await runWorker({ network: offline }).ask(destination)).toBe('not touched');
    },
  );

  test('a page comes from the house while there is a line', async () => {
    const worker = runWorker({ network: online });
    expect(await ((await worker.ask('document')) as Response).text()).toBe('from the house');
    const early = (await worker.ask('document', new Response('asked for ahead'))) as Response;
    expect(await early.text()).toBe('asked for ahead');
  });

  test.each([
    ['?r=1&l=de', 'de', 'Du bist offline'],
    ['?l=fr-CA', 'fr', 'Vous êtes hors ligne'],
    ['?l=en-KW', 'en', 'You are offline'],
    ['?l=xx', 'en', 'You are offline'],
    ['', 'en', 'You are offline'],
    ['?l="><script>', 'en', 'You are offline'],
  ])('without a line it says so in the visitor’s language (%s)', async (search, language, title) => {
    const page = (await runWorker({ search, network: offline }).ask('document')) as Response;
    expect(page.status).toBe(503);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).not.toContain('<script');
  });

  test('a new version forgets what an older one may have kept, and keeps nothing itself', async () => {
    const worker = runWorker({ network: online });
    await worker.activate();
    expect(worker.deleted).toEqual(['old']);
    expect(script).not.toMatch(/caches\.open|\.put\(|cache\.add/);
  });
});

import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { describe, expect, test } from 'vitest';

const script = readFileSync(new URL('../../../public/sw.js', import.meta.url), 'utf8');

interface Shown {
  title: string;
  body: string;
  tag: string;
  data: { path: string };
}

/** The worker as a browser would run it: what it shows, and where a click leads. */
function runWorker({ hasTab = false } = {}) {
  const listeners = new Map<string, (event: never) => void>();
  const shown: Shown[] = [];
  const went: string[] = [];
  const tab = { focus: async () => went.push('focus'), navigate: async (path: string) => went.push(path) };
  const self = {
    location: { href: 'https://halley.test/sw.js?r=1&l=en' },
    registration: {
      showNotification: async (title: string, options: Omit<Shown, 'title'>) => shown.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => (hasTab ? [tab] : []),
      openWindow: async (path: string) => went.push(`new ${path}`),
    },
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
  };
  vm.runInNewContext(script, { self, fetch, Response, URL });
  const tell = async (type: string, event: object) => {
    let work: Promise<unknown> | undefined;
    listeners.get(type)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) } as never);
    await work;
  };
  return {
    shown,
    went,
    push: (text: string | null) => tell('push', { data: text === null ? null : { json: () => JSON.parse(text) } }),
    press: (path: unknown) => tell('notificationclick', { notification: { close: () => undefined, data: { path } } }),
  };
}

describe('a push in the browser', () => {
  test('is shown with its words and leads to its page', async () => {
    const worker = runWorker();
    await worker.push(JSON.stringify({ title: 'Paid out', body: '120 €', path: '/profile/history', tag: 'n-1' }));
    expect(worker.shown).toEqual([
      { title: 'Paid out', body: '120 €', tag: 'n-1', data: { path: '/profile/history' } },
    ]);
  });

  test.each([null, 'not json', '7', 'null', '{"title":5,"path":{}}'])(
    'that nobody can read (%s) still shows something',
    async (text) => {
      const worker = runWorker();
      await worker.push(text);
      expect(worker.shown).toMatchObject([{ title: 'Halley', data: { path: '/notifications' } }]);
    },
  );

  test.each([
    ['/games', '/games'],
    ['/play/x?mode=demo#a', '/play/x?mode=demo#a'],
    ['https://evil.example/', '/notifications'],
    ['//evil.example/', '/notifications'],
    ['/\\evil.example/', '/notifications'],
    ['/.//evil.example', '/notifications'],
    ['javascript:alert(1)', '/notifications'],
    [undefined, '/notifications'],
  ])('a press on %s leads to %s', async (path, where) => {
    const [alone, beside] = [runWorker(), runWorker({ hasTab: true })];
    await alone.press(path);
    await beside.press(path);
    expect([alone.went, beside.went]).toEqual([[`new ${where}`], ['focus', where]]);
  });
});

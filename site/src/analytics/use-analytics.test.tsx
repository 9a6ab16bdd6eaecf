import { act, cleanup, render } from '@testing-library/react';
import { createRoutesStub, type NavigateFunction, Outlet, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerConsent } from '../consent/index.ts';
import { createFakeApi } from '../query/testing/fake-api.ts';
import { keepTrace } from '../storage/index.ts';
import { takeTracked, track } from './track.ts';
import { useAnalytics } from './use-analytics.ts';

const server = createFakeApi();
vi.mock('../query/api.ts', () => ({
  get api() {
    return server.api;
  },
}));

const batches: { visit: string; events: { name: string; payload: object }[] }[] = [];
let go: NavigateFunction;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  batches.length = 0;
  server.reset();
  for (const name of ['reportPerformance', 'logUtmSet', 'reportNetworkPerformance']) server.answers[name] = () => null;
  sessionStorage.clear();
  takeTracked();
  // biome-ignore lint/suspicious/noDocumentCookie: a test sets what a browser has
  for (const name of ['cookies_accepted', 'utm_source', 'utm_sub_id']) document.cookie = `${name}=; Path=/; Max-Age=0`;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    batches.push(JSON.parse(body));
    return { status: 204 };
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

async function settle(ms = 5_000) {
  await act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
  });
}

async function visit({ isBot = false, path = '/' } = {}) {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ isBot }),
      HydrateFallback: () => null,
      Component: () => {
        go = useNavigate();
        useAnalytics();
        return <Outlet />;
      },
      children: [
        { id: 'lobby', index: true, Component: () => null },
        { id: 'games', path: 'games', Component: () => null },
      ],
    },
  ]);
  render(<Page initialEntries={[path]} hydrationData={{ loaderData: { root: { isBot } } }} />);
  await settle();
}
const names = () => batches.flatMap(({ events }) => events.map(({ name }) => name));

describe('events of a visit', () => {
  test('before an answer nothing leaves the page; once all is accepted what happened goes', async () => {
    await visit();
    await act(async () => go('/games'));
    await settle(60_000);
    expect([batches, server.calls]).toEqual([[], []]);
    await act(async () => answerConsent('all'));
    await settle();
    expect(batches[0]?.events.map(({ name, payload }) => [name, payload])).toEqual([
      ['page_view', { page: 'lobby', from: 'start' }],
      ['page_view', { page: 'games', from: 'site' }],
    ]);
  });

  test('who accepts only what is necessary is not followed, and nothing is kept for later', async () => {
    await visit();
    await act(async () => answerConsent('necessary'));
    await settle(60_000);
    await act(async () => answerConsent('all'));
    await settle();
    expect(names()).toEqual([]);
    await act(async () => go('/games'));
    await settle();
    expect(names()).toEqual(['page_view']);
  });

  test('who withdraws is not sent what waits', async () => {
    await act(async () => answerConsent('all'));
    await visit();
    const before = names().length;
    act(() => track('pwa_open', {}));
    await act(async () => answerConsent('necessary'));
    await settle(60_000);
    act(() => track('pwa_open', {}));
    window.dispatchEvent(new Event('pagehide'));
    await settle(60_000);
    expect(names()).toHaveLength(before);
  });

  test('machines are not followed, whatever their cookies say', async () => {
    await act(async () => answerConsent('all'));
    await visit({ isBot: true });
    await settle(60_000);
    expect([batches, server.calls]).toEqual([[], []]);
  });

  test('a page that goes away sends what it has', async () => {
    await act(async () => answerConsent('all'));
    await visit();
    act(() => track('favourite', { game: 'a/b', added: true }));
    window.dispatchEvent(new Event('pagehide'));
    expect(names()).toContain('favourite');
  });

  test('[ANALYTICS-04] a campaign in the address is logged once by its call and as an event, with consent', async () => {
    history.replaceState(null, '', '/?utm_source=mail&utm_sub_id=5');
    keepTrace();
    await visit();
    expect(server.inputsOf('logUtmSet')).toEqual([]);
    await act(async () => answerConsent('all'));
    await settle();
    cleanup();
    await visit();
    expect(server.inputsOf('logUtmSet')).toEqual([{ body: { utmMetrics: { utm_source: 'mail', sub_id: '5' } } }]);
    expect(names().filter((name) => name === 'utm_set')).toHaveLength(1);
  });
});

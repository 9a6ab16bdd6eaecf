import { act, cleanup, render } from '@testing-library/react';
import { createRoutesStub, type NavigateFunction, Outlet, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeApi, refuse } from '../query/testing/fake-api.ts';
import { chooseScripts, type Door, type OtherScript } from './choose-scripts.ts';

const server = createFakeApi();
vi.mock('../query/api.ts', () => ({
  get api() {
    return server.api;
  },
}));

const host = 'https://tags.example';
const script = (id: string, more: Partial<OtherScript> = {}): OtherScript => ({
  id,
  url: `${host}/${id}.js`,
  consent: 'statistics',
  ...more,
});
const hourMs = 60 * 60_000;

describe('which scripts of others may come in', () => {
  const door: Door = { hosts: [host], consent: 'all', mode: 'production', isSensitive: false };
  const chosen = (one: OtherScript, more: Partial<Door> = {}) =>
    chooseScripts([one], { ...door, ...more }).length === 1;

  test('those of an allowed host that the visitor agreed to', () => {
    expect(chosen(script('a'))).toBe(true);
    expect(chosen(script('a', { consent: 'marketing' }), { consent: 'necessary' })).toBe(false);
    expect(chosen(script('a'), { consent: undefined })).toBe(false);
    expect(chosen(script('a', { consent: 'necessary' }), { consent: undefined })).toBe(true);
  });

  test.each([
    'https://evil.example/a.js',
    'https://tags.example.evil.example/a.js',
    'https://tags.example@evil.example/a.js',
    'https://user@tags.example/a.js',
    'https://tags.example:8443/a.js',
    'http://tags.example/a.js',
    '//tags.example/a.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    '/assets/a.js',
    '',
  ])('never one from elsewhere: %s', (url) => {
    expect(chosen(script('a', { url, consent: 'necessary' }))).toBe(false);
  });

  test('[BOOT-06] a tracking pixel in production only', () => {
    expect(chosen(script('pixel', { kind: 'pixel' }))).toBe(true);
    expect(chosen(script('pixel', { kind: 'pixel' }), { mode: 'demo' })).toBe(false);
  });

  test('none at the cashier and in games', () => {
    expect(chosen(script('a', { consent: 'necessary' }), { isSensitive: true })).toBe(false);
  });
});

describe('a page', () => {
  let go: NavigateFunction;
  const reload = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    // What runs in one document does not run in the next.
    vi.resetModules();
    server.reset();
    localStorage.clear();
    document.head.replaceChildren();
    // happy-dom would fetch it.
    vi.spyOn(document.head, 'append').mockImplementation((element) => void added.push(element as HTMLScriptElement));
    added.length = 0;
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    reload.mockClear();
    // biome-ignore lint/suspicious/noDocumentCookie: a test sets what a browser has
    document.cookie = 'cookies_accepted=all; Path=/';
    delete (window as { dataLayer?: unknown }).dataLayer;
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const added: HTMLScriptElement[] = [];
  const ids = () => added.map(({ dataset }) => dataset.script);

  async function settle(ms = 0) {
    await act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(ms);
      await vi.dynamicImportSettled();
    });
  }
  async function visit({ scriptHosts = [host], path = '/', mode = 'production' } = {}) {
    const { useScripts } = await import('./use-scripts.ts');
    const root = { scriptHosts, mode };
    const Page = createRoutesStub([
      {
        id: 'root',
        path: '/',
        loader: () => root,
        HydrateFallback: () => null,
        Component: () => {
          go = useNavigate();
          useScripts();
          return <Outlet />;
        },
        children: [{ path: '*', Component: () => null }],
      },
    ]);
    render(<Page initialEntries={[path]} hydrationData={{ loaderData: { root } }} />);
    await settle();
  }

  test('[BOOT-03] reads the list once an hour, in all pages of the browser together', async () => {
    server.answers.readScriptsConfig = () => ({ scripts: [script('first')] });
    await visit();
    expect([ids(), server.inputsOf('readScriptsConfig').length]).toEqual([['first'], 1]);
    expect(JSON.parse(localStorage.getItem('script-refresh') ?? '')).toMatchObject({ at: Date.now() });
    server.answers.readScriptsConfig = () => ({ scripts: [script('first'), script('second')] });
    await settle(hourMs - 1);
    cleanup();
    await visit();
    expect(server.inputsOf('readScriptsConfig')).toHaveLength(1);
    await settle(1);
    expect([ids(), server.inputsOf('readScriptsConfig').length]).toEqual([['first', 'second'], 2]);
    await settle(hourMs);
    expect(server.inputsOf('readScriptsConfig')).toHaveLength(3);
  });

  test('a document that is closed to others asks for nothing', async () => {
    await visit({ scriptHosts: [] });
    await settle(hourMs);
    expect([server.calls, added]).toEqual([[], []]);
  });

  test('nothing comes in where the visitor is at the cashier, and nothing while a game is open', async () => {
    server.answers.readScriptsConfig = () => ({ scripts: [script('first')] });
    await visit({ path: '/?modal=%2Fdeposit' });
    await act(async () => go('/play/a/b'));
    await settle(hourMs);
    expect(ids()).toEqual([]);
  });

  test('integrity is checked by the browser; a tag manager finds its layer', async () => {
    const integrity = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
    server.answers.readScriptsConfig = () => ({ scripts: [script('tags', { integrity, dataLayer: true })] });
    await visit();
    expect([added[0]?.integrity, added[0]?.crossOrigin]).toEqual([integrity, 'anonymous']);
    const { pushToDataLayer } = await import('../analytics/data-layer.ts');
    pushToDataLayer({ name: 'favourite', payload: { game: 'a/b', added: true }, at: 1 });
    expect((window as { dataLayer?: object[] }).dataLayer).toMatchObject([
      { event: 'gtm.js' },
      { event: 'favourite', game: 'a/b', added: true },
    ]);
  });

  test('without a tag manager there is no layer', async () => {
    const { pushToDataLayer } = await import('../analytics/data-layer.ts');
    pushToDataLayer({ name: 'pwa_open', payload: {}, at: 1 });
    expect('dataLayer' in window).toBe(false);
  });

  test('a list that cannot be read, or a kept one that is broken, leaves the page alone', async () => {
    localStorage.setItem('script-refresh', '{"at":"x","scripts":5}');
    server.answers.readScriptsConfig = refuse(500, null);
    await visit();
    expect(ids()).toEqual([]);
  });

  test('who takes their consent back gets a document without them', async () => {
    server.answers.readScriptsConfig = () => ({ scripts: [script('first')] });
    await visit();
    const { answerConsent } = await import('../consent/consent.ts');
    await act(async () => answerConsent('necessary'));
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

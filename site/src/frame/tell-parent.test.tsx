import { afterEach, describe, expect, test, vi } from 'vitest';
import { isFramed, tellParent } from './tell-parent.ts';

const partners = ['https://partner.example', 'https://second.example'];

function inFrame(referrer: string) {
  const posted: [unknown, string][] = [];
  const parent = { postMessage: (message: unknown, target: string) => posted.push([message, target]) };
  vi.stubGlobal('parent', parent);
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  return posted;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('[IFRAME-02] messages to the page around', () => {
  test.each(['close', 'redirect', 'refresh_user'] as const)('%s goes to the partner that frames us', (type) => {
    const posted = inFrame('https://partner.example/games?x=1');
    expect(isFramed()).toBe(true);
    tellParent({ type, payload: { url: '/deposit' } }, partners);
    expect(posted).toEqual([[{ type, payload: { url: '/deposit' } }, 'https://partner.example']]);
  });

  test('a page that is no partner is told nothing', () => {
    const posted = inFrame('https://evil.example/');
    tellParent({ type: 'refresh_user' }, partners);
    expect(posted).toEqual([]);
  });

  test('one that hides its address is asked for by name, never by *', () => {
    const posted = inFrame('');
    tellParent({ type: 'close' }, partners);
    expect(posted.map(([, target]) => target)).toEqual([window.location.origin, ...partners]);
  });

  test('outside a frame nothing is said', () => {
    const posted: unknown[] = [];
    vi.spyOn(window, 'postMessage').mockImplementation((message: unknown) => void posted.push(message));
    tellParent({ type: 'close' }, partners);
    expect(posted).toEqual([]);
  });
});

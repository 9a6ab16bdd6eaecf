import { toasts } from '@halley/ui/toasts.ts';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useIdleTitle } from './use-idle-title.ts';
import { useUpdate } from './use-update.ts';

vi.mock('../i18n/load-messages.ts', async () => {
  const { catalogOf } = await import('../i18n/catalog.server.ts');
  return { loadMessages: async () => catalogOf('en') };
});

let hidden = false;
/** The visitor turns to another tab, or comes back. */
function turn(away: boolean) {
  hidden = away;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const { id } of toasts.list()) toasts.close(id);
});

describe('the title of a page nobody looks at [SEO-06]', () => {
  const idle = 'Halley · whenever you like';

  test('changes after two seconds, not before, and returns with the visitor', async () => {
    document.title = 'Fairness · Halley';
    renderHook(useIdleTitle);
    turn(true);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(document.title).toBe('Fairness · Halley');
    await vi.advanceTimersByTimeAsync(1);
    expect(document.title).toBe(idle);
    turn(false);
    expect(document.title).toBe('Fairness · Halley');
  });

  test('a glance elsewhere changes nothing', async () => {
    document.title = 'Fairness · Halley';
    renderHook(useIdleTitle);
    turn(true);
    await vi.advanceTimersByTimeAsync(1_500);
    turn(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(document.title).toBe('Fairness · Halley');
  });

  test('a page that has changed meanwhile keeps the title it said', async () => {
    document.title = 'Fairness · Halley';
    renderHook(useIdleTitle);
    turn(true);
    await vi.advanceTimersByTimeAsync(2_000);
    document.title = 'Games · Halley';
    turn(false);
    expect(document.title).toBe('Games · Halley');
  });
});

describe('a new build of the site', () => {
  const quarter = 15 * 60_000;
  function serve(answer: () => Response | Promise<Response>) {
    const asked: string[] = [];
    window.__reactRouterManifest = { version: 'old' };
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return answer();
    });
    return asked;
  }

  test('is told of once, quietly, with a button; nothing is reloaded by force', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    const asked = serve(() => Response.json({ version: 'new' }));
    renderHook(useUpdate);
    await vi.advanceTimersByTimeAsync(quarter);
    expect(asked).toEqual(['/version.json']);
    expect(toasts.list()).toMatchObject([{ id: 'new-version', tone: 'plain', action: { label: 'Reload' } }]);
    toasts.close('new-version');
    await vi.advanceTimersByTimeAsync(3 * quarter);
    expect(toasts.list()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  test('the button reloads', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    serve(() => Response.json({ version: 'new' }));
    renderHook(useUpdate);
    await vi.advanceTimersByTimeAsync(quarter);
    toasts.list()[0]?.action?.onPress();
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each([
    ['the same build', () => Response.json({ version: 'old' })],
    ['a house that is closed', () => Response.json({ version: 'new' }, { status: 503 })],
    ['something else', () => new Response('<html>')],
    ['no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s says nothing', async (_, answer) => {
    const asked = serve(answer);
    renderHook(useUpdate);
    await vi.advanceTimersByTimeAsync(quarter);
    expect(asked).toHaveLength(1);
    expect(toasts.list()).toEqual([]);
  });

  test('a tab that is not looked at does not ask; coming back to it does, at most every quarter of an hour', async () => {
    const asked = serve(() => Response.json({ version: 'old' }));
    renderHook(useUpdate);
    turn(true);
    await vi.advanceTimersByTimeAsync(4 * quarter);
    expect(asked).toEqual([]);
    turn(false);
    turn(true);
    turn(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(1);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { createPageCache, cutNonce, putNonce } from './page-cache.ts';

const page = (text: string) => ({ page: { status: 200, headers: [], pieces: [text] }, keep: true });

describe('guests’ pages in memory', () => {
  test('are served for their lifetime and rendered once for all who wait', async () => {
    let now = 0;
    const cache = createPageCache({ lifetimeMs: 100, size: 10, now: () => now });
    const render = vi.fn(async () => page('first'));
    const both = await Promise.all([cache.get('a', render), cache.get('a', render)]);
    expect(both.map(({ pieces }) => pieces)).toEqual([['first'], ['first']]);
    now = 99;
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(1);
    now = 100;
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('the oldest makes place', async () => {
    const cache = createPageCache({ lifetimeMs: 1_000, size: 2 });
    for (const key of ['a', 'b', 'c']) await cache.get(key, async () => page(key));
    expect(cache.size).toBe(2);
    const render = vi.fn(async () => page('again'));
    await cache.get('a', render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('a failure and a page that must not be kept are forgotten', async () => {
    const cache = createPageCache({ lifetimeMs: 1_000, size: 10 });
    await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await cache.get('b', async () => ({ ...page('404'), keep: false }));
    await Promise.resolve();
    expect(cache.size).toBe(0);
  });

  test('every answer carries a nonce of its own', () => {
    const pieces = cutNonce('<script nonce="AAA">1</script><script nonce="AAA">2</script>', 'AAA');
    expect(putNonce(pieces, 'BBB')).toBe('<script nonce="BBB">1</script><script nonce="BBB">2</script>');
  });
});

import { describe, expect, test, vi } from 'vitest';
import { type CallApi, createQueryCache } from './query-cache.ts';

function openCache() {
  const waiting: { name: string; answer: (data: unknown) => void; fail: (error: unknown) => void }[] = [];
  const callApi = vi.fn(
    (name: string) => new Promise((answer, fail) => waiting.push({ name, answer, fail })),
  ) as unknown as CallApi;
  return { cache: createQueryCache(callApi), callApi, waiting };
}

const game = { params: { game: 'dice' } };

describe('the query cache', () => {
  test('one call serves everyone who asks while it runs, and what is fresh is not asked again', async () => {
    const { cache, callApi, waiting } = openCache();
    const both = [cache.load('readCurrentIp'), cache.load('readCurrentIp')];
    expect(cache.read('readCurrentIp').loading).toBe(true);
    waiting[0]?.answer({ ip: '::1' });
    await Promise.all(both);
    await cache.load('readCurrentIp');
    expect(callApi).toHaveBeenCalledTimes(1);
    expect(cache.read('readCurrentIp')).toEqual({ data: { ip: '::1' }, error: undefined, loading: false });
  });

  test('another input is another entry', async () => {
    const { cache, waiting } = openCache();
    void cache.load('listRounds', { ...game, query: { mode: 'real' } });
    void cache.load('listRounds', { ...game, query: { mode: 'demo' } });
    expect(waiting).toHaveLength(2);
  });

  test('what the server rendered can be patched, and loaded again when something was missed', async () => {
    const { cache, waiting } = openCache();
    const heard = vi.fn();
    cache.subscribe('listAccounts', undefined, heard);
    cache.set('listAccounts', undefined, []);
    cache.patch('listAccounts', undefined, () => []);
    cache.invalidate('listAccounts');
    expect(waiting).toHaveLength(1);
    waiting[0]?.answer([{ currency: 'EUR' }]);
    await vi.waitFor(() => expect(cache.read('listAccounts').data).toEqual([{ currency: 'EUR' }]));
    expect(heard).toHaveBeenCalled();
  });

  test('what no one looks at is marked stale and waits until it is asked for', () => {
    const { cache, waiting } = openCache();
    cache.set('listAccounts', undefined, []);
    cache.invalidate();
    expect(waiting).toHaveLength(0);
    void cache.load('listAccounts');
    expect(waiting).toHaveLength(1);
  });

  test('what was set while an answer was on its way is newer than the answer', async () => {
    const { cache, waiting } = openCache();
    cache.subscribe('listAccounts', undefined, () => {});
    const loaded = cache.load('listAccounts');
    cache.set('listAccounts', undefined, [{ currency: 'BTC' }] as never);
    waiting[0]?.answer([{ currency: 'EUR' }]);
    await loaded;
    expect(cache.read('listAccounts')).toEqual({ data: [{ currency: 'BTC' }], error: undefined, loading: false });
    expect(waiting).toHaveLength(1);
  });

  test('what was patched while an answer was on its way is asked for once more', async () => {
    const { cache, waiting } = openCache();
    cache.subscribe('listAccounts', undefined, () => {});
    cache.set('listAccounts', undefined, []);
    cache.invalidate('listAccounts');
    cache.patch('listAccounts', undefined, () => [{ currency: 'BTC' }] as never);
    waiting[0]?.answer([]);
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    expect(cache.read('listAccounts').data).toEqual([{ currency: 'BTC' }]);
    waiting[1]?.answer([{ currency: 'BTC' }, { currency: 'EUR' }]);
    await vi.waitFor(() => expect(cache.read('listAccounts').data).toHaveLength(2));
  });

  test('a part of the page that comes to life later does not set back what a live event has changed', () => {
    const { cache, waiting } = openCache();
    cache.subscribe('listAccounts', undefined, () => {});
    const loaded = [{ currency: 'EUR', amount_cents: 100 }] as never;
    cache.adopt('listAccounts', undefined, loaded);
    cache.patch('listAccounts', undefined, () => [{ currency: 'EUR', amount_cents: 98 }] as never);
    cache.adopt('listAccounts', undefined, loaded);
    expect(cache.read('listAccounts').data).toEqual([{ currency: 'EUR', amount_cents: 98 }]);
    expect(waiting).toHaveLength(0);
  });

  test('where a loader answers after a live event, the house is asked which of the two is newer', async () => {
    const { cache, waiting } = openCache();
    cache.subscribe('listAccounts', undefined, () => {});
    cache.adopt('listAccounts', undefined, [{ currency: 'EUR', amount_cents: 100 }] as never);
    cache.patch('listAccounts', undefined, () => [{ currency: 'EUR', amount_cents: 98 }] as never);
    cache.adopt('listAccounts', undefined, [{ currency: 'EUR', amount_cents: 100 }] as never);
    expect(cache.read('listAccounts').data).toEqual([{ currency: 'EUR', amount_cents: 98 }]);
    waiting[0]?.answer([{ currency: 'EUR', amount_cents: 97 }]);
    await vi.waitFor(() => expect(cache.read('listAccounts').data).toEqual([{ currency: 'EUR', amount_cents: 97 }]));
    // Nothing was changed by an event since: the next page's answer is taken as it is.
    cache.adopt('listAccounts', undefined, []);
    expect(cache.read('listAccounts').data).toEqual([]);
    expect(waiting).toHaveLength(1);
  });

  test('the next player’s page is taken as it is', () => {
    const { cache, waiting } = openCache();
    const loaded = [{ currency: 'EUR' }] as never;
    cache.adopt('listAccounts', undefined, loaded);
    cache.patch('listAccounts', undefined, () => []);
    cache.clear();
    cache.adopt('listAccounts', undefined, loaded);
    expect(cache.read('listAccounts').data).toEqual([{ currency: 'EUR' }]);
    expect(waiting).toHaveLength(0);
  });

  test('an answer that was overtaken is asked again, not shown', async () => {
    const { cache, waiting } = openCache();
    cache.subscribe('listRounds', game, () => {});
    void cache.load('listRounds', game);
    cache.invalidate('listRounds');
    waiting[0]?.answer(['old']);
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    expect(cache.read('listRounds', game).data).toBeUndefined();
    waiting[1]?.answer(['new']);
    await vi.waitFor(() => expect(cache.read('listRounds', game).data).toEqual(['new']));
  });

  test('a failure keeps what was known and says so', async () => {
    const { cache, waiting } = openCache();
    cache.set('listAccounts', undefined, []);
    cache.invalidate();
    const loading = cache.load('listAccounts');
    waiting[0]?.fail(new Error('no network'));
    await loading;
    expect(cache.read('listAccounts').data).toEqual([]);
    expect(cache.read('listAccounts').error).toBeInstanceOf(Error);
  });

  test('another player sees nothing of the one before', () => {
    const { cache } = openCache();
    cache.set('listAccounts', undefined, []);
    cache.clear();
    expect(cache.read('listAccounts').data).toBeUndefined();
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { whenFetched } from './when-fetched.ts';

afterEach(() => vi.restoreAllMocks());

test('without a line it waits, and asks again when there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('no line'))
    .mockResolvedValue('there');
  const part = whenFetched(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await part).toBe('there');
});

test('with a line a failure is one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await expect(whenFetched(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
});

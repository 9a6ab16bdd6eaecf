import { afterEach, describe, expect, test, vi } from 'vitest';
import { log } from '../telemetry/index.ts';
import { registerWorker } from './register-worker.ts';

const registration = { scope: 'https://halley.test/', unregister: async () => true } as ServiceWorkerRegistration;
function workersThat({ register = async () => registration, there = registration as typeof registration | undefined }) {
  const asked: [string, RegistrationOptions | undefined][] = [];
  return {
    asked,
    register: (url: string | URL, options?: RegistrationOptions) => {
      asked.push([String(url), options]);
      return register();
    },
    getRegistration: async () => there,
  };
}
const info = vi.spyOn(log, 'info').mockImplementation(() => {});
const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
afterEach(() => vi.clearAllMocks());

describe('the service worker', () => {
  test('[ERR-14] [BOOT-02] is asked for by /sw.js with a random query, and the result is logged', async () => {
    const workers = workersThat({ there: undefined });
    await registerWorker({ wanted: true, locale: 'de', workers });
    await registerWorker({ wanted: true, locale: 'de', workers });
    const [first, second] = workers.asked.map(([url]) => new URL(url, 'https://halley.test'));
    expect([first?.pathname, first?.searchParams.get('l')]).toEqual(['/sw.js', 'de']);
    expect(first?.searchParams.get('r')).toMatch(/^[0-9a-f]{8}$/);
    expect(first?.search).not.toBe(second?.search);
    expect(info).toHaveBeenCalledWith('SERVICE_WORKER', 'registered', { scope: 'https://halley.test/' });
  });

  test('one of today in the same language stays: no page waits for another to take over', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const workerFrom = (query: string) => ({
      ...registration,
      active: { scriptURL: `https://halley.test/sw.js?${query}` },
    });
    for (const [query, stays] of [
      [`r=1&d=${today}&l=de`, true],
      [`r=1&d=${today}&l=fr`, false],
      ['r=1&d=2026-01-01&l=de', false],
      ['', false],
    ] as const) {
      const workers = workersThat({ there: workerFrom(query) as typeof registration });
      await registerWorker({ wanted: true, locale: 'de', workers });
      expect(workers.asked.length, query).toBe(stays ? 0 : 1);
    }
  });

  test('[ERR-14] a failure is logged too, and nothing is thrown', async () => {
    const failure = new TypeError('refused by the browser');
    await registerWorker({
      wanted: true,
      locale: 'en',
      workers: workersThat({ register: () => Promise.reject(failure) }),
    });
    expect(warn).toHaveBeenCalledWith('SERVICE_WORKER', failure);
    expect(info).not.toHaveBeenCalled();
  });

  test('switched off, one from an earlier visit goes; where there is none nothing happens', async () => {
    const workers = workersThat({});
    await registerWorker({ wanted: false, locale: 'en', workers });
    expect(workers.asked).toEqual([]);
    expect(info).toHaveBeenCalledWith('SERVICE_WORKER', 'unregistered');
    info.mockClear();
    await registerWorker({
      wanted: false,
      locale: 'en',
      workers: { ...workers, getRegistration: async () => undefined },
    });
    await registerWorker({ wanted: true, locale: 'en', workers: undefined });
    expect(info).not.toHaveBeenCalled();
  });
});

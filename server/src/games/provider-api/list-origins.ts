import type { ProviderPorts } from './ports.ts';
import { listProviders } from './provider-store.ts';

/** A provider that was added shows its games within so long. */
const trustedMs = 10_000;

/** Every page asks; the table is read now and then. */
export function createOrigins({ database, clock, log }: Pick<ProviderPorts, 'database' | 'clock' | 'log'>) {
  let known: readonly string[] = [];
  let trustedUntilMs = 0;
  return async (): Promise<readonly string[]> => {
    const nowMs = clock.now().getTime();
    if (nowMs < trustedUntilMs) return known;
    trustedUntilMs = nowMs + trustedMs;
    try {
      const urls = (await listProviders(database))
        .filter(({ state }) => state === 'open')
        .map(({ baseUrl }) => baseUrl);
      known = [...new Set(urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin))];
    } catch (error) {
      // The page is worth more than the frame in it.
      log.warn({ err: error }, 'the origins of providers could not be read');
    }
    return known;
  };
}

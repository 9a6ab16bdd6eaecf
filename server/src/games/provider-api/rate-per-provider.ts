import type { Redis } from 'ioredis';
import { type CountCall, createCallCounter } from '../../kit/index.ts';
import { ProviderRefusal } from './codes.ts';
import type { Provider } from './provider-store.ts';

/** A burst may use up the allowance of so many seconds at once. */
const windowSeconds = 5;

/** Counts calls of each provider; in Redis where several processes serve. */
export function createProviderRates(options: { scale: number; redis?: Redis }): (provider: Provider) => Promise<void> {
  const counters = new Map<number, CountCall>();
  const counterFor = (callsPerSecond: number): CountCall => {
    const known = counters.get(callsPerSecond);
    if (known) return known;
    const points = Math.ceil(callsPerSecond * windowSeconds * options.scale);
    const counter = createCallCounter(options.redis, { keyPrefix: 'rate:provider', points, duration: windowSeconds });
    counters.set(callsPerSecond, counter);
    return counter;
  };
  return async (provider) => {
    const seconds = await counterFor(provider.callsPerSecond)(provider.id);
    if (seconds > 0) throw new ProviderRefusal('rate_limited', { retry_after_seconds: seconds });
  };
}

import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ProviderRefusal } from './codes.ts';
import type { Provider } from './provider-store.ts';

/** A burst may use up the allowance of so many seconds at once. */
const windowSeconds = 5;

/** Counts calls of each provider; in Redis where several processes serve. */
export function createProviderRates(options: { scale: number; redis?: Redis }): (provider: Provider) => Promise<void> {
  const limiters = new Map<number, RateLimiterAbstract>();
  const limiterFor = (callsPerSecond: number): RateLimiterAbstract => {
    const known = limiters.get(callsPerSecond);
    if (known) return known;
    const points = Math.ceil(callsPerSecond * windowSeconds * options.scale);
    const settings = { keyPrefix: 'rate:provider', points, duration: windowSeconds };
    const memory = new RateLimiterMemory(settings);
    const limiter = options.redis
      ? new RateLimiterRedis({ ...settings, storeClient: options.redis, insuranceLimiter: memory })
      : memory;
    limiters.set(callsPerSecond, limiter);
    return limiter;
  };
  return async (provider) => {
    try {
      await limiterFor(provider.callsPerSecond).consume(provider.id);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new ProviderRefusal('rate_limited', { retry_after_seconds: Math.ceil(reason.msBeforeNext / 1000) });
    }
  };
}

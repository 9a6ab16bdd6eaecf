import { type RateClass, Refusal } from '@halley/contract';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

interface Allowance {
  perAddress: number;
  perAccount: number;
  windowSeconds: number;
}

/** How many calls of a class one address, and one account, may make in a window. */
const allowances: Record<RateClass, Allowance> = {
  read: { perAddress: 600, perAccount: 600, windowSeconds: 10 },
  write: { perAddress: 120, perAccount: 60, windowSeconds: 10 },
  'sign-in': { perAddress: 30, perAccount: 30, windowSeconds: 60 },
  wager: { perAddress: 1000, perAccount: 200, windowSeconds: 10 },
  telemetry: { perAddress: 120, perAccount: 120, windowSeconds: 60 },
};

/** An address, or an account: a player's or a member of staff's. */
type RateSubject = { address: string } | { playerId: number } | { memberId: number };

export interface RateLimits {
  /** Counts one call of an address or an account; refuses it when the window is used up. */
  take(rate: RateClass, who: RateSubject): Promise<void> | undefined;
}

/** Counts one call of whoever the key names: the whole seconds until the next is allowed, 0 for this one. */
export type CountCall = (key: string) => Promise<number>;

/** A window begins with a key's first call. Counted in this process, or in Redis when several processes serve the same. */
export function createCallCounter(
  redis: Redis | undefined,
  settings: { keyPrefix: string; points: number; duration: number },
): CountCall {
  const memory = new RateLimiterMemory(settings);
  const limiter = redis ? new RateLimiterRedis({ ...settings, storeClient: redis, insuranceLimiter: memory }) : memory;
  return async (key) => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      throw reason;
    }
  };
}

export function createRateLimits(options: { scale: number; redis?: Redis }): RateLimits {
  const counter = (name: string, wanted: number, duration: number) =>
    createCallCounter(options.redis, {
      keyPrefix: `rate:${name}`,
      points: Math.ceil(wanted * options.scale),
      duration,
    });
  const counters = Object.fromEntries(
    Object.entries(allowances).map(([name, allowance]) => [
      name,
      {
        address: counter(`${name}:address`, allowance.perAddress, allowance.windowSeconds),
        account: counter(`${name}:account`, allowance.perAccount, allowance.windowSeconds),
      },
    ]),
  ) as Record<RateClass, { address: CountCall; account: CountCall }>;

  return {
    async take(rate, who) {
      const { address, account } = counters[rate];
      const seconds = await ('address' in who
        ? address(who.address)
        : account('playerId' in who ? String(who.playerId) : `staff-${who.memberId}`));
      if (seconds > 0) throw new Refusal('RATE_LIMITED', { retry_after_seconds: seconds });
    },
  };
}

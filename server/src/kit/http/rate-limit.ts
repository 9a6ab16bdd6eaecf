import { type RateClass, Refusal } from '@halley/contract';
import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

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
export type RateSubject = { address: string } | { playerId: number } | { memberId: number };

export interface RateLimits {
  /** Counts one call of an address or an account; refuses it when the window is used up. */
  take(rate: RateClass, who: RateSubject): Promise<void>;
}

/** Counted in this process, or in Redis when several processes serve the same players. */
export function createRateLimits(options: { scale: number; redis?: Redis }): RateLimits {
  const limiter = (name: string, points: number, duration: number): RateLimiterAbstract => {
    const settings = { keyPrefix: `rate:${name}`, points: Math.ceil(points * options.scale), duration };
    const memory = new RateLimiterMemory(settings);
    if (!options.redis) return memory;
    return new RateLimiterRedis({ ...settings, storeClient: options.redis, insuranceLimiter: memory });
  };
  const limiters = Object.fromEntries(
    Object.entries(allowances).map(([name, allowance]) => [
      name,
      {
        address: limiter(`${name}:address`, allowance.perAddress, allowance.windowSeconds),
        account: limiter(`${name}:account`, allowance.perAccount, allowance.windowSeconds),
      },
    ]),
  ) as Record<RateClass, { address: RateLimiterAbstract; account: RateLimiterAbstract }>;

  return {
    async take(rate, who) {
      try {
        if ('address' in who) await limiters[rate].address.consume(who.address);
        else await limiters[rate].account.consume('playerId' in who ? who.playerId : `staff-${who.memberId}`);
      } catch (reason) {
        if (reason instanceof RateLimiterRes) {
          throw new Refusal('RATE_LIMITED', { retry_after_seconds: Math.ceil(reason.msBeforeNext / 1000) });
        }
        throw reason;
      }
    },
  };
}

import { type RateClass, Refusal } from '@halley/contract';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { createWindows } from './windows.ts';

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
  /** Counts one call of an address or an account; refuses it when the window is used up. Nothing to wait for: no promise. */
  take(rate: RateClass, who: RateSubject): Promise<void> | undefined;
}

/** Counts one call of whoever the key names: the milliseconds until the next is allowed, 0 for this one. */
type Count = (key: string) => number | Promise<number>;

/** Counted in this process, or in Redis when several processes serve the same players. */
export function createRateLimits(options: { scale: number; redis?: Redis }): RateLimits {
  const counter = (name: string, wanted: number, windowSeconds: number): Count => {
    const points = Math.ceil(wanted * options.scale);
    if (!options.redis) return createWindows({ points, windowMs: windowSeconds * 1000 });
    return countInRedis(options.redis, { keyPrefix: `rate:${name}`, points, duration: windowSeconds });
  };
  const counters = Object.fromEntries(
    Object.entries(allowances).map(([name, allowance]) => [
      name,
      {
        address: counter(`${name}:address`, allowance.perAddress, allowance.windowSeconds),
        account: counter(`${name}:account`, allowance.perAccount, allowance.windowSeconds),
      },
    ]),
  ) as Record<RateClass, { address: Count; account: Count }>;

  return {
    take(rate, who) {
      const { address, account } = counters[rate];
      const waitMs =
        'address' in who
          ? address(who.address)
          : account('playerId' in who ? String(who.playerId) : `staff-${who.memberId}`);
      if (typeof waitMs !== 'number') return waitMs.then(refuseUntil);
      refuseUntil(waitMs);
      return undefined;
    },
  };
}

function refuseUntil(waitMs: number): void {
  if (waitMs > 0) throw new Refusal('RATE_LIMITED', { retry_after_seconds: Math.ceil(waitMs / 1000) });
}

function countInRedis(storeClient: Redis, settings: { keyPrefix: string; points: number; duration: number }): Count {
  const insuranceLimiter = new RateLimiterMemory(settings);
  const limiter = new RateLimiterRedis({ ...settings, storeClient, insuranceLimiter });
  return async (key) => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return Math.max(1, reason.msBeforeNext);
      throw reason;
    }
  };
}

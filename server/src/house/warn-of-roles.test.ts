import { expect, test } from 'vitest';
import { readSettings } from '../kit/index.ts';
import { warnOfRoles } from './warn-of-roles.ts';

const warned = (environment: Record<string, string>) => warnOfRoles(readSettings(environment)).join('\n');

test('[F-111] one process for everything needs no word', () => {
  expect(warned({})).toBe('');
});

test.each(['api', 'web', 'worker', 'realtime'])(
  '[RUN-03] [F-111] %s without Redis, with the demo’s sandbox, is warned of both',
  (role) => {
    expect(warned({ HALLEY_ROLE: role })).toMatch(/REDIS_URL is not set[\s\S]*sandbox:pay/);
  },
);

test('[F-111] with Redis and one sandbox for all there is nothing to say', () => {
  const secret = 's'.repeat(32);
  const environment = {
    HALLEY_ROLE: 'api',
    REDIS_URL: 'redis://127.0.0.1:6379',
    PAYMENTS_SANDBOX_URL: 'http://127.0.0.1:4000',
    PAYMENTS_SANDBOX_SECRET: secret,
    PAYMENTS_COINS_URL: 'http://127.0.0.1:4000',
    PAYMENTS_COINS_SECRET: secret,
  };
  expect(warned(environment)).toBe('');
});

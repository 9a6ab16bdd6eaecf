import type { Settings } from '../kit/index.ts';

/** What an operator who splits the house into several processes should know at the start; none where nothing is amiss. */
export function warnOfRoles({
  role,
  redisUrl,
  demo,
  payments,
}: Pick<Settings, 'role' | 'redisUrl' | 'demo' | 'payments'>): string[] {
  if (role === 'all') return [];
  const isSandboxHere = demo && (payments.sandbox === undefined || payments.coins === undefined);
  return [
    ...(redisUrl === undefined
      ? [
          'HALLEY_ROLE splits the house, and REDIS_URL is not set: live events stay within each process, rate limits are counted by each, and a sign-out ends sockets of one process only.',
        ]
      : []),
    ...(isSandboxHere
      ? [
          'The payment sandbox of the demo lives in the process that is asked: start one for all with "npm run sandbox:pay" and name it in PAYMENTS_SANDBOX_URL and PAYMENTS_COINS_URL.',
        ]
      : []),
  ];
}

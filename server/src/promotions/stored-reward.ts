import type { DueReward } from './due-grant.ts';

/** Amounts are whole numbers of any size, which JSON has not: they are written as `"123n"`. */
export const rewardText = (due: DueReward): string =>
  JSON.stringify(due, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value));

const whole = /^-?\d+n$/;

/** From `jsonb`, which has been parsed already. */
export function rewardFrom(stored: unknown): DueReward {
  return revive(stored) as DueReward;
}

function revive(value: unknown): unknown {
  if (typeof value === 'string') return whole.test(value) ? BigInt(value.slice(0, -1)) : value;
  if (Array.isArray(value)) return value.map(revive);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, revive(item)]));
}

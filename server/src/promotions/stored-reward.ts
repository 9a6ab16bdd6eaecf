import type { DueReward } from './due-grant.ts';

/** Amounts are whole numbers of any size, which JSON has not: they are written as `"123n"`. */
export const storedText = (value: unknown): string =>
  JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? `${part}n` : part));

export const rewardText = (due: DueReward): string => storedText(due);

const whole = /^-?\d+n$/;

/** From `jsonb`, which has been parsed already. */
export function rewardFrom(stored: unknown): DueReward {
  return revive(stored) as DueReward;
}

/** What `storedText` wrote, after `jsonb` was parsed. */
export function revive(value: unknown): unknown {
  if (typeof value === 'string') return whole.test(value) ? BigInt(value.slice(0, -1)) : value;
  if (Array.isArray(value)) return value.map(revive);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, revive(item)]));
}

import type { RefusalCode } from './refusals.ts';

/** What the wagers door may say to any stake, whatever is played. */
export const doorRefusals = [
  'REGION_RESTRICTED',
  'GAME_CLOSED',
  'VERIFICATION_REQUIRED',
  'TERMS_NOT_ACCEPTED',
  'LIMIT_REACHED',
  'EXCLUDED',
  'SESSION_TIME_OVER',
  'REALITY_CHECK_DUE',
  'ACCOUNT_CLOSED',
  'BONUS_NOT_HERE',
] as const satisfies readonly RefusalCode[];

/** Of a round that is staked on: what is asked of the bet itself. */
export const stakeRefusals = [
  'IDEMPOTENCY_CONFLICT',
  'idempotency_key.invalid',
  'currency.not_supported',
  'currency.no_account',
  'stake_cents.not_enough_money',
  'stake_cents.too_small',
  'stake_cents.too_large',
  'stake_cents.win_too_large',
  'stake_cents.above_bonus_stake',
  'choice.invalid',
] as const satisfies readonly RefusalCode[];

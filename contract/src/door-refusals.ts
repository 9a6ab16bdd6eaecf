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
] as const satisfies readonly RefusalCode[];

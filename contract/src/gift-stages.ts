/**
 * Where a gift can stand. Apart from the schemas, so that a browser knows the stages without loading them.
 * `activated` and `finished` are of free spins alone.
 */
export const giftStages = [
  'issued',
  'wait',
  'handle_bets',
  'activated',
  'wager_done',
  'lost',
  'canceled',
  'expired',
  'finished',
] as const;
export type GiftStage = (typeof giftStages)[number];

export const closedStages: readonly GiftStage[] = ['finished', 'canceled', 'expired', 'wager_done', 'lost'];

/** Why a gift was canceled. After the last three the share that was earned is the player's, also of what comes later. */
export const giftEndReasons = [
  'player',
  'charged_back',
  'cashed_out',
  'taken',
  'excluded',
  'account_closed',
  'withdrawn',
] as const;
export type GiftEndReason = (typeof giftEndReasons)[number];

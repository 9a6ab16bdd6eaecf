import type { MarketStatus } from './messages.ts';

/** What a message does to a market. */
export const marketEvents = [
  'odds_active',
  'odds_suspended',
  'odds_inactive',
  'odds_handed_over',
  'stop_suspended',
  'stop_inactive',
  'settle',
  'cancel',
  'rollback_settle',
  'rollback_cancel',
] as const;
export type MarketEvent = (typeof marketEvents)[number];

const priced = {
  odds_active: 'active',
  odds_suspended: 'suspended',
  odds_inactive: 'inactive',
  odds_handed_over: 'handed_over',
} as const;
const ended = { settle: 'settled', cancel: 'cancelled' } as const;
const stays = <S extends MarketStatus>(status: S) =>
  ({ stop_suspended: status, stop_inactive: status, rollback_settle: status, rollback_cancel: status }) as const;

/**
 * The status of a market after a message; `fault` where no producer in its right mind would say so. A stop is for active
 * markets alone. After a rollback a market waits for its next prices or result.
 */
export const marketMoves: Record<MarketStatus, Record<MarketEvent, MarketStatus | 'fault'>> = {
  active: { ...stays('active'), ...priced, ...ended, stop_suspended: 'suspended', stop_inactive: 'inactive' },
  suspended: { ...stays('suspended'), ...priced, ...ended },
  inactive: { ...stays('inactive'), ...priced, ...ended },
  handed_over: { ...stays('handed_over'), ...priced, ...ended },
  settled: {
    ...stays('settled'),
    ...ended,
    odds_active: 'fault',
    odds_suspended: 'fault',
    odds_inactive: 'settled',
    odds_handed_over: 'settled',
    rollback_settle: 'suspended',
  },
  cancelled: {
    ...stays('cancelled'),
    settle: 'cancelled',
    cancel: 'cancelled',
    odds_active: 'fault',
    odds_suspended: 'fault',
    odds_inactive: 'cancelled',
    odds_handed_over: 'cancelled',
    rollback_cancel: 'suspended',
  },
};

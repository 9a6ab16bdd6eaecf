export const limitTypes = ['loss', 'wager', 'deposit', 'coolingoff', 'selfexclusion', 'session'] as const;
export type LimitType = (typeof limitTypes)[number];

export const limitPeriods = [
  'day',
  'day_3',
  'week',
  'month',
  'month_3',
  'month_6',
  'month_9',
  'month_12',
  'forever',
] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** What may be set, in the order to show it. PP-23: day, week and month for every limit of money. */
export const offeredPeriods: Record<LimitType, LimitPeriod[]> = {
  deposit: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  wager: ['day', 'week', 'month'],
  // Minutes of one session; the period says no more than that each session counts by itself.
  session: ['day'],
  coolingoff: ['day', 'day_3', 'week', 'month', 'month_3'],
  selfexclusion: ['month_6', 'month_9', 'month_12', 'forever'],
};

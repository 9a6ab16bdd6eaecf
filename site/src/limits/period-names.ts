import type { LimitPeriod } from '@halley/contract';
import type { MessageKey } from '../i18n/index.ts';

/** "Week": what an amount is for. */
export const periodNames: Record<LimitPeriod, MessageKey> = {
  day: 'limits.period.day',
  day_3: 'limits.period.day_3',
  week: 'limits.period.week',
  month: 'limits.period.month',
  month_3: 'limits.period.month_3',
  month_6: 'limits.period.month_6',
  month_9: 'limits.period.month_9',
  month_12: 'limits.period.month_12',
  forever: 'limits.period.forever',
};

/** "1 week": how long something lasts. */
export const lengthNames: Record<LimitPeriod, MessageKey> = {
  ...periodNames,
  day: 'limits.length.day',
  week: 'limits.length.week',
  month: 'limits.length.month',
};

const hourMs = 60 * 60 * 1000;
const hours: Partial<Record<LimitPeriod, number>> = { day: 24, day_3: 72, week: 168 };
const months: Partial<Record<LimitPeriod, number>> = { month: 1, month_3: 3, month_6: 6, month_9: 9, month_12: 12 };

/** When a break that begins now is over, as the server reckons it; null: never. */
export function endOf(period: LimitPeriod, now: Date): Date | null {
  if (hours[period] !== undefined) return new Date(now.getTime() + hours[period] * hourMs);
  const count = months[period];
  if (count === undefined) return null;
  const end = new Date(now);
  end.setUTCDate(1);
  end.setUTCMonth(now.getUTCMonth() + count);
  const days = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(now.getUTCDate(), days));
  return end;
}

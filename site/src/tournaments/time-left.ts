import { timeStatus } from '@halley/contract/quests';

export interface Dates {
  start_at: string;
  end_at: string;
}

/** What its timer runs to; null: it is over, and there is none. */
export function timerEnd(dates: Dates, nowMs: number): number | null {
  const status = timeStatus(dates, new Date(nowMs));
  if (status === 'archive') return null;
  return Date.parse(status === 'future' ? dates.start_at : dates.end_at);
}

const minuteMs = 60_000;

/** Days, hours and minutes, never seconds: the last minute is one minute until it is over. */
export function timeParts(leftMs: number): { days: number; hours: number; minutes: number } {
  const total = Math.max(0, Math.ceil(leftMs / minuteMs));
  return { days: Math.floor(total / 1440), hours: Math.floor((total % 1440) / 60), minutes: total % 60 };
}

/** Until the text changes: to the next whole minute, and at the end at once. */
export function untilNextText(leftMs: number): number {
  return leftMs <= 0 ? 0 : ((leftMs - 1) % minuteMs) + 1;
}

/** "1 day 4 hr 17 min", as the language writes it. What is nothing is left out. */
export function timeText(leftMs: number, tag: string): string {
  const { days, hours, minutes } = timeParts(leftMs);
  const part = (value: number, unit: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  return [
    ...(days > 0 ? [part(days, 'day')] : []),
    ...(hours > 0 ? [part(hours, 'hour')] : []),
    ...(minutes > 0 || (days === 0 && hours === 0) ? [part(minutes, 'minute')] : []),
  ].join(' ');
}

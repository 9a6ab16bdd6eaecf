import { dateFormat } from '../../i18n/index.ts';
/** `2026-03` */
export function isMonth(text: string): boolean {
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);
}

export function monthName(month: string, tag: string): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  return dateFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first);
}

/** Whether the month is not over yet. */
export function isRunning(month: string, now: Date): boolean {
  return now.toISOString().startsWith(month);
}

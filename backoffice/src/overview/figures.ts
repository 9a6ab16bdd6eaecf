import { formatMoney } from '@halley/ui';
import { words } from '../words/index.ts';

/** How amounts of a currency are written here: in full, whole, and short for tiles and axes. */
export function moneyIn(currency: string) {
  const places = /\.(\d+)/.exec(formatMoney(0, { currency, locale: 'en', unit: 'whole' }))?.[1]?.length ?? 0;
  const units = (cents: number) => cents / 10 ** places;
  return {
    full: (cents: number) => formatMoney(cents, { currency, locale: 'en' }),
    round: (cents: number) =>
      places > 2
        ? formatMoney(cents, { currency, locale: 'en' })
        : formatMoney(Math.round(units(cents)) * 10 ** places, { currency, locale: 'en', decimals: 'when-needed' }),
    short: (cents: number) => new Intl.NumberFormat('en', { notation: 'compact' }).format(units(cents)),
  };
}

export const percent = (share: number, digits = 0) =>
  new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: digits }).format(share);

export const count = (value: number) => value.toLocaleString('en');

/** By how much something changed; nothing where there was nothing before. */
export function change(now: number, before: number): string {
  if (before === 0) return words.none;
  const share = (now - before) / Math.abs(before);
  return `${share > 0 ? '+' : ''}${percent(share, 1).replace('-', '−')}`;
}

const dayOfMonth = new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'UTC' });
const weekdayShort = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });
const weekdayLong = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** `14 Sa` for the days of a weekend, `13` for others. */
export function dayName(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const isWeekend = [0, 6].includes(at.getUTCDay());
  return isWeekend ? `${dayOfMonth.format(at)} ${weekdayShort.format(at).slice(0, 2)}` : dayOfMonth.format(at);
}

export const weekdayOf = (day: string) => weekdayLong.format(new Date(`${day}T00:00:00Z`));

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
export const timeOfDay = (iso: string) => clock.format(new Date(iso));

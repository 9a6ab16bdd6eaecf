import { currencies, isCurrency } from '@halley/contract/money';
import { type StakeLimits, stakeLadder } from '../kit/index.ts';

function decimalPlaces(currency: string): number {
  return isCurrency(currency) ? String(currencies[currency].subunits).length - 1 : 2;
}

/** What a player types, comma or point: "2,5" → 250n in euros. Digits beyond the smallest unit are not rounded away. */
export function parseAmount(text: string, currency: string): bigint | undefined {
  const places = decimalPlaces(currency);
  const match = /^(\d{0,12})(?:[.,](\d*))?$/.exec(text.replace(/[\s\u00a0\u202f']/g, ''));
  if (!match) return undefined;
  const [, whole = '', rest = ''] = match;
  if (whole === '' && rest === '') return undefined;
  const kept = rest.replace(/0+$/, '');
  if (kept.length > places) return undefined;
  return BigInt((whole || '0') + kept.padEnd(places, '0'));
}

/** As it stands in the field: digits and the locale's decimal sign, no grouping, no currency. */
export function amountText(amount: bigint, currency: string, locale: string): string {
  const places = decimalPlaces(currency);
  const digits = amount.toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const rest = digits.slice(digits.length - places);
  return rest ? `${whole}${decimalSign(locale)}${rest}` : whole;
}

function decimalSign(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(0.5).find((part) => part.type === 'decimal')?.value ?? '.';
}

/** Hundredths typed by the player: "49,5" → 4950. */
export function parseHundredths(text: string): number | undefined {
  const match = /^(\d{0,6})(?:[.,](\d{0,2})\d*)?$/.exec(text.replace(/[\s\u00a0\u202f%×x]/g, ''));
  if (!match || (!match[1] && !match[2])) return undefined;
  return Number(match[1] || '0') * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

export function presets({ stakeMin, stakeMax }: StakeLimits): bigint[] {
  return [10n, 20n, 50n, 100n].map((times) => stakeMin * times).filter((stake) => stake <= stakeMax);
}

export function stepStake(stake: bigint, limits: StakeLimits, direction: 'less' | 'more'): bigint {
  const steps = stakeLadder(limits);
  const next = direction === 'more' ? steps.find((step) => step > stake) : steps.findLast((step) => step < stake);
  return next ?? (direction === 'more' ? limits.stakeMax : limits.stakeMin);
}

import type { Currency } from '@halley/contract/money';
import { centsOfUnits } from '../../forms/index.ts';
import type { PaymentMethod } from '../api/payments-api.d.ts';
import type { useCashier } from '../use-cashier.ts';
import type { Choice } from './choices.ts';

type Cashier = Pick<ReturnType<typeof useCashier>, 'say' | 'round' | 'currency' | 'tag'>;

export function boundsOf({ termsOfService: { restrictions } }: PaymentMethod, currency: Currency) {
  const { minAmountValue, maxAmountValue } = restrictions;
  return {
    least: centsOfUnits(minAmountValue, currency),
    most: maxAmountValue === null ? null : centsOfUnits(maxAmountValue, currency),
  };
}

/** `€10 – €5,000`, or `from 0.0001 BTC`. */
export function rangeText({ say, round }: Cashier, { least, most }: { least: bigint; most: bigint | null }): string {
  return most === null ? say('cashbox.range.from', { least: round(least) }) : `${round(least)} – ${round(most)}`;
}

function timeText({ say }: Pick<Cashier, 'say'>, { termsOfService: { processingTime } }: PaymentMethod): string {
  const { type, value } = processingTime;
  if (type === 'instant' || value === null) return say('cashbox.time.instant');
  return say(type === 'minutes' ? 'cashbox.time.minutes' : 'cashbox.time.days', { count: value });
}

export function feeText({ say, tag }: Pick<Cashier, 'say' | 'tag'>, { termsOfService }: PaymentMethod): string {
  const { type, value } = termsOfService.commissions;
  if (type === 'none' || value === null || value === 0) return say('cashbox.fee.none');
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
  return say('cashbox.fee.percent', { percent });
}

/** The second line of a method: what it takes, how long it takes, what it costs. */
export function describeChoice(cashier: Cashier, { method, profile, networks }: Choice): string {
  const parts = [
    profile ? cashier.say('cashbox.saved') : rangeText(cashier, boundsOf(method, cashier.currency)),
    method.type === 'crypto' ? cashier.say('cashbox.time.confirmations') : timeText(cashier, method),
    networks.length > 1
      ? networks.map(({ network }) => network).join(', ')
      : (method.network ?? feeText(cashier, method)),
  ];
  return parts.join(' · ');
}

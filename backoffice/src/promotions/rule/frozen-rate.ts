import { type Currency, currencies } from '@halley/contract/money';
import type { Fault } from '@halley/ui/form';

const digitsOf = (currency: Currency) => String(currencies[currency].subunits).length - 1;
const rateDigits = 6;

/** A rate between two currencies of which one counts as the other. */
interface Pair {
  from: Currency;
  to: Currency;
}

/** How many digits a rate has behind the point, in units: subunits are powers of ten, so that nothing is ever rounded. */
const scaleOf = ({ from, to }: Pair) => rateDigits + digitsOf(to) - digitsOf(from);

/** What one unit counts as, of millionths of a subunit by subunit. */
export function rateText(rate: number, pair: Pair): string {
  const scale = scaleOf(pair);
  const digits = String(rate);
  if (scale <= 0) return digits + '0'.repeat(-scale);
  const padded = digits.padStart(scale + 1, '0');
  return `${padded.slice(0, -scale)}.${padded.slice(-scale)}`.replace(/\.?0+$/, '');
}

export function rateOf(typed: string, pair: Pair): number | Fault {
  const [, whole, part = ''] = /^(\d{1,15})(?:[.,](\d+))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return { code: typed.trim() === '' ? 'required' : 'not_a_number' };
  const scale = scaleOf(pair);
  const fine = part.replace(/0+$/, '');
  if (fine.length > Math.max(scale, 0)) return { code: 'too_fine', bound: Math.max(scale, 0) };
  const rate = scale >= 0 ? Number(whole + fine.padEnd(scale, '0')) : Number(whole) / 10 ** -scale;
  if (!Number.isSafeInteger(rate)) return { code: Number.isInteger(rate) ? 'too_large' : 'too_fine' };
  return rate > 0 ? rate : { code: 'too_small' };
}

import { formatMoney } from '@halley/ui';

/** In EUR, to the cent. */
export const euro = (cents: number): string => formatMoney(cents, { currency: 'EUR', locale: 'en' });

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** In whole EUR, with the sign of a minus: what is compared at a glance. */
export function euroShort(cents: number): string {
  const size = whole.format(Math.abs(Math.round(cents / 100)));
  return size !== '0' && cents < 0 ? `−€${size}` : `€${size}`;
}

/** The same with a plus where the house keeps it. */
export function euroSigned(cents: number): string {
  return Math.round(cents / 100) > 0 ? `+${euroShort(cents)}` : euroShort(cents);
}

/** Thousands of EUR, as a cell of the grid has room for. */
export function thousandsSigned(cents: number): string {
  const thousands = Math.round(cents / 10_000) / 10;
  const size = tenths.format(Math.abs(thousands));
  return thousands < 0 ? `−${size}` : thousands > 0 ? `+${size}` : size;
}

/** Whole EUR, the same way. */
export const wholeSigned = (cents: number): string => euroSigned(cents).replace('€', '');

/** Decimal odds as people read them. */
export const priceText = (price: number): string => (price / 1_000).toFixed(2);

/** Hundredths of a per cent. */
export const percentText = (basisPoints: number): string => `${(basisPoints / 100).toFixed(2).replace('-', '−')} %`;

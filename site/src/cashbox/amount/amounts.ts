import { type Currency, currencies } from '@halley/contract/money';
import { separatorsOf } from './parse-amount.ts';

export function subunitsOf(currency: Currency): number {
  return currencies[currency].subunits;
}

export function placesOf(currency: Currency): number {
  return Math.round(Math.log10(subunitsOf(currency)));
}

/** Limits and presets travel in units, as numbers: 0.0001 bitcoin are 10 000 subunits. */
export function centsOfUnits(units: number, currency: Currency): bigint {
  return BigInt(units.toFixed(placesOf(currency)).replace('.', ''));
}

/** `12.50`, as the house reads an amount. */
export function unitsText(cents: bigint, currency: Currency): string {
  const places = placesOf(currency);
  const digits = cents.toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** As somebody of the locale would type it: no grouping, no zeros at the end that say nothing. */
export function typedText(cents: bigint, { currency, tag }: { currency: Currency; tag: string }): string {
  const [whole = '0', decimals = ''] = unitsText(cents, currency).split('.');
  const kept = currencies[currency].fiat ? decimals.replace(/^0+$/, '') : decimals.replace(/0+$/, '');
  return kept === '' ? whole : `${whole}${separatorsOf(tag).decimal}${kept}`;
}

/** One step up or down, on the grid of the steps and never beyond what the method takes. */
export function stepped(cents: bigint, { by, step, least, most }: Step): bigint {
  const rest = cents % step;
  const next = by > 0 ? cents - rest + step : rest === 0n ? cents - step : cents - rest;
  if (next < least) return least;
  return most !== null && next > most ? most : next;
}

interface Step {
  by: 1 | -1;
  step: bigint;
  least: bigint;
  most: bigint | null;
}

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

/** How wide a step is between two amounts. */
export interface Span {
  min: bigint;
  /** Null: it goes on without end. */
  max: bigint | null;
  step: bigint;
}

/** How a method of payment says what its steps are. */
interface StepFields {
  step: number;
  steps?: readonly { min: number; max: number | null; step: number }[] | undefined;
}

/** What the method says of steps; a library that knows one width only has one span. */
export function spansOf(field: StepFields, currency: Currency): Span[] {
  const { step, steps = [] } = field;
  const spans = steps.length > 0 ? steps : [{ min: 0, max: null, step }];
  return spans.map((span) => ({
    min: centsOfUnits(span.min, currency),
    max: span.max === null ? null : centsOfUnits(span.max, currency),
    step: centsOfUnits(span.step, currency),
  }));
}

/** One step up or down, on the grid of its span, never past the end of it nor beyond what the method takes. */
export function stepped(cents: bigint, { by, spans, least, most }: Step): bigint {
  // Where two spans meet, the way up is as wide as the upper one and the way down as the lower one.
  const isIn = ({ min, max }: Span) =>
    by > 0 ? cents >= min && (max === null || cents < max) : cents > min && (max === null || cents <= max);
  const span = spans.find(isIn) ?? (by > 0 ? spans.at(-1) : spans[0]);
  if (!span) return cents;
  const { step, min, max } = span;
  const rest = cents % step;
  let next = by > 0 ? cents - rest + step : rest === 0n ? cents - step : cents - rest;
  if (by > 0 && max !== null && cents < max && next > max) next = max;
  if (by < 0 && cents > min && next < min) next = min;
  if (next < least) return least;
  return most !== null && next > most ? most : next;
}

interface Step {
  by: 1 | -1;
  spans: readonly Span[];
  least: bigint;
  most: bigint | null;
}

import type { CashboxPresets, Currency, CurrencyConfig } from '@halley/contract';
import { decimalsOf, parseAmount } from '../amounts.ts';

/** Whose amounts: those of a group come before those for everybody. */
export interface Chooser {
  currency: Currency;
  groups: readonly number[];
}

/** In subunits. */
export interface AmountStep {
  min: bigint;
  /** Null: without end. */
  max: bigint | null;
  step: bigint;
}

export interface Stepper {
  usual: bigint | null;
  steps: AmountStep[];
}

type Line = CurrencyConfig['default'][Currency];

/**
 * Amounts offered as buttons: those of the first group (in the order of the document) that the player is in and that has
 * some for the currency, else those for everybody. Smallest first; what the currency cannot be divided into is left out.
 */
export function presetsIn(document: CashboxPresets, { currency, groups }: Chooser): bigint[] {
  const own = Object.entries(document.userGroups).find(
    ([group, amounts]) => groups.includes(Number(group)) && amounts[currency] !== undefined,
  );
  const texts = own?.[1][currency] ?? document.global[currency] ?? [];
  const amounts = texts.flatMap((text) => subunitsOf(text, currency) ?? []);
  return [...new Set(amounts)].toSorted((one, other) => (one < other ? -1 : 1));
}

/**
 * How the amount of a deposit steps. The line of the player's group lies over that of `default` where exactly one of the
 * player's groups has one: two would leave open which of them counts. A currency without a line steps not at all.
 */
export function stepperIn(document: CurrencyConfig, { currency, groups }: Chooser): Stepper {
  const ofGroups = groups.map((group) => document[String(group)]).filter((lines) => lines !== undefined);
  const over = ofGroups.length === 1 ? ofGroups[0]?.[currency] : undefined;
  const line: Line | Partial<NonNullable<Line>> = { ...document.default[currency], ...over };
  const decimals = Math.min(line.rounding ?? decimalsOf(currency), decimalsOf(currency));
  const rounded = (units: number) => subunitsOf(units.toFixed(decimals), currency);
  const steps = (line.steps ?? []).flatMap(({ min, max, step }) => {
    const wide = rounded(step);
    const span = { min: rounded(min) ?? 0n, max: max === 'Infinity' ? null : (rounded(max) ?? 0n) };
    // A step that rounds to nothing, or a span that ends before it begins, moves nobody.
    if (wide === null || (span.max !== null && span.max <= span.min)) return [];
    return [{ ...span, step: wide }];
  });
  return {
    usual: line.defaultAmount === undefined ? null : rounded(line.defaultAmount),
    steps: steps.toSorted((one, other) => (one.min < other.min ? -1 : 1)),
  };
}

/** Null: nothing that could be paid in this currency. */
function subunitsOf(text: string, currency: Currency): bigint | null {
  try {
    return parseAmount(text, currency);
  } catch {
    return null;
  }
}

/** The width of a step at an amount; of the last span where the amount lies beyond all of them. */
export function stepAt(steps: readonly AmountStep[], amount: bigint): bigint | null {
  const span = steps.find(({ min, max }) => amount >= min && (max === null || amount < max)) ?? steps.at(-1);
  return span?.step ?? null;
}

import type { PerCurrency } from '@halley/contract';
import type { FieldShape } from '@halley/contract/call-forms';
import type { Currency } from '@halley/contract/money';
import { type Fault, readField } from '@halley/ui/form';

/** Amounts as they are typed, in units. */
export type Amounts = Partial<Record<Currency, string>>;

/** What cannot be read, by its place in the rule. */
export type Faults = Readonly<Record<string, Fault>>;

export interface Reading {
  one<Value>(at: string, shape: FieldShape, typed: string | readonly string[]): Value | undefined;
  /** The same of something that the rule may leave out and this form may not. */
  needed<Value>(at: string, shape: FieldShape, typed: string): Value | undefined;
  amount(at: string, typed: string | undefined, currency: Currency): number | undefined;
  amounts(
    at: string,
    typed: Amounts,
    options: { currencies: readonly Currency[]; isNeeded: boolean },
  ): PerCurrency | undefined;
  fail(at: string, fault: Fault): void;
  faults: Faults;
}

const anAmount: FieldShape = { kind: 'number', whole: true, least: 1, most: Number.MAX_SAFE_INTEGER };

/** `20,000.00` and `20 000` are written for people; `0,125` has a comma for a point. */
function plainAmount(text: string): string {
  return /^[1-9]\d{0,2}([,\s]\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(/[,\s]/g, '') : text;
}

/** Reads one field after the other and keeps what was wrong with each: people are told all of it at once. */
export function startReading(): Reading {
  const faults: Record<string, Fault> = {};
  const fail = (at: string, fault: Fault) => {
    faults[at] ??= fault;
  };
  const read = <Value>(
    at: string,
    shape: FieldShape,
    typed: string | readonly string[],
    currency?: string,
  ): Value | undefined => {
    const one = readField(shape, typed, currency);
    if ('value' in one) return one.value as Value;
    fail(at, one.fault);
    return undefined;
  };
  const amount = (at: string, typed: string | undefined, currency: Currency) =>
    read<number>(at, anAmount, plainAmount((typed ?? '').trim()), currency);
  return {
    faults,
    fail,
    one: (at, shape, typed) => read(at, shape, typed),
    needed: (at, shape, typed) => read(at, { ...shape, optional: false }, typed),
    amount,
    amounts(at, typed, { currencies, isNeeded }) {
      // Written out for one currency, an amount is written out for all: without it a currency would not be in the promotion.
      const isGiven = isNeeded || currencies.some((currency) => (typed[currency] ?? '').trim() !== '');
      const given = isGiven ? currencies : [];
      const read = given.map((currency) => [currency, amount(`${at}.${currency}`, typed[currency], currency)] as const);
      return given.length === 0 ? undefined : (Object.fromEntries(read) as PerCurrency);
    },
  };
}

/** Without what was left out: on the wire a field is there or is not. */
export function withoutEmpty<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value;
}

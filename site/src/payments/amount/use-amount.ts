import { checkBalance, multipleOf } from '@halley/contract/validation';
import { useState } from 'react';
import { centsOfUnits, parseAmount, subunitsOf, typedText, unitsText } from '../../forms/index.ts';
import { useCashier } from '../use-cashier.ts';
import { amountWords } from '../words.ts';

interface AmountRules {
  /** What stands in the field at first. */
  proposed?: bigint | undefined;
  bounds: { least: bigint; most: bigint | null };
  /** In units, where the method takes nothing in between. */
  step?: number | undefined;
  /** Of what leaves the wallet: all there is in it. */
  balance?: number;
  /** What may be paid at all, beyond the method's own bounds: the balance, or what a limit leaves. */
  ceiling?: { cents: bigint; words: string } | null;
}

/** The amount as text, what it means, and what is wrong with it. */
export function useAmount({ proposed, bounds, step, balance, ceiling }: AmountRules) {
  const { say, tag, currency, round } = useCashier();
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const text = typed ?? (proposed === undefined ? '' : typedText(proposed, { currency, tag }));
  const amount = parseAmount(text, { tag, subunits: subunitsOf(currency) });
  const problem = problemOf();

  function problemOf(): string | undefined {
    const { least, most } = bounds;
    if (!amount.ok) return say(amountWords[amount.why]);
    if (amount.cents < least) return say('cashbox.amount.too_small', { least: round(least) });
    if (most !== null && amount.cents > most) return say('cashbox.amount.too_large', { most: round(most) });
    if (step !== undefined && multipleOf(step)(Number(unitsText(amount.cents, currency))))
      return say('cashbox.amount.multiple_of', { step: round(centsOfUnits(step, currency)) });
    if (balance !== undefined && checkBalance(balance)(Number(amount.cents))) return say('cashbox.amount.no_money');
    return ceiling && amount.cents > ceiling.cents ? ceiling.words : undefined;
  }
  return {
    text,
    bounds,
    cents: amount.ok ? amount.cents : undefined,
    /** The same where nothing is wrong with it. */
    payable: amount.ok && problem === undefined ? amount.cents : undefined,
    /** A problem is told once somebody has typed something or wants to go on, not before. */
    error: typed !== undefined || left ? problem : undefined,
    tell: () => setLeft(true),
    setText: setTyped,
  };
}

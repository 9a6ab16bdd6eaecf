import type { Validator } from './failure.ts';

export function minValue(least: number): Validator<number> {
  // Written so that a value that is no number fails too.
  return (value) => (value >= least ? undefined : { code: 'too_small', values: { least } });
}

export function maxValue(most: number): Validator<number> {
  return (value) => (value <= most ? undefined : { code: 'too_large', values: { most } });
}

export const integer: Validator<number> = (value) => (Number.isInteger(value) ? undefined : { code: 'not_integer' });

export function checkBalance(balance: number): Validator<number> {
  return (value) => (value <= balance ? undefined : { code: 'not_enough_money' });
}

/** Compared to three decimals: 0.3 is a multiple of 0.1 although the machine's numbers say otherwise. */
export function multipleOf(step: number): Validator<number> {
  return (value) => {
    const thousandths = Math.round(value * 1000);
    const stepThousandths = Math.round(step * 1000);
    const fits = Number.isFinite(value) && stepThousandths > 0 && thousandths % stepThousandths === 0;
    return fits ? undefined : { code: 'multiple_of', values: { step } };
  };
}

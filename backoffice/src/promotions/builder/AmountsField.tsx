import type { Currency } from '@halley/contract/money';
import { Field } from '@halley/ui';
import type { ReactNode } from 'react';
import type { Amounts } from '../rule/reading.ts';
import type { FaultAt } from './draft.ts';

interface AmountsFieldProps {
  at: string;
  label: string;
  hint?: string;
  placeholder?: string;
  amounts: Amounts;
  currencies: readonly Currency[];
  faultAt: FaultAt;
  onAmounts: (amounts: Amounts) => void;
}

/** One amount for each currency of the promotion, in units: one field, or as many beside each other over the whole row. */
export function AmountsField(props: AmountsFieldProps): ReactNode {
  const { at, label, hint, placeholder, amounts, currencies, faultAt, onAmounts } = props;
  const fieldOf = (currency: Currency, name: ReactNode, ownHint?: string) => (
    <Field
      key={currency}
      label={name}
      hint={ownHint}
      error={faultAt(`${at}.${currency}`)}
      suffix={currency}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      value={amounts[currency] ?? ''}
      onChange={(event) => onAmounts({ ...amounts, [currency]: event.target.value })}
    />
  );
  const [only] = currencies;
  if (only && currencies.length === 1) return fieldOf(only, label, hint);
  return (
    <fieldset className="col-span-full min-w-0">
      <legend className="text-13 font-semibold text-text-soft">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-3">
        {currencies.map((currency) => fieldOf(currency, <span className="sr-only">{`${label}, ${currency}`}</span>))}
      </div>
      {hint && <p className="-mt-4.5 text-xs text-text-faint">{hint}</p>}
    </fieldset>
  );
}

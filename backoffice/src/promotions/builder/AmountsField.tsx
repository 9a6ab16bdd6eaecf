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

/** One amount for each currency of the promotion, in units; with one currency it is one field. */
export function AmountsField(props: AmountsFieldProps): ReactNode {
  const { at, label, hint, placeholder, amounts, currencies, faultAt, onAmounts } = props;
  const isOne = currencies.length === 1;
  return (
    <div className="grid content-start">
      {currencies.map((currency, place) => (
        <Field
          key={currency}
          label={isOne ? label : `${label}, ${currency}`}
          hint={place === currencies.length - 1 ? hint : undefined}
          error={faultAt(`${at}.${currency}`)}
          suffix={currency}
          placeholder={placeholder}
          inputMode="decimal"
          autoComplete="off"
          value={amounts[currency] ?? ''}
          onChange={(event) => onAmounts({ ...amounts, [currency]: event.target.value })}
        />
      ))}
    </div>
  );
}

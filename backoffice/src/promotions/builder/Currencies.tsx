import { type Currency, currencyCodes } from '@halley/contract/money';
import { IconButton, Select } from '@halley/ui';
import type { ReactNode } from 'react';
import { useDraft } from './draft.ts';
import { rowClass } from './Part.tsx';
import { builderWords as own } from './words.ts';

/** Which currencies are in the promotion; one that is added is typed out everywhere. */
export function Currencies(): ReactNode {
  const { fields, change, faultAt } = useDraft();
  const { currencies } = fields;
  const error = faultAt('currencies');
  return (
    <div className={rowClass}>
      <div className="grid gap-1.5 @xl:col-span-2">
        <p className="text-13 font-semibold text-text-soft">{own.currencies}</p>
        <ul aria-label={own.currencies} className="flex min-h-12 flex-wrap items-center gap-2">
          {currencies.map((currency) => (
            <li
              key={currency}
              className="inline-flex min-h-9 items-center gap-1 rounded-full bg-surface-2 pr-1 pl-3 text-13 font-semibold"
            >
              {currency}
              <IconButton
                icon="close"
                size="small"
                label={own.remove(currency)}
                disabled={currencies.length === 1}
                onClick={() => change({ currencies: currencies.filter((one) => one !== currency) })}
              />
            </li>
          ))}
        </ul>
      </div>
      <Select
        label={own.addCurrency}
        className="@xl:col-span-2"
        hint={own.currenciesHint}
        error={error}
        value=""
        options={[
          { value: '', label: '—' },
          ...currencyCodes.filter((code) => !currencies.includes(code)).map((code) => ({ value: code, label: code })),
        ]}
        onChange={(event) => {
          if (event.target.value) change({ currencies: [...currencies, event.target.value as Currency] });
        }}
      />
    </div>
  );
}

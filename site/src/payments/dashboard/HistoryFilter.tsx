import type { Currency } from '@halley/contract/money';
import { Field } from '@halley/ui/Field.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import { Select } from '@halley/ui/Select.tsx';
import { useAccounts } from '../../wallet/index.ts';
import { useCashier } from '../use-cashier.ts';

export interface Filter {
  currency?: Currency;
  type?: 'deposit' | 'cashout';
  /** Days, as `2026-11-15`. */
  from?: string;
  to?: string;
}

export function HistoryFilter({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const { say } = useCashier();
  const accounts = useAccounts();
  const count = Object.keys(filter).length;
  /** What is not chosen is left out. */
  const change = (name: keyof Filter, value: string) => {
    const { [name]: _gone, ...rest } = filter;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  };
  const wrong = filter.from && filter.to && filter.to < filter.from ? say('cashbox.filter.order') : undefined;
  return (
    <details className="group rounded-lg bg-surface-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-3.5 text-13 font-bold text-text-soft hover:text-text [&::-webkit-details-marker]:hidden">
        <Icon name="filter" size="small" />
        {count === 0 ? say('cashbox.filter') : say('cashbox.filter.count', { count })}
        <Icon name="chevron-down" size="small" className="ml-auto transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-2 gap-x-3 px-3.5 pt-1 pb-2">
        <Select
          label={say('cashbox.filter.currency')}
          value={filter.currency ?? ''}
          options={[
            { value: '', label: say('cashbox.filter.all') },
            ...accounts.map(({ currency }) => ({ value: currency, label: currency })),
          ]}
          onChange={({ target }) => change('currency', target.value)}
        />
        <Select
          label={say('cashbox.filter.type')}
          value={filter.type ?? ''}
          options={[
            { value: '', label: say('cashbox.filter.all') },
            { value: 'deposit', label: say('cashbox.filter.deposits') },
            { value: 'cashout', label: say('cashbox.filter.cashouts') },
          ]}
          onChange={({ target }) => change('type', target.value)}
        />
        <Field
          type="date"
          label={say('cashbox.filter.from')}
          value={filter.from ?? ''}
          max={filter.to}
          onChange={({ target }) => change('from', target.value)}
        />
        <Field
          type="date"
          label={say('cashbox.filter.to')}
          value={filter.to ?? ''}
          min={filter.from}
          error={wrong}
          onChange={({ target }) => change('to', target.value)}
        />
      </div>
    </details>
  );
}

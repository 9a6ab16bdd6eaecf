import type { HistoryKind } from '@halley/contract';
import { Select } from '@halley/ui';
import { Form } from 'react-router';
import { useSay } from '../../i18n/index.ts';
import { sections } from '../../page/index.ts';
import { useAccounts } from '../use-accounts.ts';
import { type AccountFilter, kindNames } from './account-filter.ts';
import { DayFields, FilterButtons, FilterFold } from './HistoryFilterParts.tsx';

/** An ordinary form: what is chosen stands in the address, can be kept, and works before the scripts arrive. */
export function AccountFilterForm({ filter }: { filter: AccountFilter }) {
  const say = useSay();
  const wallets = [
    ...new Set([...useAccounts().map(({ currency }) => currency), ...(filter.currency ? [filter.currency] : [])]),
  ];
  return (
    <FilterFold title={say('history.account.filter')} filter={filter}>
      <Form method="get" className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-2 xl:grid-cols-4">
        <Select
          label={say('history.account.kind')}
          name="kind"
          defaultValue={filter.kind ?? ''}
          options={[
            { value: '', label: say('history.account.all') },
            ...(Object.keys(kindNames) as HistoryKind[]).map((kind) => ({ value: kind, label: say(kindNames[kind]) })),
          ]}
        />
        <Select
          label={say('history.account.currency')}
          name="currency"
          defaultValue={filter.currency ?? ''}
          options={[
            { value: '', label: say('history.account.allWallets') },
            ...wallets.map((currency) => ({ value: currency, label: currency })),
          ]}
        />
        <DayFields filter={filter} />
        <FilterButtons filter={filter} everything={sections.account.href} />
      </Form>
    </FilterFold>
  );
}

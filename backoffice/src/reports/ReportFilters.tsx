import { currencyCodes } from '@halley/contract/money';
import { Button, Field, Select } from '@halley/ui';
import type { FormEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { optionsOf } from './options-of.ts';
import { reportWords } from './words.ts';

const fieldsOf = {
  finance: ['from', 'to', 'by', 'currency', 'shown_in'],
  games: ['from', 'to', 'currency', 'country'],
  bonuses: ['from', 'to', 'currency'],
  payments: ['from', 'to', 'currency'],
  cohorts: ['from', 'to', 'since', 'country'],
  value: ['from', 'to', 'since', 'currency', 'country'],
  taxes: ['from', 'to', 'currency', 'country'],
  statement: ['player', 'from', 'to', 'currency'],
} as const;

export type FilteredReport = keyof typeof fieldsOf;
type FieldName = (typeof fieldsOf)[FilteredReport][number];

/** What the address asks for, as far as this report knows it; what nobody could have chosen is left out. */
export function readAsked(name: FilteredReport, params: URLSearchParams): Record<string, string> {
  const forms: Record<FieldName, RegExp> = {
    from: /^\d{4}-\d\d-\d\d$/,
    to: /^\d{4}-\d\d-\d\d$/,
    by: /^(day|month)$/,
    currency: new RegExp(`^(${currencyCodes.join('|')})$`),
    shown_in: new RegExp(`^(${currencyCodes.join('|')})$`),
    country: /^[A-Z]{2}$/,
    since: /^(registration|first_deposit)$/,
    player: /^\d{1,15}$/,
  };
  const asked = fieldsOf[name].map((field): [string, string] => [field, params.get(field)?.trim() ?? '']);
  return Object.fromEntries(asked.filter(([field, value]) => forms[field as FieldName].test(value)));
}

/** The question of a report; it stands in the address. `days` are shown where nobody has chosen any. */
export function ReportFilters({
  name,
  days,
}: {
  name: FilteredReport;
  days: { from: string; to: string } | undefined;
}): ReactNode {
  const [params, setParams] = useSearchParams();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([field, value]): [string, string] => [
      field,
      field === 'country' ? String(value).trim().toUpperCase() : String(value).trim(),
    ]);
    setParams(typed.filter(([, value]) => value !== ''));
  };
  const asked = readAsked(name, params);
  const fields: Record<FieldName, () => ReactNode> = {
    from: () => <Field label={reportWords.from} name="from" type="date" defaultValue={asked.from ?? days?.from} />,
    to: () => <Field label={reportWords.to} name="to" type="date" defaultValue={asked.to ?? days?.to} />,
    by: () => (
      <Select label={reportWords.by} name="by" defaultValue={asked.by ?? 'day'} options={optionsOf(reportWords.bys)} />
    ),
    currency: () => (
      <Select
        label={reportWords.currency}
        name="currency"
        defaultValue={asked.currency ?? ''}
        options={[
          { value: '', label: reportWords.allCurrencies },
          ...currencyCodes.map((code) => ({ value: code, label: code })),
        ]}
      />
    ),
    shown_in: () => (
      <Select
        label={reportWords.shownIn}
        name="shown_in"
        defaultValue={asked.shown_in ?? ''}
        options={[
          { value: '', label: reportWords.ownCurrency },
          ...currencyCodes.map((code) => ({ value: code, label: code })),
        ]}
      />
    ),
    country: () => (
      <Field
        label={reportWords.country}
        name="country"
        maxLength={2}
        autoComplete="off"
        placeholder={reportWords.countryHint}
        defaultValue={asked.country ?? ''}
      />
    ),
    since: () => (
      <Select
        label={reportWords.since}
        name="since"
        defaultValue={asked.since ?? 'registration'}
        options={optionsOf(reportWords.sinces)}
      />
    ),
    player: () => (
      <Field
        label={reportWords.player}
        name="player"
        inputMode="numeric"
        autoComplete="off"
        required
        defaultValue={asked.player ?? ''}
      />
    ),
  };
  return (
    <search>
      <form
        onSubmit={submit}
        className="grid grid-cols-2 items-end gap-3 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]"
      >
        {fieldsOf[name].map((field) => (
          <div key={field}>{fields[field]()}</div>
        ))}
        <Button type="submit" look="primary" className="min-h-12">
          {reportWords.show}
        </Button>
      </form>
    </search>
  );
}

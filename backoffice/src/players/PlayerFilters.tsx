import { currencyCodes } from '@halley/contract/money';
import { Button, classNames, Field, Select } from '@halley/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useRead } from '../api/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { countryChoices } from './country-choices.ts';
import { changed, countFilters, type FilterName, vipChoices } from './player-filters.ts';

const { filters } = words.players;
const countries = countryChoices();
const rung = (level: number) => ({ value: String(level), label: String(level) });
const any = { value: '', label: filters.any };
const among = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Each choice holds at once and stands in the address. On a phone they are behind a button. */
export function PlayerFilters({
  params,
  onChange,
}: {
  params: URLSearchParams;
  onChange: (params: URLSearchParams) => void;
}): ReactNode {
  const { may } = useStaff();
  const tags = useRead('listStaffTags');
  const count = countFilters(params);
  const [isOpen, setOpen] = useState(count > 0);
  const states = among(filters.states).filter(({ value }) => value !== 'on_break' || may('limits.read'));
  const select = (name: FilterName, options: { value: string; label: string }[], className?: string) => (
    <Select
      className={className}
      label={filters.labels[name]}
      value={params.get(name) ?? ''}
      onChange={({ target }) => onChange(changed(params, { [name]: target.value }))}
      options={options}
    />
  );
  return (
    <search aria-label={words.filter} className="grid gap-3">
      <div className="flex flex-wrap gap-2 md:hidden">
        <Button look="outline" icon="filter" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {filters.button(count)}
        </Button>
      </div>
      <div
        className={classNames(
          'grid grid-cols-2 items-start gap-3 md:grid-cols-4 xl:grid-cols-7',
          !isOpen && 'max-md:hidden',
        )}
      >
        {select('state', [any, ...states])}
        {select('verified', [any, ...among(filters.verified)])}
        {select('country', [any, ...countries])}
        {select('vip', [any, ...vipChoices.map((value) => ({ value, label: filters.vip(value) }))])}
        {select('deposits', [any, ...among(filters.deposits)])}
        {select('level', [any, ...Array.from({ length: 12 }, (_, index) => rung(index + 1))])}
        {select('tag', [any, ...(tags.data ?? []).map(({ name, title }) => ({ value: name, label: title }))])}
        {(['joined', 'seen'] as const).map((name) => (
          <Field
            key={name}
            type="date"
            label={filters.labels[name]}
            value={params.get(name) ?? ''}
            onChange={({ target }) => onChange(changed(params, { [name]: target.value }))}
          />
        ))}
        {select(
          'currency',
          [any, ...currencyCodes.map((code) => ({ value: code, label: code }))],
          'max-md:col-span-full',
        )}
        <BalanceFields key={params.toString()} params={params} onChange={onChange} />
        {select(
          'sort',
          among(filters.sorts).map(({ value, label }) => ({ value: value === 'newest' ? '' : value, label })),
          'max-md:col-span-full',
        )}
        <Button
          look="quiet"
          className="min-h-12 max-lg:col-span-full lg:mt-6.5"
          disabled={count === 0}
          onClick={() => {
            const q = params.get('q');
            onChange(new URLSearchParams(q ? { q } : {}));
          }}
        >
          {filters.clear}
        </Button>
      </div>
    </search>
  );
}

/** Typed, then left or sent: a list for every digit would be a trail of half numbers. */
function BalanceFields({
  params,
  onChange,
}: {
  params: URLSearchParams;
  onChange: (params: URLSearchParams) => void;
}): ReactNode {
  const [from, setFrom] = useState(params.get('from') ?? '');
  const [to, setTo] = useState(params.get('to') ?? '');
  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    if (from !== (params.get('from') ?? '') || to !== (params.get('to') ?? '')) onChange(changed(params, { from, to }));
  };
  const common = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20, onBlur: () => apply() } as const;
  return (
    <form onSubmit={apply} className="col-span-2 grid grid-cols-2 gap-3">
      <Field {...common} label={filters.labels.from} value={from} onChange={({ target }) => setFrom(target.value)} />
      <Field {...common} label={filters.labels.to} value={to} onChange={({ target }) => setTo(target.value)} />
      <button type="submit" hidden />
    </form>
  );
}

import { Button, Field, Select } from '@halley/ui';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { type BetsFilter, exportHref, hrefOf, isFiltered } from './bets-filter.ts';

interface BetsFilterFormProps {
  filter: BetsFilter;
  sports: readonly { sport: string; title: string }[];
}

/** An ordinary form: what is chosen stands in the address. Beside it paper and a table to keep. */
export function BetsFilterForm({ filter, sports }: BetsFilterFormProps): ReactNode {
  const say = useSay();
  const { state, sport, day } = filter;
  return (
    <div data-noprint className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <Form
        method="get"
        aria-label={say('bets.filter.title')}
        className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto] items-end gap-x-2 gap-y-1 max-md:w-full md:flex md:flex-wrap md:gap-x-3"
      >
        {state !== 'open' && <input type="hidden" name="state" value={state} />}
        <Select
          label={say('bets.filter.sport')}
          name="sport"
          defaultValue={sport ?? ''}
          options={[
            { value: '', label: say('bets.filter.anySport') },
            ...sports.map(({ sport: value, title }) => ({ value, label: title })),
          ]}
          className="min-w-0 md:w-40"
        />
        <Field label={say('bets.filter.day')} name="day" type="date" defaultValue={day} className="min-w-0 md:w-40" />
        <div className="mb-6.5 flex gap-1">
          <Button type="submit" icon="filter">
            <span className="max-md:sr-only">{say('bets.filter.show')}</span>
          </Button>
        </div>
        {isFiltered(filter) && (
          <Button look="quiet" asChild className="max-md:col-span-3 max-md:justify-self-start md:mb-6.5">
            <SiteLink href={hrefOf({ state })}>{say('bets.filter.clear')}</SiteLink>
          </Button>
        )}
      </Form>
      <div className="-mt-3 flex flex-wrap gap-x-2 max-md:-ml-3 md:mt-0 md:mb-6.5">
        <Button icon="document" look="quiet" onClick={() => window.print()}>
          {say('bets.print')}
        </Button>
        <Button icon="download" look="quiet" asChild>
          <a href={exportHref(filter)} download>
            {say('bets.export')}
          </a>
        </Button>
      </div>
    </div>
  );
}

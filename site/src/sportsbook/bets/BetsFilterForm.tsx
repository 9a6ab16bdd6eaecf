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
      <Form method="get" aria-label={say('bets.filter.title')} className="flex flex-wrap items-end gap-x-3 gap-y-1">
        {state !== 'open' && <input type="hidden" name="state" value={state} />}
        <Select
          label={say('bets.filter.sport')}
          name="sport"
          defaultValue={sport ?? ''}
          options={[
            { value: '', label: say('bets.filter.anySport') },
            ...sports.map(({ sport: value, title }) => ({ value, label: title })),
          ]}
          className="w-40"
        />
        <Field label={say('bets.filter.day')} name="day" type="date" defaultValue={day} className="w-40" />
        <div className="mb-5.5 flex gap-1">
          <Button type="submit" icon="filter">
            {say('bets.filter.show')}
          </Button>
          {isFiltered(filter) && (
            <Button look="quiet" asChild>
              <SiteLink href={hrefOf({ state })}>{say('bets.filter.clear')}</SiteLink>
            </Button>
          )}
        </div>
      </Form>
      <div className="mb-5.5 flex flex-wrap gap-2">
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

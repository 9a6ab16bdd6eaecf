import { Button, Field, Icon } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { isInOrder, searchOf } from './history-filter.ts';

interface FilterFoldProps {
  title: string;
  filter: Parameters<typeof searchOf>[0] & DaySpan;
  children: ReactNode;
}

/** On a phone one closed row, so that the list begins on the first screen; with more room the fields stand open. */
export function FilterFold({ title, filter, children }: FilterFoldProps) {
  const say = useSay();
  const count = new URLSearchParams(searchOf(filter)).size;
  return (
    <details
      open={!isInOrder(filter)}
      className="group rounded-lg bg-surface-1 sm:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-4 text-13 font-bold text-text-soft hover:text-text sm:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        <Icon name="filter" size="small" />
        {count === 0 ? say('history.filter.fold') : say('history.filter.count', { count })}
        <Icon name="chevron-down" size="small" className="ml-auto transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-4 pt-1 pb-4 sm:p-6">
        <h2 className="title-card max-sm:hidden">{title}</h2>
        {children}
      </div>
    </details>
  );
}

type DaySpan = Parameters<typeof isInOrder>[0];

/** From which day to which, as history is kept: in UTC, the last day included. */
export function DayFields({ filter }: { filter: DaySpan }) {
  const say = useSay();
  return (
    <>
      <Field
        label={say('history.filter.from')}
        name="from"
        type="date"
        defaultValue={filter.from}
        hint={say('history.filter.utc')}
      />
      <Field
        label={say('history.filter.to')}
        name="to"
        type="date"
        defaultValue={filter.to}
        hint={say('history.filter.utc')}
        error={isInOrder(filter) ? undefined : say('history.filter.order')}
      />
    </>
  );
}

/** Shows what was chosen; where something was, the way back to everything. */
export function FilterButtons({ filter, everything }: { filter: Parameters<typeof searchOf>[0]; everything: string }) {
  const say = useSay();
  return (
    <div className="col-span-full flex flex-wrap items-center gap-2">
      <Button type="submit" icon="filter">
        {say('history.filter.show')}
      </Button>
      {searchOf(filter) && (
        <Button look="quiet" asChild>
          <SiteLink href={everything}>{say('history.filter.clear')}</SiteLink>
        </Button>
      )}
    </div>
  );
}

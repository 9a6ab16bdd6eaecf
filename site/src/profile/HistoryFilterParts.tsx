import { Button, Field } from '@halley/ui';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../shell/SiteLink.tsx';
import { isInOrder, searchOf } from './history-filter.ts';

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

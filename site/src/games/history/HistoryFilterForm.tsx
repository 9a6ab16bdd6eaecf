import { Select } from '@halley/ui';
import { Form } from 'react-router';
import { useSay } from '../../i18n/index.ts';
import { sections } from '../../page/index.ts';
import { DayFields, FilterButtons, FilterFold, type HistoryFilter, playedTitle } from '../../wallet/index.ts';

export interface HistoryFilterFormProps {
  games: readonly { identifier: string; title: string }[];
  filter: HistoryFilter;
}

/** An ordinary form: what is chosen stands in the address, can be kept, and works before the scripts arrive. */
export function HistoryFilterForm({ games, filter }: HistoryFilterFormProps) {
  const say = useSay();
  const { game: chosen } = filter;
  // One that an address names and nobody has played is chosen all the same: the list says that there is nothing.
  const unknown = chosen && !games.some(({ identifier }) => identifier === chosen);
  return (
    <FilterFold title={say('history.filter.title')} filter={filter}>
      <Form method="get" className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
        <DayFields filter={filter} />
        <Select
          label={say('history.filter.game')}
          name="game"
          defaultValue={filter.game ?? ''}
          options={[
            { value: '', label: say('history.filter.all') },
            ...games.map(({ identifier, title }) => ({
              value: identifier,
              label: playedTitle(say, { game: identifier, title }),
            })),
            ...(unknown ? [{ value: chosen, label: chosen }] : []),
          ]}
        />
        <FilterButtons filter={filter} everything={sections.history.href} />
      </Form>
    </FilterFold>
  );
}

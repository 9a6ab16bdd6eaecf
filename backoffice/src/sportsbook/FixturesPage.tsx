import type { StaffFixture } from '@halley/contract';
import type { SelectOption } from '@halley/ui';
import type { ReactNode } from 'react';
import { type ListColumn, Page, ResourceList, showTime } from '../console/index.ts';
import { Feeds } from './Feeds.tsx';
import { FixtureState } from './FixtureState.tsx';
import { euro } from './figures.ts';
import { SportsbookTabs } from './SportsbookTabs.tsx';
import { sportsbookWords as own } from './words.ts';

const { columns: heads } = own;
const optionsOf = (names: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const columns: readonly ListColumn<StaffFixture>[] = [
  { key: 'name', head: heads.name, cell: ({ name }) => name },
  { key: 'sport', head: heads.sport, cell: ({ sport }) => own.sports[sport], from: 'md' },
  {
    key: 'state',
    head: heads.state,
    cell: (fixture) => <FixtureState fixture={fixture} />,
    text: ({ status, closed_for }) => (closed_for ? own.closedFor[closed_for] : own.statuses[status]),
  },
  {
    key: 'start',
    head: heads.start,
    cell: ({ start_at }) => showTime(start_at),
    text: ({ start_at }) => start_at,
    from: 'md',
  },
  { key: 'markets', head: heads.markets, align: 'right', cell: (one) => own.ofAll(one.open_markets, one.markets) },
  { key: 'bets', head: heads.bets, align: 'right', cell: (one) => own.ofAll(one.open_bets, one.bets) },
  {
    key: 'turnover',
    head: heads.turnover,
    align: 'right',
    cell: (one) => euro(one.turnover_cents),
  },
];

/** Feeds, and below them every fixture that is on, to come or lately over. */
export function FixturesPage(): ReactNode {
  return (
    <Page title={own.tabs.fixtures}>
      <SportsbookTabs current="fixtures" />
      <Feeds />
      <ResourceList
        call="listStaffFixtures"
        caption={own.tabs.fixtures}
        empty={own.noFixtures}
        rows={(list) => list}
        rowKey={({ id }) => id}
        columns={columns}
        href={({ id }) => `/sportsbook/${id}`}
        filters={{
          q: { label: own.filters.q, wide: true },
          sport: { label: own.filters.sport, options: optionsOf(own.sports) },
          state: { label: own.filters.state, options: optionsOf(own.states) },
        }}
        csv="fixtures"
      />
    </Page>
  );
}

import type { StaffContest } from '@halley/contract';
import { formatMoney, type SelectOption } from '@halley/ui';
import type { ReactNode } from 'react';
import { assignedColumn, type ListColumn, Page, ResourceList, showTime, useQueueWork } from '../console/index.ts';
import { ContestState, isHeld } from './ContestState.tsx';
import { contestDeskWords as own } from './words.ts';

const { columns: heads } = own;
const optionsOf = (names: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const money = ({ currency }: StaffContest, cents: number) => formatMoney(cents, { currency, locale: 'en' });

const columns: readonly ListColumn<StaffContest>[] = [
  { key: 'title', head: heads.title, cell: ({ title }) => title },
  {
    key: 'state',
    head: heads.state,
    cell: (contest) => <ContestState contest={contest} />,
    text: ({ state }) => own.states[state],
  },
  { key: 'kind', head: heads.kind, cell: ({ kind }) => own.kinds[kind], from: 'md' },
  { key: 'players', head: heads.players, align: 'right', cell: ({ players }) => players.toLocaleString('en') },
  {
    key: 'stake',
    head: heads.stake,
    align: 'right',
    cell: (contest) => money(contest, contest.stake_cents),
    from: 'lg',
  },
  {
    key: 'cost',
    head: heads.cost,
    align: 'right',
    cell: (contest) => own.ofExpected(money(contest, contest.given_cents), money(contest, contest.expected_cents)),
  },
  {
    key: 'liability',
    head: heads.liability,
    align: 'right',
    cell: (contest) => money(contest, contest.liability_cents),
    from: 'md',
  },
  { key: 'ends', head: heads.ends, cell: ({ end_at }) => showTime(end_at), text: ({ end_at }) => end_at, from: 'md' },
];

/** Every contest with what it has counted and costs: the latest to end first. */
export function ContestsPage(): ReactNode {
  const work = useQueueWork('contests');
  return (
    <Page title={own.title}>
      <ResourceList
        call="listContests"
        caption={own.title}
        empty={own.none}
        rows={(list) => list}
        rowKey={({ id }) => id}
        columns={work.answer ? [...columns, assignedColumn<StaffContest>(work, isHeld)] : columns}
        href={({ id }) => `/tournaments/${id}`}
        filters={{
          state: { label: own.filters.state, options: optionsOf(own.states) },
          kind: { label: own.filters.kind, options: optionsOf(own.kinds) },
        }}
        csv="contests"
      />
    </Page>
  );
}

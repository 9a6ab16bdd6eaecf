import type { StaffJackpot } from '@halley/contract';
import { Money, type TableColumn } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCall } from '../api/use-call.ts';
import { linkClass } from '../shell/Back.tsx';
import { DataTable } from '../shell/DataTable.tsx';
import { Loading } from '../shell/Loading.tsx';
import { Page } from '../shell/Page.tsx';
import { JackpotState } from './JackpotState.tsx';
import { jackpotWords } from './words.ts';

const { columns: heads } = jackpotWords;

const columns: readonly TableColumn<StaffJackpot>[] = [
  {
    key: 'name',
    head: heads.name,
    cell: ({ id, name }) => (
      <Link to={`/jackpots/${id}`} className={linkClass}>
        {name}
      </Link>
    ),
  },
  {
    key: 'levels',
    head: heads.levels,
    cell: ({ levels }) => jackpotWords.running(levels.filter(({ running }) => running).length, levels.length),
  },
  { key: 'currency', head: heads.currency, cell: ({ currency }) => currency, from: 'md' },
  {
    key: 'pool',
    head: heads.pool,
    align: 'right',
    cell: ({ levels, currency }) => (
      <Money
        cents={levels.reduce((sum, { running }) => sum + (running?.amount_cents ?? 0), 0)}
        currency={currency}
        locale="en"
      />
    ),
  },
  { key: 'state', head: heads.state, cell: (jackpot) => <JackpotState state={jackpot.state} /> },
];

export function JackpotsPage(): ReactNode {
  const jackpots = useCall('listStaffJackpots');
  return (
    <Page title={jackpotWords.title}>
      <Loading from={jackpots}>
        {(list) => (
          <DataTable
            caption={jackpotWords.title}
            empty={jackpotWords.none}
            rows={list}
            rowKey={({ id }) => id}
            columns={columns}
          />
        )}
      </Loading>
    </Page>
  );
}

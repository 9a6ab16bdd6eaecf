import type { StaffJackpot } from '@halley/contract';
import { Money } from '@halley/ui';
import type { ReactNode } from 'react';
import { type ListColumn, Page, ResourceList } from '../console/index.ts';
import { JackpotState } from './JackpotState.tsx';
import { jackpotWords } from './words.ts';

const { columns: heads } = jackpotWords;

const columns: readonly ListColumn<StaffJackpot>[] = [
  { key: 'name', head: heads.name, cell: ({ name }) => name },
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
  return (
    <Page title={jackpotWords.title}>
      <ResourceList
        call="listStaffJackpots"
        caption={jackpotWords.title}
        empty={jackpotWords.none}
        rows={(list) => list}
        rowKey={({ id }) => id}
        columns={columns}
        href={({ id }) => `/jackpots/${id}`}
      />
    </Page>
  );
}

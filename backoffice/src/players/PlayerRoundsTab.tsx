import type { PlayerRound } from '@halley/contract';
import { Money, type TableColumn } from '@halley/ui';
import type { ReactNode } from 'react';
import { useCall } from '../api/use-call.ts';
import { DataTable } from '../shell/DataTable.tsx';
import { showTime } from '../shell/format.ts';
import { Loading } from '../shell/Loading.tsx';
import { words } from '../words.ts';

const heads = words.player.roundColumns;
const money = (cents: number, { currency }: PlayerRound) => <Money cents={cents} currency={currency} locale="en" />;

const columns: readonly TableColumn<PlayerRound>[] = [
  { key: 'at', head: heads.at, cell: (round) => showTime(round.opened_at) },
  { key: 'game', head: heads.game, cell: (round) => round.game },
  { key: 'stake', head: heads.stake, align: 'right', cell: (round) => money(round.stake_cents, round) },
  { key: 'win', head: heads.win, align: 'right', cell: (round) => money(round.win_cents, round) },
  {
    key: 'balance',
    head: heads.balance,
    align: 'right',
    from: 'md',
    cell: (round) => money(round.balance_after_cents, round),
  },
  { key: 'state', head: heads.state, cell: (round) => round.state.replace('_', ' '), from: 'md' },
];

export function PlayerRoundsTab({ id }: { id: string }): ReactNode {
  const rounds = useCall('listPlayerRounds', { params: { id } });
  return (
    <Loading from={rounds}>
      {(list) => (
        <DataTable
          caption={words.player.tabs.rounds}
          empty={words.player.noRounds}
          rows={list}
          rowKey={(round) => round.id}
          columns={columns}
        />
      )}
    </Loading>
  );
}

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

/** A free round has no stake of the player's: what it was played at is said instead. */
function Stake({ round }: { round: PlayerRound }): ReactNode {
  if (round.free_stake_cents === undefined) return money(round.stake_cents, round);
  return (
    <>
      {words.player.freeRoundAt} {money(round.free_stake_cents, round)}
    </>
  );
}

const columns: readonly TableColumn<PlayerRound>[] = [
  { key: 'at', head: heads.at, cell: (round) => showTime(round.opened_at) },
  { key: 'game', head: heads.game, cell: (round) => round.game },
  { key: 'stake', head: heads.stake, align: 'right', cell: (round) => <Stake round={round} /> },
  { key: 'win', head: heads.win, align: 'right', cell: (round) => money(round.win_cents, round) },
  {
    key: 'balance',
    head: heads.balance,
    align: 'right',
    from: 'md',
    cell: (round) => money(round.balance_after_cents, round),
  },
  { key: 'state', head: heads.state, cell: (round) => round.state.replace('_', ' '), from: 'md' },
  { key: 'told', head: heads.told, cell: (round) => <Told told={round.told} /> },
];

/** What the maker of another house's game told about the round, as it came; links lead out of the house. */
function Told({ told }: { told: PlayerRound['told'] }): ReactNode {
  if (!told) return words.none;
  const { replay_url: replayUrl, ...said } = told;
  return (
    <span className="grid gap-1 whitespace-normal sm:max-w-72">
      <code className="text-2xs break-all">{JSON.stringify(said)}</code>
      {replayUrl !== null && /^https?:\/\//.test(replayUrl) && (
        <a
          href={replayUrl}
          target="_blank"
          rel="noopener noreferrer"
          referrerPolicy="no-referrer"
          className="text-ice underline-offset-3 hover:underline"
        >
          {words.player.replay}
        </a>
      )}
    </span>
  );
}

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

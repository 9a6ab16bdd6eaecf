import type { PlayerRound } from '@halley/contract';
import { Button, Money, type TableColumn } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useRead } from '../api/index.ts';
import { DataTable, Loading, showTime } from '../console/index.ts';
import { words } from '../words/index.ts';
import { Replay } from './Replay.tsx';
import { RoundDialog } from './RoundDialog.tsx';
import { roundWords } from './round-words.ts';

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

/** The name people know it by; a game that the catalogue has forgotten keeps its code. */
const nameOf = ({ title, game }: PlayerRound) => title ?? game;

export function PlayerRoundsTab({ id }: { id: string }): ReactNode {
  const rounds = useRead('listPlayerRounds', { params: { id } });
  const [opened, setOpened] = useState<PlayerRound>();
  const columns: readonly TableColumn<PlayerRound>[] = [
    { key: 'at', head: heads.at, cell: (round) => showTime(round.opened_at) },
    {
      key: 'game',
      head: heads.game,
      cell: (round) => (
        <span className="grid">
          <span className="font-semibold">{nameOf(round)}</span>
          {round.producer && <span className="text-xs text-text-soft">{round.producer}</span>}
        </span>
      ),
    },
    { key: 'stake', head: heads.stake, align: 'right', cell: (round) => <Stake round={round} /> },
    { key: 'win', head: heads.win, align: 'right', cell: (round) => money(round.win_cents, round) },
    {
      key: 'balance',
      head: heads.balance,
      align: 'right',
      from: 'md',
      cell: (round) => money(round.balance_after_cents, round),
    },
    { key: 'state', head: heads.state, cell: (round) => roundWords.states[round.state], from: 'md' },
    {
      key: 'details',
      head: '',
      cell: (round) => (
        <span className="flex flex-wrap items-center gap-3">
          <Button
            size="small"
            look="outline"
            aria-label={roundWords.openOf(nameOf(round))}
            onClick={() => setOpened(round)}
          >
            {roundWords.open}
          </Button>
          <Replay told={round.told} />
        </span>
      ),
    },
  ];
  return (
    <>
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
      {opened && (
        <RoundDialog
          playerId={id}
          round={{ id: opened.id, title: nameOf(opened) }}
          onClosed={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

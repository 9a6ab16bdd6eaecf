import type { PlayerFile } from '@halley/contract';
import { Card, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../api/index.ts';
import { Loading, showTime } from '../console/index.ts';
import { cardWords, NotesCard, RelatedList } from '../player-card/index.ts';
import { PlayerSigns } from '../protection/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { LimitsCard } from './LimitsCard.tsx';
import { MoneyCards } from './MoneyCards.tsx';
import { AccountCard, GroupsCard, WalletsCard } from './PlayerAccount.tsx';
import { Timeline } from './Timeline.tsx';

/** A player at one look: money and limits, what happened, and what speaks for and against. */
export function PlayerBoard({ player, onChanged }: { player: PlayerFile; onChanged: () => void }): ReactNode {
  const { may } = useStaff();
  const { id } = player;
  return (
    <div className="grid gap-4">
      {player.lock && (
        <Note tone="danger">{words.player.closedBecause(player.lock.reason, showTime(player.lock.at))}</Note>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2 xl:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)_minmax(0,0.85fr)]">
        <div className="grid min-w-0 gap-4">
          <MoneyCards id={id} />
          {may('limits.read') && <LimitsCard id={id} />}
          <WalletsCard player={player} />
        </div>
        <Timeline id={id} />
        <div className="grid min-w-0 gap-4 lg:max-xl:col-span-2">
          <PlayerSigns id={String(id)} />
          <Related id={id} />
          <NotesCard id={id} />
          <AccountCard player={player} />
          <GroupsCard player={player} onChanged={onChanged} />
        </div>
      </div>
    </div>
  );
}

function Related({ id }: { id: number }): ReactNode {
  const related = useRead('listRelatedPlayers', { params: { id: String(id) } });
  return (
    <Card className="grid gap-3">
      <h2 className="title-card">{cardWords.related}</h2>
      <Loading from={related}>{(list) => <RelatedList related={list} />}</Loading>
    </Card>
  );
}

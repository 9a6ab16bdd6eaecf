import type { PlayerFile, StaffPermission } from '@halley/contract';
import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { type Loaded, useRead } from '../api/index.ts';
import { TrailTable } from '../audit/index.ts';
import { PlayerGifts } from '../bonuses/index.ts';
import { Actions, Loading, Page } from '../console/index.ts';
import { PlayerPoints } from '../loyalty/index.ts';
import { FoundPayments } from '../payments/index.ts';
import { useStaff } from '../session/index.ts';
import { PlayerBets } from '../sportsbook/index.ts';
import { words } from '../words/index.ts';
import { PlayerBoard } from './PlayerBoard.tsx';
import { PlayerDetailsTab } from './PlayerDetailsTab.tsx';
import { PlayerDocumentsTab } from './PlayerDocumentsTab.tsx';
import { PlayerFreeRoundsTab } from './PlayerFreeRoundsTab.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import { PlayerLimitsTab } from './PlayerLimitsTab.tsx';
import { PlayerRoundsTab } from './PlayerRoundsTab.tsx';
import { PlayerSessionsTab } from './PlayerSessionsTab.tsx';
import { PlayerState } from './PlayerState.tsx';
import { playerActions } from './player-actions.ts';

type Tab = keyof typeof words.player.tabs;

export function PlayerPage(): ReactNode {
  const { id = '', tab = 'overview' } = useParams();
  const file = useRead('readPlayerFile', { params: { id } });
  const { may } = useStaff();
  const needs: Partial<Record<Tab, StaffPermission>> = {
    details: 'players.read_sensitive',
    sessions: 'players.read_sensitive',
    payments: 'payments.read',
    limits: 'limits.read',
    bets: 'sportsbook.read',
  };
  const tabs = (Object.keys(words.player.tabs) as Tab[]).filter((name) => may(needs[name] ?? 'players.read'));
  return (
    <Page
      title={words.player.title(Number(id))}
      badge={file.data && <PlayerState player={file.data} />}
      actions={file.data && <Actions actions={playerActions(file.data)} onDone={file.reload} />}
    >
      <p className="-mt-4">
        <Link to="/players" className="text-13 text-ice underline-offset-3 hover:underline">
          {words.player.back}
        </Link>
      </p>
      {file.data && <PlayerHead key={id} player={file.data} />}
      <TabLinks
        label={words.player.title(Number(id))}
        links={tabs.map((name) => ({
          href: name === 'overview' ? `/players/${id}` : `/players/${id}/${name}`,
          label: words.player.tabs[name],
          current: name === tab,
        }))}
      />
      {tabs.includes(tab as Tab) ? (
        <TabContent id={id} tab={tab as Tab} file={file} />
      ) : (
        <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{words.notFound.text}</p>
      )}
    </Page>
  );
}

function TabContent({ id, tab, file }: { id: string; tab: Tab; file: Loaded<PlayerFile> }): ReactNode {
  switch (tab) {
    case 'overview':
      return <Loading from={file}>{(player) => <PlayerBoard player={player} onChanged={file.reload} />}</Loading>;
    case 'details':
      return <PlayerDetailsTab id={id} />;
    case 'sessions':
      return <PlayerSessionsTab id={id} />;
    case 'rounds':
      return <PlayerRoundsTab id={id} />;
    case 'bets':
      return <PlayerBets id={id} />;
    case 'gifts':
      return <PlayerGifts id={id} file={file} />;
    case 'points':
      return <PlayerPoints id={id} />;
    case 'free-rounds':
      return <PlayerFreeRoundsTab id={id} file={file} />;
    case 'payments':
      return <FoundPayments given={{ player: id }} />;
    case 'limits':
      return <PlayerLimitsTab id={id} />;
    case 'documents':
      return <PlayerDocumentsTab id={id} />;
    case 'trail':
      return <PlayerTrailTab id={id} />;
  }
}

function PlayerTrailTab({ id }: { id: string }): ReactNode {
  const entries = useRead('listPlayerEntries', { params: { id }, query: {} });
  return <Loading from={entries}>{(list) => <TrailTable entries={list} />}</Loading>;
}

import type { PlayerFile, StaffPermission } from '@halley/contract';
import { Button, TabLinks, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { call } from '../api/client.ts';
import { type Loaded, useCall } from '../api/use-call.ts';
import { FoundPayments } from '../payments/PaymentsPage.tsx';
import { Loading } from '../shell/Loading.tsx';
import { Page } from '../shell/Page.tsx';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { useStaff } from '../shell/staff-state.ts';
import { TrailTable } from '../trail/TrailTable.tsx';
import { words } from '../words.ts';
import { PlayerDetailsTab } from './PlayerDetailsTab.tsx';
import { PlayerDocumentsTab } from './PlayerDocumentsTab.tsx';
import { PlayerFreeRoundsTab } from './PlayerFreeRoundsTab.tsx';
import { PlayerLimitsTab } from './PlayerLimitsTab.tsx';
import { PlayerOverviewTab } from './PlayerOverviewTab.tsx';
import { PlayerRoundsTab } from './PlayerRoundsTab.tsx';
import { PlayerSessionsTab } from './PlayerSessionsTab.tsx';
import { PlayerState } from './PlayerState.tsx';

type Tab = keyof typeof words.player.tabs;

export function PlayerPage(): ReactNode {
  const { id = '', tab = 'overview' } = useParams();
  const file = useCall('readPlayerFile', { params: { id } });
  const { may } = useStaff();
  const needs: Partial<Record<Tab, StaffPermission>> = {
    details: 'players.read_sensitive',
    sessions: 'players.read_sensitive',
    payments: 'payments.read',
    limits: 'limits.read',
  };
  const tabs = (Object.keys(words.player.tabs) as Tab[]).filter((name) => may(needs[name] ?? 'players.read'));
  return (
    <Page
      title={words.player.title(Number(id))}
      badge={file.data && <PlayerState player={file.data} />}
      actions={file.data && may('players.lock') && <Actions file={file.data} onDone={file.reload} />}
    >
      <p className="-mt-4">
        <Link to="/players" className="text-13 text-ice underline-offset-3 hover:underline">
          {words.player.back}
        </Link>
      </p>
      <TabLinks
        label={words.player.title(Number(id))}
        links={tabs.map((name) => ({
          href: name === 'overview' ? `/players/${id}` : `/players/${id}/${name}`,
          label: words.player.tabs[name],
          current: name === tab,
        }))}
      />
      {tabs.includes(tab as Tab) && <TabContent id={id} tab={tab as Tab} file={file} />}
    </Page>
  );
}

function TabContent({ id, tab, file }: { id: string; tab: Tab; file: Loaded<PlayerFile> }): ReactNode {
  switch (tab) {
    case 'overview':
      return <Loading from={file}>{(player) => <PlayerOverviewTab player={player} onChanged={file.reload} />}</Loading>;
    case 'details':
      return <PlayerDetailsTab id={id} />;
    case 'sessions':
      return <PlayerSessionsTab id={id} />;
    case 'rounds':
      return <PlayerRoundsTab id={id} />;
    case 'free-rounds':
      return <PlayerFreeRoundsTab id={id} file={file} />;
    case 'payments':
      return <FoundPayments query={{ player: id }} />;
    case 'limits':
      return <PlayerLimitsTab id={id} />;
    case 'documents':
      return <PlayerDocumentsTab id={id} />;
    case 'trail':
      return <PlayerTrailTab id={id} />;
  }
}

function PlayerTrailTab({ id }: { id: string }): ReactNode {
  const entries = useCall('listPlayerEntries', { params: { id }, query: {} });
  return <Loading from={entries}>{(list) => <TrailTable entries={list} />}</Loading>;
}

/** Closing, opening, and what failed log-ins have locked: each with a reason. */
function Actions({ file, onDone }: { file: PlayerFile; onDone: () => void }): ReactNode {
  const [asking, setAsking] = useState<'lock' | 'unlock' | 'clear'>();
  const params = { id: String(file.id) };
  const deeds = {
    lock: {
      title: words.player.lockTitle,
      text: words.player.lockText,
      label: words.player.lock,
      done: words.player.locked,
      send: (reason: string) => call('lockPlayer', { params, body: { reason } }),
    },
    unlock: {
      title: words.player.unlockTitle,
      text: words.player.unlockText,
      label: words.player.unlock,
      done: words.player.unlocked,
      send: (reason: string) => call('unlockPlayer', { params, body: { reason } }),
    },
    clear: {
      title: words.player.clearTitle,
      text: words.player.clearText,
      label: words.player.clear,
      done: words.player.cleared,
      send: (reason: string) => call('clearFailedSignIns', { params, body: { reason } }),
    },
  };
  const deed = asking && deeds[asking];
  return (
    <>
      {file.locked_out && (
        <Button size="small" look="secondary" onClick={() => setAsking('clear')}>
          {words.player.clear}
        </Button>
      )}
      {file.locked ? (
        <Button size="small" look="secondary" onClick={() => setAsking('unlock')}>
          {words.player.unlock}
        </Button>
      ) : (
        <Button size="small" look="danger" icon="lock" onClick={() => setAsking('lock')}>
          {words.player.lock}
        </Button>
      )}
      {deed && (
        <ReasonDialog
          title={deed.title}
          text={deed.text}
          label={deed.label}
          look={asking === 'lock' ? 'danger' : 'primary'}
          onClosed={() => setAsking(undefined)}
          onConfirm={async (reason) => {
            await deed.send(reason);
            toasts.show({ title: deed.done, tone: 'win' });
            onDone();
          }}
        />
      )}
    </>
  );
}

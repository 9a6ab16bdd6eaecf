import type { PlayerFile } from '@halley/contract';
import { Button, Menu, type MenuEntry, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../api/client.ts';
import { CorrectionDialog } from '../payments/CorrectionDialog.tsx';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { useStaff } from '../shell/staff-state.ts';
import { words } from '../words.ts';
import { accountWords as own } from './account-words.ts';

type Deed = 'lock' | 'unlock' | 'clear' | 'signOut' | 'link' | 'reset';

interface DeedTexts {
  title: string;
  text: string;
  label: string;
  /** Does it, and says what came of it. */
  send(reason: string): Promise<string>;
}

/** What can be done upon an account, each with a reason; what a member may not do is not there. */
export function PlayerActions({ file, onDone }: { file: PlayerFile; onDone: () => void }): ReactNode {
  const { may } = useStaff();
  const [asking, setAsking] = useState<Deed | 'correct'>();
  const deeds = deedsUpon(String(file.id));
  const deed = asking && asking !== 'correct' && deeds[asking];
  const mayLock = may('players.lock');
  const entries: MenuEntry[] = [
    ...(mayLock
      ? [
          { label: own.signOut, icon: 'logout' as const, onPress: () => setAsking('signOut') },
          { label: own.link, icon: 'mail' as const, onPress: () => setAsking('link') },
        ]
      : []),
    ...(may('players.reset_two_factor')
      ? [
          {
            label: file.two_factor ? own.reset : own.noFactor,
            icon: 'shield' as const,
            disabled: !file.two_factor,
            onPress: () => setAsking('reset'),
          },
        ]
      : []),
  ];
  return (
    <>
      {may('payments.correct') && (
        <Button size="small" look="secondary" onClick={() => setAsking('correct')}>
          {own.correct}
        </Button>
      )}
      {entries.length > 0 && (
        <Menu
          trigger={
            <Button size="small" look="secondary" icon="more">
              {own.more}
            </Button>
          }
          entries={entries}
        />
      )}
      {mayLock && file.locked_out && (
        <Button size="small" look="secondary" onClick={() => setAsking('clear')}>
          {words.player.clear}
        </Button>
      )}
      {mayLock &&
        (file.locked ? (
          <Button size="small" look="secondary" onClick={() => setAsking('unlock')}>
            {words.player.unlock}
          </Button>
        ) : (
          <Button size="small" look="danger" icon="lock" onClick={() => setAsking('lock')}>
            {words.player.lock}
          </Button>
        ))}
      {asking === 'correct' && <CorrectionDialog player={file} onClosed={() => setAsking(undefined)} onDone={onDone} />}
      {deed && (
        <ReasonDialog
          title={deed.title}
          text={deed.text}
          label={deed.label}
          look={asking === 'lock' || asking === 'reset' ? 'danger' : 'primary'}
          onClosed={() => setAsking(undefined)}
          onConfirm={async (reason) => {
            toasts.show({ title: await deed.send(reason), tone: 'win' });
            onDone();
          }}
        />
      )}
    </>
  );
}

function deedsUpon(id: string): Record<Deed, DeedTexts> {
  const { player } = words;
  const params = { id };
  return {
    lock: {
      title: player.lockTitle,
      text: player.lockText,
      label: player.lock,
      send: async (reason) => {
        await call('lockPlayer', { params, body: { reason } });
        return player.locked;
      },
    },
    unlock: {
      title: player.unlockTitle,
      text: player.unlockText,
      label: player.unlock,
      send: async (reason) => {
        await call('unlockPlayer', { params, body: { reason } });
        return player.unlocked;
      },
    },
    clear: {
      title: player.clearTitle,
      text: player.clearText,
      label: player.clear,
      send: async (reason) => {
        await call('clearFailedSignIns', { params, body: { reason } });
        return player.cleared;
      },
    },
    signOut: {
      title: own.signOutTitle,
      text: own.signOutText,
      label: own.signOut,
      send: async (reason) => own.signedOut((await call('endPlayerSessions', { params, body: { reason } })).ended),
    },
    link: {
      title: own.linkTitle,
      text: own.linkText,
      label: own.link,
      send: async (reason) => {
        await call('sendPlayerPasswordLink', { params, body: { reason } });
        return own.linkSent;
      },
    },
    reset: {
      title: own.resetTitle,
      text: own.resetText,
      label: own.reset,
      send: async (reason) => {
        await call('resetPlayerTwoFactor', { params, body: { reason } });
        return own.resetDone;
      },
    },
  };
}

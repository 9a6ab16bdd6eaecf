import type { PlayerFile } from '@halley/contract';
import { groups } from '@halley/contract/groups';
import { Field, Select, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../api/client.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { words } from '../words.ts';

interface GroupsDialogProps {
  player: PlayerFile;
  onChanged: () => void;
  onClosed: () => void;
}

/** One group to join, one to leave, and why: a VIP status is changed in one step. */
export function GroupsDialog({ player, onChanged, onClosed }: GroupsDialogProps): ReactNode {
  const [join, setJoin] = useState('');
  const [number, setNumber] = useState('');
  const [leave, setLeave] = useState('');
  const own = new Set(player.groups.map(({ id }) => id));
  const none = { value: '', label: words.player.groupNone };
  const option = ({ id, name }: { id: number | string; name: string }) => ({
    value: String(id),
    label: `${name} · ${id}`,
  });
  const asked = (...ids: string[]) => ids.filter((id) => id !== '').map(Number);
  return (
    <ReasonDialog
      title={words.player.groupsTitle}
      text={words.player.groupsText}
      label={words.player.groupsChange}
      look="primary"
      isReady={[join, number, leave].some((id) => id !== '')}
      onConfirm={async (reason) => {
        const body = { reason, add: asked(join, number), remove: asked(leave) };
        await call('changePlayerGroups', { params: { id: String(player.id) }, body });
        toasts.show({ title: words.player.groupsChanged, tone: 'win' });
        onChanged();
      }}
      onClosed={onClosed}
    >
      <Select
        label={words.player.groupJoin}
        value={join}
        onChange={(event) => setJoin(event.target.value)}
        options={[none, ...groups.filter(({ id }) => !own.has(String(id))).map(option)]}
      />
      <Field
        label={words.player.groupNumber}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={number}
        onChange={(event) => setNumber(event.target.value.replace(/\D/g, ''))}
      />
      <Select
        label={words.player.groupLeave}
        value={leave}
        onChange={(event) => setLeave(event.target.value)}
        options={[none, ...player.groups.filter(({ id }) => /^\d+$/.test(id)).map(option)]}
      />
    </ReasonDialog>
  );
}

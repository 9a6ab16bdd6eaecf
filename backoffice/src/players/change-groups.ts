import type { PlayerFile } from '@halley/contract';
import { groups } from '@halley/contract/groups';
import { type Action, action } from '../console/index.ts';
import { words } from '../words/index.ts';

const own = words.player;
const none = { value: '', label: own.groupNone };
const option = ({ id, name }: { id: number | string; name: string }) => ({
  value: String(id),
  label: `${name} · ${id}`,
});
const aGroup = { kind: 'number', whole: true, optional: true } as const;

/** One group to join, one to leave, and why: a VIP status is changed in one step. */
export function changeGroups(player: PlayerFile): Action {
  const isIn = new Set(player.groups.map(({ id }) => id));
  return action('changePlayerGroups', {
    label: own.groupsChange,
    title: own.groupsTitle,
    text: own.groupsText,
    look: 'secondary',
    params: { id: String(player.id) },
    more: [
      { ...aGroup, name: 'join' },
      { ...aGroup, name: 'number' },
      { ...aGroup, name: 'leave' },
    ],
    labels: {
      join: { label: own.groupJoin, options: [none, ...groups.filter(({ id }) => !isIn.has(String(id))).map(option)] },
      number: { label: own.groupNumber, clean: (text) => text.replace(/\D/g, '').slice(0, 9) },
      leave: {
        label: own.groupLeave,
        options: [none, ...player.groups.filter(({ id }) => /^\d+$/.test(id)).map(option)],
      },
    },
    isReady: ({ typed }) => [typed.join, typed.number, typed.leave].some(Boolean),
    finish: ({ reason, join, number, leave }) => ({
      reason: String(reason),
      add: [join, number].filter((id) => typeof id === 'number'),
      remove: [leave].filter((id) => typeof id === 'number'),
    }),
    done: own.groupsChanged,
  });
}

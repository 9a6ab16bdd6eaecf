import { groups, Refusal } from '@halley/contract';
import { type Tx, writeEvents } from '../../kit/index.ts';
import { lockPlayer } from '../player/player-store.ts';
import { groupsOf } from './group-names.ts';
import { deleteMemberships, insertMemberships, selectGroups } from './group-store.ts';

export interface GroupsChange {
  playerId: number;
  add?: readonly number[];
  /** Leaving wins over joining. */
  remove?: readonly number[];
  at: Date;
}

/**
 * Joins and leaves groups; the news tells the whole list, so whoever reads it late reads it right. The player's row is
 * held meanwhile: of two changes at once the second tells what both have done.
 */
export async function changeGroups(tx: Tx, { playerId, add = [], remove = [], at }: GroupsChange): Promise<number[]> {
  await lockPlayer(tx, playerId);
  const joining = [...new Set(add)].filter((id) => !remove.includes(id));
  const joined = joining.length > 0 ? await insertMemberships(tx, { playerId, groupIds: joining, at }) : 0;
  const left = remove.length > 0 ? await deleteMemberships(tx, { playerId, groupIds: remove }) : 0;
  const groupIds = await selectGroups(tx, playerId);
  if (joined + left > 0) await writeEvents(tx, 'identity.groups_changed', [{ playerId, groups: groupsOf(groupIds) }]);
  return groupIds;
}

const writable = new Set<number>(groups.filter((group) => group.writable).map(({ id }) => id));

/**
 * The player's own side may touch a few groups only: all others mean money, rights or the house's opinion. A text is an
 * offer to be picked, and there is none that a player may have.
 */
export function onlyWritable(groupIds: readonly (number | string)[]): number[] {
  const numbers = groupIds.filter((id) => typeof id === 'number');
  if (numbers.length < groupIds.length || !numbers.every((id) => writable.has(id))) {
    throw new Refusal('groups.not_writable');
  }
  return numbers;
}

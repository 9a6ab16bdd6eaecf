import { type Tx, writeEvents } from '../../kit/index.ts';
import { groupsOf } from '../groups/group-names.ts';
import { selectGroups } from '../groups/group-store.ts';
import { updateLevels } from './player-store.ts';

interface Reached {
  playerId: number;
  level: number;
}

/** Levels only go up. Answers every level that was come to, those passed on the way too; their open pages are told by the news of their statuses. */
export async function raiseLevels(tx: Tx, reached: readonly Reached[]): Promise<Reached[]> {
  if (reached.length === 0) return [];
  const raised = await updateLevels(tx, reached);
  for (const { playerId } of raised) {
    const groups = groupsOf(await selectGroups(tx, playerId));
    await writeEvents(tx, 'identity.groups_changed', [{ playerId, groups }]);
  }
  return raised.flatMap(({ playerId, level, from }) =>
    Array.from({ length: level - from }, (_, index) => ({ playerId, level: from + index + 1 })),
  );
}

import type { Lootbox } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { callApi, queries } from '../../query/index.ts';

/** Why nothing was drawn. `lost`: nobody knows whether it was. */
export type DrawFault = 'taken' | 'over' | 'not_for_you' | 'used_up' | 'unheard' | 'lost';

const faults: Record<string, DrawFault> = {
  TURN_TAKEN: 'taken',
  LOOTBOX_OVER: 'over',
  NOT_FOUND: 'over',
  BONUS_NOT_FOR_YOU: 'not_for_you',
  PROMOTION_USED_UP: 'used_up',
};

export function faultOf(error: unknown): DrawFault {
  return (error instanceof CallFailed && faults[error.code]) || 'unheard';
}

/**
 * Opens a box or turns a turn. It is decided once: where the answer was lost, or another page was first, the list says what
 * came of it.
 */
export async function decideLootbox(id: number): Promise<Lootbox | DrawFault> {
  try {
    return (await callApi('activateLootbox', { params: { id: String(id) } })) as Lootbox;
  } catch (error) {
    const list = await callApi('listLootboxes').catch(() => null);
    if (list === null) return 'lost';
    return (list as Lootbox[]).find((box) => box.id === id && box.stage === 'activated') ?? faultOf(error);
  }
}

/** Everything that a draw may have changed. */
export function readDrawsAgain(): void {
  queries.invalidate('readWheel', 'listLootboxes', 'listBonuses', 'listFreespins', 'listAccounts');
  queries.invalidate('readCompPoints', 'readPointsStanding', 'listPointEntries');
}

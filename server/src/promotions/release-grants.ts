import type { Tx } from '../kit/index.ts';
import { addToDays, mustMoveBudgets } from './budget-store.ts';
import { giveCodesBack } from './code-store.ts';
import { type Grant, moveGrants } from './grant-store.ts';
import { dayText } from './period-of.ts';
import { returnToHouse } from './prize-pools.ts';

/**
 * What was promised is not given: its cost goes back into the budget, its number into the caps, its code can be used
 * again. The grants are locked, or nobody else can move them.
 */
export async function releaseGrants(
  tx: Tx,
  { grants, to, reason, now }: { grants: readonly Grant[]; to: 'released' | 'refused'; reason: string; now: Date },
): Promise<void> {
  for (const from of ['reserved', 'due'] as const) {
    const ids = grants.filter(({ state }) => state === from).map(({ id }) => id);
    await moveGrants(tx, { ids, from, to, reason, at: now });
  }
  const first = grants.filter(({ rewardIndex }) => rewardIndex === 0);
  await mustMoveBudgets(
    tx,
    grants.map(({ promotionId, cost, rewardIndex }) => ({
      promotionId,
      reserved: -cost,
      spent: 0n,
      given: rewardIndex === 0 ? -1 : 0,
    })),
  );
  await returnToHouse(tx, grants);
  await addToDays(
    tx,
    first.map(({ promotionId, at }) => ({ promotionId, day: dayText(at), given: -1 })),
  );
  await giveCodesBack(
    tx,
    first.flatMap(({ playerId, codeId }) => (codeId === null ? [] : [{ playerId, codeId }])),
  );
}

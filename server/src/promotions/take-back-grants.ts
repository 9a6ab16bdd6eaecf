import { invariant, type Tx } from '../kit/index.ts';
import { addToDays, lockBudgets, mustMoveBudgets } from './budget-store.ts';
import { type Grant, grantsOfOccasions, moveGrants } from './grant-store.ts';
import { dayText } from './period-of.ts';

/**
 * What was given for these occasions came back whole, as goods do: its cost goes back into the budget, its number into
 * stock and caps. What was taken back before changes nothing. Whoever calls this has locked wallets and points, if any, first.
 */
export async function takeBackGrants(
  tx: Tx,
  { playerId, promotionId, occasions, grantIds, reason, now }: TakenBack & { now: Date },
): Promise<Grant[]> {
  // Budgets come before grants here as where they are claimed.
  await lockBudgets(tx, [promotionId]);
  const grants = (await grantsOfOccasions(tx, { playerId, promotionId, occasions })).filter(
    ({ state, id }) => state === 'given' && (grantIds?.includes(id) ?? true),
  );
  const ids = grants.map(({ id }) => id);
  const moved = await moveGrants(tx, { ids, from: 'given', to: 'released', reason, at: now });
  invariant(moved === grants.length, 'a grant comes back once');
  await mustMoveBudgets(
    tx,
    grants.map(({ cost, rewardIndex }) => ({
      promotionId,
      reserved: 0n,
      spent: -cost,
      given: rewardIndex === 0 ? -1 : 0,
    })),
  );
  await addToDays(
    tx,
    grants
      .filter(({ rewardIndex }) => rewardIndex === 0)
      .map(({ at }) => ({ promotionId, day: dayText(at), given: -1 })),
  );
  return grants;
}

export interface TakenBack {
  playerId: number;
  promotionId: number;
  occasions: readonly string[];
  /** Of them: only these; unset: all. */
  grantIds?: readonly number[];
  reason: string;
}

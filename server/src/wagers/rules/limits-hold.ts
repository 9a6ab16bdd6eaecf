import { perTransaction } from '../../kit/index.ts';
import type { Limits, StakeGuard } from '../../limits/index.ts';
import type { WagerWatcher } from '../accepted-stake.ts';
import type { WagerRule } from '../judge-stakes.ts';

/**
 * PP-28: limits, breaks and exclusions at the one door of every product. The rule judges stakes; the watcher writes down
 * what stakes, wins and rollbacks add. Both look at the same rows, locked once for the group.
 */
export function playersKeepLimits(limits: Pick<Limits, 'guardStakes'>): { rule: WagerRule; watcher: WagerWatcher } {
  const guards = perTransaction<StakeGuard>('guard of stakes');
  return {
    async rule(tx, stakes) {
      const guard = await limits.guardStakes(tx, [...new Set(stakes.map(({ playerId }) => playerId))]);
      guards.keep(tx, guard);
      return {
        refusalOf: (stake) => guard.refusalOf(stake),
        accepted: () => undefined,
        moved: (moved) => guard.moved(moved),
      };
    },
    async watcher(tx, moved) {
      const judged = guards.of(tx);
      // Wins and rollbacks come without a stake: nobody has looked at their players' limits yet.
      const others = moved.filter(({ playerId }) => !judged?.knows(playerId));
      const saved = judged?.save();
      if (others.length > 0) {
        const guard = await limits.guardStakes(tx, [...new Set(others.map(({ playerId }) => playerId))]);
        guard.moved(others);
        await guard.save();
      }
      await saved;
    },
  };
}

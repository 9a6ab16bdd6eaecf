import { type Clock, invariant } from '../../kit/index.ts';
import type { OpenFreeRounds } from '../../wagers/index.ts';
import { playedFrom, refusalOfGrant } from './free-rounds.ts';
import { lockGrants, saveGrants } from './grant-store.ts';

/**
 * The free rounds of a group, for the wagers door. Their rows are locked behind the wallets, and each round of the group
 * finds them as the one before it left them: the last one is played once, whatever comes at the same moment.
 */
export function openFreeRounds({ clock }: { clock: Clock }): OpenFreeRounds {
  return async (tx, ids) => {
    const grants = await lockGrants(tx, ids);
    const now = clock.now();
    const changed = new Set<string>();
    return {
      refusalOf: (asked) => refusalOfGrant(grants.get(asked.free?.id ?? ''), asked, now),
      count(id, win) {
        const grant = grants.get(id);
        invariant(grant, 'a free round that was played was granted');
        const next = playedFrom(grant, win);
        grants.set(id, next);
        changed.add(id);
        return next.rounds - next.played;
      },
      giftOf: (id) => grants.get(id)?.giftId ?? undefined,
      save: () =>
        saveGrants(
          tx,
          [...grants.values()].filter(({ id }) => changed.has(id)),
          now,
        ),
    };
  };
}

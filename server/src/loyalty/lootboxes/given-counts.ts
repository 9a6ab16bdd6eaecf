import type { Queryable } from '../../kit/index.ts';
import { countGiven } from './lootbox-store.ts';

interface Version {
  promotionId: number;
  version: number;
}

export type GivenCounts = ReturnType<typeof createGivenCounts>;

/** How often each item was given so far, to everybody. Anybody may ask, so it is counted anew once in a while. */
export function createGivenCounts({
  trustedMs = 1_000,
  nowMs = () => performance.now(),
}: {
  trustedMs?: number | undefined;
  nowMs?: () => number;
} = {}) {
  const held = new Map<string, { atMs: number; counts: ReadonlyMap<number, number> }>();
  const keyOf = ({ promotionId, version }: Version) => `${promotionId}:${version}`;
  return {
    async of(db: Queryable, version: Version): Promise<ReadonlyMap<number, number>> {
      const atMs = nowMs();
      const known = held.get(keyOf(version));
      if (known && atMs - known.atMs < trustedMs) return known.counts;
      const counts = await countGiven(db, version);
      held.set(keyOf(version), { atMs, counts });
      return counts;
    },
    /** One was just opened here. */
    doubt: (version: Version): void => void held.delete(keyOf(version)),
  };
}

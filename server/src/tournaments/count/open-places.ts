import type { Tx } from '../../kit/index.ts';
import { readCounted, saveCounted } from './count-store.ts';
import type { ContestRounds, CountedRounds } from './fold-rounds.ts';
import type { CountingContest } from './tally.ts';

/** Of a contest in which so many rounds count: those that do, among the rounds that are told, and what becomes of them. */
export async function openPlaces(tx: Tx, { promotionId }: CountingContest, byPlayer: ContestRounds['byPlayer']) {
  const asked = [...byPlayer].flatMap(([playerId, rounds]) =>
    rounds.map(({ roundId }) => ({ playerId, promotionId, roundId })),
  );
  const before = new Map<number, CountedRounds>();
  const after = new Map<number, CountedRounds>();
  for (const { playerId, roundId, counts } of await readCounted(tx, asked)) {
    before.set(playerId, (before.get(playerId) ?? new Map()).set(roundId, counts));
  }
  return {
    of(playerId: number): CountedRounds {
      const own = new Map(before.get(playerId));
      after.set(playerId, own);
      return own;
    },
    async save(): Promise<void> {
      const changed = [...after].flatMap(([playerId, own]) =>
        [...own]
          .filter(([roundId, counts]) => before.get(playerId)?.get(roundId) !== counts)
          .map(([roundId, counts]) => ({ playerId, promotionId, roundId, counts })),
      );
      await saveCounted(tx, changed);
    },
  };
}

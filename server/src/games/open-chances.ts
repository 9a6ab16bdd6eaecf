import { randomUUID } from 'node:crypto';
import type { OpenChances } from '../wagers/index.ts';
import { newSeeds } from './new-seeds.ts';
import { lockPairsOf, SealedMeanwhile, type SeedPair, saveNonces, sealPair } from './seed-store.ts';

/**
 * Opens the seed pairs of a group's players. Whoever plays for the first time gets one, which is written down only
 * when a stake was accepted: a refused one leaves nothing behind.
 */
export const openChances: OpenChances = async (tx, playerIds) => {
  const pairs = await lockPairsOf(tx, playerIds);
  const missing = playerIds.filter((playerId) => !pairs.has(playerId));
  if (missing.length > 0) {
    // A pair that was changed while we waited for its lock is found at the second look.
    for (const [playerId, pair] of await lockPairsOf(tx, missing)) pairs.set(playerId, pair);
  }
  const used = new Set<SeedPair>();
  const drafts = new Map<number, SeedPair>();
  const draftFor = (playerId: number): SeedPair => {
    const draft = { id: randomUUID(), nonce: 0, ...newSeeds() };
    drafts.set(playerId, draft);
    pairs.set(playerId, draft);
    return draft;
  };
  return {
    take(playerId) {
      const pair = pairs.get(playerId) ?? draftFor(playerId);
      if (!drafts.has(playerId)) used.add(pair);
      const { id, ...seeds } = pair;
      pair.nonce += 1;
      return { pairId: id, ...seeds };
    },
    save: async () => {
      for (const [playerId, draft] of drafts) {
        if (!(await sealPair(tx, { playerId }, draft))) throw new SealedMeanwhile();
      }
      if (used.size > 0) await saveNonces(tx, [...used]);
    },
  };
};

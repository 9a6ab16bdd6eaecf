import { randomUUID } from 'node:crypto';
import type { OpenChances } from '../wagers/index.ts';
import { newSeeds } from './new-seeds.ts';
import { reserveNonces, SealedMeanwhile, type SeedPair, saveNonces, sealPair } from './seed-store.ts';

/**
 * Opens the seed pairs of a group's players; each is named as often as it may draw, and so many numbers are taken at once, which
 * locks the pair as well. What was refused in the end gives its number back in the same transaction. Whoever plays for the
 * first time gets a pair, which is written down only when a stake was accepted: a refused one leaves nothing behind.
 */
export const openChances: OpenChances = async (tx, drawing) => {
  const draws = new Map<number, number>();
  for (const playerId of drawing) draws.set(playerId, (draws.get(playerId) ?? 0) + 1);
  const pairs = await reserveNonces(tx, draws);
  const missing = [...draws].filter(([playerId]) => !pairs.has(playerId));
  if (missing.length > 0) {
    // A pair that was changed while we waited for its lock is found at the second look.
    for (const [playerId, pair] of await reserveNonces(tx, new Map(missing))) pairs.set(playerId, pair);
  }
  const reserved = new Map([...pairs].map(([playerId, pair]) => [pair, pair.nonce + (draws.get(playerId) ?? 0)]));
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
      const { id, ...seeds } = pair;
      pair.nonce += 1;
      return { pairId: id, ...seeds };
    },
    save: async () => {
      for (const [playerId, draft] of drafts) {
        if (!(await sealPair(tx, { playerId }, draft))) throw new SealedMeanwhile();
      }
      const givenBack = [...reserved].flatMap(([pair, until]) => (pair.nonce === until ? [] : pair));
      if (givenBack.length > 0) await saveNonces(tx, givenBack);
    },
  };
};

import { invariant } from '../kit/index.ts';
import type { OpenChances } from '../wagers/index.ts';
import { newSeeds } from './new-seeds.ts';
import { lockPairsOf, type SeedPair, saveNonces, sealPair } from './seed-store.ts';

/** Opens the seed pairs of a group's players; whoever plays for the first time gets one. */
export const openChances: OpenChances = async (tx, playerIds) => {
  let pairs = await lockPairsOf(tx, playerIds);
  const newcomers = playerIds.filter((playerId) => !pairs.has(playerId));
  if (newcomers.length > 0) {
    for (const playerId of newcomers) await sealPair(tx, { playerId }, newSeeds());
    pairs = await lockPairsOf(tx, playerIds);
  }
  const used = new Set<SeedPair>();
  return {
    take(playerId) {
      const pair = pairs.get(playerId);
      invariant(pair, 'every player has sealed seeds by now');
      used.add(pair);
      const { id, ...seeds } = pair;
      pair.nonce += 1;
      return { pairId: id, ...seeds };
    },
    save: async () => {
      if (used.size > 0) await saveNonces(tx, [...used]);
    },
  };
};

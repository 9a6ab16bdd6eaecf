import { invariant, type Tx } from '../kit/index.ts';
import type { Chance, DrawChances, PlayWager } from '../wagers/index.ts';
import { newSeeds } from './new-seeds.ts';
import { sealPair, takeNonces } from './seed-store.ts';

/** Gives every accepted round the next number of its player's sealed seeds. */
export const drawChances: DrawChances = async (tx, plays) => {
  const chances = await takeNonces(tx, playersOf(plays));
  const first = plays.filter((play) => !chances.has(play.playerId));
  if (first.length > 0) {
    for (const [playerId, chance] of await sealAndTake(tx, first)) chances.set(playerId, chance);
  }
  return new Map(
    plays.map((play) => {
      const chance = chances.get(play.playerId);
      invariant(chance, 'every player has sealed seeds by now');
      return [play.roundId, chance];
    }),
  );
};

async function sealAndTake(tx: Tx, plays: PlayWager[]): Promise<Map<number, Chance>> {
  for (const play of plays) await sealPair(tx, { playerId: play.playerId }, newSeeds());
  return takeNonces(tx, playersOf(plays));
}

function playersOf(plays: PlayWager[]): number[] {
  return plays.map((play) => play.playerId);
}

import type { StudioRound } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { Round } from '../wagers/index.ts';
import { recordedRound } from './play-real-round.ts';
import { findRevealedSeeds } from './seed-store.ts';
import { studioRound } from './studio-round.ts';

/** What a round of a house game was played by, with its seeds as far as they are open; null: it is no such round. */
export async function readProof(db: Queryable, round: Round): Promise<StudioRound | null> {
  const { pairId } = round.detail;
  if (typeof pairId !== 'string') return null;
  return studioRound(recordedRound(round), await findRevealedSeeds(db, [pairId]));
}

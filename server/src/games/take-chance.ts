import type { Tx } from '../kit/index.ts';
import type { Chance } from '../wagers/index.ts';
import { lockSealedPair, takeNonce } from './seed-store.ts';

/**
 * The next chance of a player for something that is no round: a box, a turn of the wheel. Wallets are locked before the pair of
 * seeds, as at the wagers' door; the nonce is used up with the transaction, and with it the chance.
 */
export async function takeChance(tx: Tx, playerId: number): Promise<Chance> {
  const { id: pairId, ...seeds } = await lockSealedPair(tx, { playerId });
  await takeNonce(tx, pairId);
  return { pairId, ...seeds };
}

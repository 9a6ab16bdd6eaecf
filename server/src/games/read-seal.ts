import type { Database } from '../kit/index.ts';
import { lockSealedPair, type SeedPair } from './seed-store.ts';

/** What is shown of a player's next chance before it is taken; sealed now when there is none. */
export async function readSeal(
  database: Database,
  playerId: number,
): Promise<Pick<SeedPair, 'serverSeedHash' | 'clientSeed' | 'nonce'>> {
  const { serverSeedHash, clientSeed, nonce } = await database.tx((tx) => lockSealedPair(tx, { playerId }));
  return { serverSeedHash, clientSeed, nonce };
}

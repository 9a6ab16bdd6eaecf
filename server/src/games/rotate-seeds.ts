import { Refusal } from '@halley/contract';
import { parseClientSeed } from '@halley/studio/fair';
import type { Clock, Database } from '../kit/index.ts';
import { newSeeds } from './new-seeds.ts';
import { lockSealedPair, markRevealed, type SeedOwner, type SeedPair, sealPair } from './seed-store.ts';

/** Opens the sealed pair, so that its rounds can be checked, and seals a new one for the rounds to come. */
export async function rotateSeeds(
  { database, clock }: { database: Database; clock: Clock },
  owner: SeedOwner,
  wantedClientSeed: string | undefined,
): Promise<{ revealed: SeedPair; current: SeedPair }> {
  const parsed = wantedClientSeed === undefined ? undefined : parseClientSeed(wantedClientSeed);
  if (parsed && !parsed.ok) throw new Refusal('client_seed.invalid');
  return database.tx(async (tx) => {
    const revealed = await lockSealedPair(tx, owner);
    await markRevealed(tx, revealed.id, clock.now());
    await sealPair(tx, owner, newSeeds(parsed?.value ?? revealed.clientSeed));
    return { revealed, current: await lockSealedPair(tx, owner) };
  });
}

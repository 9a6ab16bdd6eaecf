import { Refusal } from '@halley/contract';
import { parseClientSeed } from '@halley/studio/fair';
import { games } from '@halley/studio/games';
import type { Clock, Database, Tx } from '../kit/index.ts';
import { listOpenGames } from '../wagers/index.ts';
import { findOpenDemoRound } from './demo-store.ts';
import { newSeeds } from './new-seeds.ts';
import { lockSealedPair, markRevealed, type SeedOwner, type SeedPair, sealPair } from './seed-store.ts';

const houseIdentifiers = new Set<string>(Object.values(games).map(({ identifier }) => identifier));

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
    // Behind the pair's lock: whoever opens a round now waits for it, and whoever did before is seen here.
    if (await hasUnfinished(tx, owner)) throw new Refusal('ROUND_UNFINISHED');
    await markRevealed(tx, revealed.id, clock.now());
    await sealPair(tx, owner, newSeeds(parsed?.value ?? revealed.clientSeed));
    return { revealed, current: await lockSealedPair(tx, owner) };
  });
}

/** A round that waits still draws from the sealed seed: opened now, it would tell the cards to come. */
async function hasUnfinished(tx: Tx, owner: SeedOwner): Promise<boolean> {
  if ('purseId' in owner) return (await findOpenDemoRound(tx, owner.purseId)) !== undefined;
  return (await listOpenGames(tx, owner.playerId)).some(({ game }) => houseIdentifiers.has(game));
}

import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock, type Database, type Homes, homesApart, invariant, type Log, type Tx } from '../../kit/index.ts';
import {
  type Claim,
  deleteClaim,
  drawPlayerNumber,
  findOwner,
  insertClaims,
  isAnyTaken,
  isHeld,
  listOpenClaims,
  type OpenClaim,
  reopenClaim,
  settleClaim,
} from './claim-store.ts';

const sweptAtOnce = 500;
/** How long somebody waits for another who makes the same. */
const waitMs = 5_000;
const lookAgainMs = 20;
/** Whatever was claimed is made within this time, or not at all: no transaction lasts so long. */
const openForMs = 60 * 60 * 1000;

const claimOf = (kind: Claim['kind'], value: string | Uint8Array): Claim => ({
  kind,
  hash: createHash('sha256').update(value).digest('hex'),
});
export const emailClaim = (email: string): Claim => claimOf('email', email);
export const passkeyClaim = (credentialId: Uint8Array): Claim => claimOf('passkey', credentialId);
export const providerClaim = ({ provider, uid }: { provider: string; uid: string }): Claim =>
  claimOf('provider', `${provider}:${uid}`);

/** Somebody else has it. */
export class Taken extends Error {
  override readonly name = 'Taken';
}

/** What must be one of its kind among players of all homes. With one home its keys see to that, and nothing is claimed. */
export interface Claims {
  /** Where its owner lies, or else a home that says that it has nothing of the kind: as much work for either. */
  homeOf(claim: Claim): Promise<Database>;
  /** Makes a player who has all of these. The number is unset where the home's own table gives it. */
  forNewcomer<T>(claims: readonly Claim[], create: (tx: Tx, playerId?: number) => Promise<T>): Promise<T>;
  /** Makes something that a player is to have, in one transaction of theirs. */
  forPlayer<T>(playerId: number, claim: Claim, make: (tx: Tx) => Promise<T>): Promise<T>;
  /** Takes something from a player, in one transaction of theirs that says what it is before. */
  release<T>(playerId: number, take: (tx: Tx, leaving: (claim: Claim) => Promise<void>) => Promise<T>): Promise<T>;
  /** What was begun and not ended, by a process that is gone. */
  sweep(): Promise<void>;
}

export function createClaims({ homes, clock, log }: { homes: Homes; clock: Clock; log: Log }): Claims {
  const { house } = homes;
  const isOne = homesApart(homes).length === 0;
  const anyHome = ({ hash }: Claim): Database => homes.of(Number.parseInt(hash.slice(0, 8), 16));

  /** One that is under way is waited for, as a key of a table would have it: nobody knows yet how it ends. */
  async function claim(playerId: number, claims: readonly Claim[], at: Date): Promise<void> {
    const wanted = { playerId, claims };
    for (const until = performance.now() + waitMs; ; await sleep(lookAgainMs)) {
      try {
        await house.tx(async (tx) => {
          if (!(await insertClaims(tx, { ...wanted, at }))) throw new Taken();
        });
        return;
      } catch (error) {
        if (!(error instanceof Taken)) throw error;
        if (performance.now() > until || (await isAnyTaken(house, wanted))) throw error;
      }
    }
  }

  /** As it is in the player's home. */
  async function close(claim: OpenClaim, openSince: Date): Promise<void> {
    if (await isHeld(homes.of(claim.playerId), claim)) await settleClaim(house, claim);
    else await deleteClaim(house, claim, openSince);
  }

  /** What failed before its commit is not there; of anything else nobody knows, and the sweep looks. */
  async function make<T>(claims: readonly OpenClaim[], at: Date, work: (tx: Tx) => Promise<T>): Promise<T> {
    const [first] = claims;
    invariant(first, 'something is claimed');
    let isOver = false;
    const run = async (tx: Tx) => {
      isOver = false;
      return work(tx).catch((error) => {
        isOver = true;
        throw error;
      });
    };
    const later = (error: unknown) => log.warn({ err: error }, 'a claim waits for the sweep');
    try {
      const made = await homes.of(first.playerId).tx(run);
      for (const claim of claims) await settleClaim(house, claim).catch(later);
      return made;
    } catch (error) {
      if (isOver) for (const claim of claims) await close(claim, at).catch(later);
      throw error;
    }
  }

  return {
    async homeOf(claim) {
      if (isOne) return house;
      const owner = await findOwner(house, claim);
      return owner === undefined ? anyHome(claim) : homes.of(owner);
    },
    async forNewcomer(claims, create) {
      if (isOne) return house.tx((tx) => create(tx));
      const at = clock.now();
      const playerId = await drawPlayerNumber(house);
      await claim(playerId, claims, at);
      return make(ofPlayer(playerId, claims), at, (tx) => create(tx, playerId));
    },
    async forPlayer(playerId, wanted, work) {
      if (isOne) return house.tx(work);
      const at = clock.now();
      await claim(playerId, [wanted], at);
      return make(ofPlayer(playerId, [wanted]), at, work);
    },
    async release(playerId, take) {
      if (isOne) return house.tx((tx) => take(tx, async () => undefined));
      const at = clock.now();
      const leaving = new Map<string, OpenClaim>();
      const taken = await homes.of(playerId).tx((tx) =>
        take(tx, async (claim) => {
          const own = { ...claim, playerId };
          leaving.set(claim.hash, own);
          await reopenClaim(house, own, at);
        }),
      );
      for (const claim of leaving.values()) await deleteClaim(house, claim, at);
      return taken;
    },
    async sweep() {
      if (isOne) return;
      const before = new Date(clock.now().getTime() - openForMs);
      for (;;) {
        const found = await listOpenClaims(house, { before, most: sweptAtOnce });
        for (const { openSince, ...claim } of found) await close(claim, openSince);
        if (found.length < sweptAtOnce) return;
      }
    },
  };
}

const ofPlayer = (playerId: number, claims: readonly Claim[]): OpenClaim[] =>
  claims.map((claim) => ({ ...claim, playerId }));

import { createHash, randomBytes } from 'node:crypto';
import { commit, mustHitAmount, newServerSeed } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import type { CountedLevel } from './count-stake.ts';
import { partsPerSubunit } from './jackpot.ts';
import type { SeedSeals } from './seal-seed.ts';

export interface Seed {
  serverSeed: string;
  serverSeedHash: string;
}

/** A running cycle with its seed opened: it stays in the process that counts and goes nowhere. */
export interface OpenCycle extends CountedLevel {
  levelId: number;
  number: number;
  ceilingAmount: bigint;
  seed: Seed;
  clientSeed: string;
  nextSeed: Seed;
  carried: bigint;
}

/** What a level is from its next cycle on. */
export interface LevelRules {
  ratePpm: bigint;
  seedAmount: bigint;
  ceilingAmount: bigint;
}

export function newSeed(): Seed {
  const serverSeed = newServerSeed(randomBytes);
  return { serverSeed, serverSeedHash: commit(serverSeed, nodeHash.sha256) };
}

/**
 * The client seed of a cycle comes from the round that ended the one before: the server seed was sealed, and its hash
 * open, before anyone could know that round. So nobody, the house included, can choose where a level drops.
 */
export function clientSeedFrom(roundId: string): string {
  return createHash('sha256').update(roundId).digest('hex');
}

/** Nothing came before a first cycle: its client seed is its name. */
export function firstClientSeed(names: { jackpot: string; level: string }): string {
  return createHash('sha256').update(`${names.jackpot}:${names.level}`).digest('hex');
}

export interface CycleStart {
  levelId: number;
  number: number;
  rules: LevelRules;
  seed: Seed;
  clientSeed: string;
  carried: bigint;
  after: bigint;
}

export function startCycle({ rules, ...start }: CycleStart): OpenCycle {
  return {
    ...start,
    ...rules,
    nextSeed: newSeed(),
    pool: rules.seedAmount * partsPerSubunit + start.carried,
    mustHitAmount: hiddenAmount({ ...start, ...rules }),
  };
}

export function hiddenAmount(
  cycle: Pick<OpenCycle, 'seed' | 'clientSeed' | 'number' | 'seedAmount' | 'ceilingAmount'>,
): bigint {
  const { seed, clientSeed, number: nonce } = cycle;
  return mustHitAmount({ serverSeed: seed.serverSeed, clientSeed, nonce }, cycle, nodeHash.hmac);
}

export function sealCycleSeeds(seals: SeedSeals, { levelId, number, seed, nextSeed }: OpenCycle) {
  return {
    sealed: seals.seal({ levelId, cycle: number }, seed.serverSeed),
    nextSealed: seals.seal({ levelId, cycle: number + 1 }, nextSeed.serverSeed),
  };
}

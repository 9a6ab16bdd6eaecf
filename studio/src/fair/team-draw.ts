import type { Hmac } from './hash.ts';
import { browserHash } from './hmac-browser.ts';
import { checkCommitment } from './seeds.ts';
import { fairDraw } from './stream.ts';

interface TeamDraw {
  /** 64 hex digits. */
  seed: string;
  contestId: number;
  /** Of the entry, from 1. */
  number: number;
  /** How many teams there are. */
  teams: number;
}

/** The team of an entry, from 1: nobody can choose it, and with the seed anybody can draw it again. */
export function drawTeam({ seed, contestId, number, teams }: TeamDraw, hmac: Hmac = browserHash.hmac): number {
  const source = { serverSeed: seed, clientSeed: `contest-${contestId}`, nonce: number };
  return fairDraw(source, hmac).integer(teams) + 1;
}

/** What was told of a shuffle: all of it is public once the contest is decided. */
export interface ShuffleToVerify {
  seed: string;
  seedHash: string;
  contestId: number;
  teams: number;
  entries: readonly { number: number; team: number }[];
}

/** The seed is the one whose hash was there before the first entry, numbers have no gap, and every team is drawn again. */
export function verifyShuffle({ seed, seedHash, contestId, teams, entries }: ShuffleToVerify): boolean {
  if (!checkCommitment({ serverSeed: seed, serverSeedHash: seedHash })) return false;
  return entries.every(
    ({ number, team }, index) => number === index + 1 && drawTeam({ seed, contestId, number, teams }) === team,
  );
}

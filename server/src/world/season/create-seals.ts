import { createHmac } from 'node:crypto';
import { type FairDraw, fairDraw } from '@halley/studio/fair';
import { nodeHash, nodeHexHash } from '@halley/studio/fair/node';
import { type Chain, createChain } from '@halley/studio/live';
import type { Competition } from './competitions.ts';
import { roundsOf } from './timetable.ts';

/** What decides the fixtures of a season. Terminal and salt are published with its first fixture, links as rounds close. */
export interface Seal extends Chain {
  id: string;
  salt: string;
  /** What decides one fixture of a round; number 0 draws the line-ups, and tells nothing of the others. */
  draw(round: number, number: number): FairDraw;
}

/** Chains follow from the key of the house: a restart finds them again, and no table has to hold them. */
export function createSeals(key: string): (competition: Competition, season: number) => Seal {
  const made = new Map<string, Seal>();
  const derive = (what: string) => createHmac('sha256', key).update(what).digest('hex');
  return (competition, season) => {
    const id = `${competition.id}-s${season}`;
    const known = made.get(id);
    if (known) return known;
    const chain = createChain(derive(`chain:${id}`), roundsOf(competition), nodeHexHash);
    const salt = derive(`salt:${id}`).slice(0, 32);
    const seal: Seal = {
      ...chain,
      id,
      salt,
      draw: (round, number) =>
        fairDraw({ serverSeed: chain.linkOf(round), clientSeed: salt, nonce: number }, nodeHash.hmac),
    };
    made.set(id, seal);
    return seal;
  };
}

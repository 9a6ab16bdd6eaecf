import type { FairHash, Hmac } from './hash.ts';
import { browserHash } from './hmac-browser.ts';
import { checkCommitment } from './seeds.ts';
import { type FairRound, fairDraw } from './stream.ts';

/** The pointer rests somewhere in its sector, in so many equal parts of it. */
const restParts = 1000;

export interface WeightedDraw {
  /** The sum of all weights: so many outcomes are equally likely. */
  of: number;
  /** Which of them, from 0. */
  drawn: number;
  /** Where in the weights that lies: the first item holds the first numbers, and so on. */
  item: number;
  /** Where in the item's sector the pointer rests, in thousandths. It decides nothing: a screen shows it as it came. */
  rest: number;
}

/**
 * Draws one of several items, each as likely as its weight says: first a whole number below the sum of all weights, then
 * where the pointer rests. Both come from one stream; nothing of the player or of earlier draws is known here.
 */
export function weightedDraw(
  source: FairRound,
  weights: readonly number[],
  hmac: Hmac = browserHash.hmac,
): WeightedDraw {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError('a weight is a whole number from 0');
  }
  const of = weights.reduce((sum, weight) => sum + weight, 0);
  const draw = fairDraw(source, hmac);
  const drawn = draw.integer(of);
  return { of, drawn, item: itemAt(weights, drawn), rest: draw.integer(restParts) };
}

/** Weights lie one behind the other from 0. */
function itemAt(weights: readonly number[], drawn: number): number {
  let end = 0;
  return weights.findIndex((weight) => {
    end += weight;
    return drawn < end;
  });
}

/** A draw as players are told of it. */
export interface DrawToVerify {
  server_seed_hash: string;
  /** Null: it is still sealed, and nothing can be checked. */
  server_seed: string | null;
  client_seed: string;
  nonce: number;
  of: number;
  drawn: number;
  rest: number;
}

export interface VerifiedDraw extends WeightedDraw {
  /** Whether the seeds say what was told: out of how many, which one, and where it rests. */
  drawHolds: boolean;
  /** Whether the opened seed is the one that was sealed. */
  commitmentHolds: boolean;
}

/** Draws a box or a turn again from its seeds, with the same code that decided it. Null: the seed is not open yet. */
export function verifyDraw(
  told: DrawToVerify,
  weights: readonly number[],
  hash: FairHash = browserHash,
): VerifiedDraw | null {
  const { server_seed: serverSeed, server_seed_hash: serverSeedHash, client_seed: clientSeed, nonce } = told;
  if (serverSeed === null) return null;
  const again = weightedDraw({ serverSeed, clientSeed, nonce }, weights, hash.hmac);
  return {
    ...again,
    drawHolds: again.of === told.of && again.drawn === told.drawn && again.rest === told.rest,
    commitmentHolds: checkCommitment({ serverSeed, serverSeedHash }, hash.sha256),
  };
}

import type { FairHash, Hmac } from './hash.ts';
import { browserHash } from './hmac-browser.ts';
import { checkCommitment } from './seeds.ts';
import { type FairRound, fairDraw } from './stream.ts';

/** Between what a level begins with and what it never passes, in subunits. */
export interface HiddenBounds {
  seedAmount: bigint;
  ceilingAmount: bigint;
}

const WORD_RANGE = 2 ** 32;
const LONG_RANGE = 2n ** 64n;

/**
 * The hidden amount of a jackpot's level: a whole number of subunits above the seed, up to and with the ceiling, each
 * equally likely. Eight bytes of the stream w give floor(w × range / 2⁶⁴); surplus ones are thrown away as for games.
 */
export function mustHitAmount(source: FairRound, bounds: HiddenBounds, hmac: Hmac = browserHash.hmac): bigint {
  const range = bounds.ceilingAmount - bounds.seedAmount;
  if (bounds.seedAmount < 0n || range < 1n || range > LONG_RANGE) {
    throw new RangeError('a ceiling is above its seed, by less than 2^64');
  }
  const draw = fairDraw(source, hmac);
  const word = () => BigInt(draw.float() * WORD_RANGE);
  const surplus = LONG_RANGE % range;
  for (;;) {
    const product = ((word() << 32n) | word()) * range;
    if ((product & (LONG_RANGE - 1n)) >= surplus) return bounds.seedAmount + 1n + (product >> 64n);
  }
}

export interface DropToVerify extends FairRound, HiddenBounds {
  /** The hash that was open while the level grew. */
  serverSeedHash: string;
  /** What was paid. */
  amount: bigint;
}

export interface VerifiedDrop {
  /** What the seeds say. */
  amount: bigint;
  amountHolds: boolean;
  /** Whether the opened seed is the one that was sealed. */
  commitmentHolds: boolean;
}

/** Draws a past drop again from its seeds, with the same code that decided it. The nonce is the cycle's number. */
export function verifyDrop(drop: DropToVerify, hash: FairHash = browserHash): VerifiedDrop {
  const amount = mustHitAmount(drop, drop, hash.hmac);
  return { amount, amountHolds: amount === drop.amount, commitmentHolds: checkCommitment(drop, hash.sha256) };
}

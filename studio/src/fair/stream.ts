import type { Hmac } from './hash.ts';
import { browserHash } from './hmac-browser.ts';

/** All that decides a round. Stake, player, history and the house's result are not among it, and cannot be. */
export interface FairRound {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

/** The numbers of one round, in order. A game draws from it and has no other source of chance. */
export interface FairDraw {
  /** 0 ≤ x < 1, from four bytes: b0/256 + b1/256² + b2/256³ + b3/256⁴. */
  float(): number;
  /** 0 … range−1, each equally likely. */
  integer(range: number): number;
  /** Bytes drawn so far: a round of several steps stores it and goes on from there. */
  readonly position: number;
}

export const BLOCK_BYTES = 32;
export const DRAW_BYTES = 4;
const WORD_RANGE = 2 ** 32;
/** A word times this is still below 2^53. */
const EXACT_RANGE = 2 ** 21;

/** Block number `round` of the public scheme: HMAC_SHA256(serverSeed, `clientSeed:nonce:round`). */
export function fairBlock(source: FairRound, round: number, hmac: Hmac = browserHash.hmac): Uint8Array {
  return hmac(source.serverSeed, `${source.clientSeed}:${source.nonce}:${round}`);
}

export function fairDraw(source: FairRound, hmac: Hmac = browserHash.hmac, from = 0): FairDraw {
  if (!Number.isSafeInteger(source.nonce) || source.nonce < 0) throw new RangeError('a nonce counts from 0');
  if (!Number.isSafeInteger(from) || from < 0 || from % DRAW_BYTES !== 0) {
    throw new RangeError('a draw begins at a multiple of four bytes');
  }
  return new Stream(source, hmac, from);
}

const nothing = new Uint8Array(0);

/**
 * A class because of `position`: each object literal with a getter gets a hidden class of its own, which is old from birth
 * and holds the getter and all it sees, seeds included, until all garbage is collected.
 */
class Stream implements FairDraw {
  readonly #source: FairRound;
  readonly #hmac: Hmac;
  #position: number;
  #round = -1;
  #block: Uint8Array = nothing;

  constructor(source: FairRound, hmac: Hmac, from: number) {
    this.#source = source;
    this.#hmac = hmac;
    this.#position = from;
  }

  get position(): number {
    return this.#position;
  }

  readonly float = () => this.#word() / WORD_RANGE;
  readonly integer = (range: number) => unbiasedInteger(range, this.#word);

  /** The next four bytes as one big-endian number. Four divides 32, so a word never spans two blocks. */
  readonly #word = (): number => {
    const wanted = Math.floor(this.#position / BLOCK_BYTES);
    if (wanted !== this.#round) {
      this.#block = fairBlock(this.#source, wanted, this.#hmac);
      this.#round = wanted;
    }
    const block = this.#block;
    const at = this.#position % BLOCK_BYTES;
    this.#position += DRAW_BYTES;
    return ((block[at]! << 24) | (block[at + 1]! << 16) | (block[at + 2]! << 8) | block[at + 3]!) >>> 0;
  };
}

/**
 * Scales a 32-bit word w to floor(w × range / 2³²): the same number as floor(float × range) of the public scheme.
 * Where range does not divide 2³², some results would have one word more than others. The surplus words are those
 * whose low part (w × range mod 2³²) is below 2³² mod range; such a word is thrown away and **the next four bytes
 * of the stream** are drawn in its place, as often as needed. For 10 000 that happens once in 590 000 draws.
 */
export function unbiasedInteger(range: number, nextWord: () => number): number {
  if (!Number.isInteger(range) || range < 1 || range > WORD_RANGE) {
    throw new RangeError('a range is a whole number from 1 to 2^32');
  }
  for (;;) {
    const word = nextWord();
    // Below 2^53 numbers are exact, and many times faster.
    if (range <= EXACT_RANGE) {
      const low = Math.imul(word, range) >>> 0;
      // The surplus is below the range, so a low part above it needs no division.
      if (low >= range || low >= WORD_RANGE % range) return (word * range - low) / WORD_RANGE;
      continue;
    }
    const product = BigInt(word) * BigInt(range);
    if ((product & 0xffff_ffffn) >= BigInt(WORD_RANGE % range)) return Number(product >> 32n);
  }
}

/** The first numbers of a round, for anyone who wants to look at the stream itself. */
export function fairFloats(source: FairRound, count: number, hmac: Hmac = browserHash.hmac): number[] {
  const draw = fairDraw(source, hmac);
  return Array.from({ length: count }, () => draw.float());
}

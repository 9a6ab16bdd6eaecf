import { nodeHash } from '../hmac-node.ts';
import { fairDraw } from '../stream.ts';
import type { Bits } from './bit-tests.ts';

/** Words of the stream as rounds draw them, one round after the other: `perRound` words of each. */
export function* fairWords(seeds: { serverSeed: string; clientSeed: string }, perRound = 64): Generator<number> {
  for (let nonce = 0; ; nonce++) {
    const draw = fairDraw({ ...seeds, nonce }, nodeHash.hmac);
    for (let drawn = 0; drawn < perRound; drawn++) yield draw.float() * 2 ** 32;
  }
}

export function bitsOf(words: Iterator<number>, count: number): Bits {
  const bits = new Uint8Array(count);
  for (let at = 0; at < count; ) {
    const word = words.next().value as number;
    for (let bit = 31; bit >= 0 && at < count; bit--) bits[at++] = (word >>> bit) & 1;
  }
  return bits;
}

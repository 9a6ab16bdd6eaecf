import { createHmac, timingSafeEqual } from 'node:crypto';
import { createSealer, type Keys, nonceBytes, type OlderLayout, type Sealer, tagBytes } from '../kit/index.ts';

export interface Secrets extends Sealer {
  /**
   * The names under which an address is counted, known or not: hex, 32 bytes each. The first is the one to write; the
   * others are what it was called under earlier keys.
   */
  addressHashes(email: string): string[];
  /** What is kept of a recovery code: hex, 32 bytes. */
  codeHash(playerId: number, code: string): string;
  /** What may have been kept of it, under any key. */
  codeHashes(playerId: number, code: string): string[];
  /** A short proof that words came from us. */
  sign(words: string, bytes: number): Buffer;
  isSigned(words: string, signature: Uint8Array): boolean;
}

/** Before there was a version: nonce, content, tag. */
const olderLayout: OlderLayout = (key, sealed, purpose) => ({
  key,
  nonce: sealed.subarray(0, nonceBytes),
  label: purpose,
  content: sealed.subarray(nonceBytes, -tagBytes),
  tag: sealed.subarray(-tagBytes),
});

/** Everything this room hides, under keys of its own (`deriveKeys(secrets, 'identity')`). */
export function createSecrets(keys: Keys): Secrets {
  const macs = keys.map(
    (key) => (use: string, words: string) => createHmac('sha256', key).update(`${use}\0${words}`).digest(),
  );
  const [mac] = macs as [(typeof macs)[number]];
  const hashes = (use: string, words: string) => macs.map((each) => each(use, words).toString('hex'));
  const codeWords = (playerId: number, code: string) => `${playerId}\0${code}`;
  const sealKeys = macs.map((each) => each('seal', '').toString('hex')) as [string, ...string[]];
  return {
    addressHashes: (email) => hashes('address', email),
    codeHash: (playerId, code) => mac('recovery code', codeWords(playerId, code)).toString('hex'),
    codeHashes: (playerId, code) => hashes('recovery code', codeWords(playerId, code)),
    sign: (words, bytes) => mac('sign', words).subarray(0, bytes),
    isSigned: (words, signature) =>
      signature.length > 0 &&
      macs.some((each) => {
        const own = each('sign', words).subarray(0, signature.length);
        return own.length === signature.length && timingSafeEqual(own, signature);
      }),
    ...createSealer(sealKeys, olderLayout),
  };
}

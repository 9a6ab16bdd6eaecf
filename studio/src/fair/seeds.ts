import { type Sha256, toHex } from './hash.ts';
import { browserHash } from './hmac-browser.ts';

const SERVER_SEED_BYTES = 32;

const SERVER_SEED = /^[0-9a-f]{64}$/;

/** 64 hex digits from a cryptographic source, which the caller passes in. */
export function newServerSeed(randomBytes: (length: number) => Uint8Array): string {
  const bytes = randomBytes(SERVER_SEED_BYTES);
  if (bytes.length !== SERVER_SEED_BYTES) throw new Error('the source of a server seed must give 32 bytes');
  return toHex(bytes);
}

export function isServerSeed(text: string): boolean {
  return SERVER_SEED.test(text);
}

/** What is shown before play: SHA-256, in hex, of the seed's text (the 64 digits, not the bytes they stand for). */
export function commit(serverSeed: string, sha256: Sha256 = browserHash.sha256): string {
  return toHex(sha256(serverSeed));
}

export function checkCommitment(
  opened: { serverSeed: string; serverSeedHash: string },
  sha256: Sha256 = browserHash.sha256,
): boolean {
  return commit(opened.serverSeed, sha256) === opened.serverSeedHash.trim().toLowerCase();
}

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { FairHash } from './hash.ts';

const utf8 = new TextEncoder();

/** Runs everywhere and at once. WebCrypto would make every draw of a game asynchronous. */
export const browserHash: FairHash = {
  hmac: (key, message) => hmac(sha256, utf8.encode(key), utf8.encode(message)),
  sha256: (text) => sha256(utf8.encode(text)),
};

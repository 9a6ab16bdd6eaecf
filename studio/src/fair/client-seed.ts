// Without the hash, which most players never need: a field that checks a seed does not load it.

export const CLIENT_SEED_LENGTH_MAX = 64;

const PRINTABLE_ASCII = /^[\x20-\x7e]+$/;

export type ClientSeedFault = 'empty' | 'too-long' | 'not-ascii';

/** The player's own part: trimmed, 1 to 64 printable ASCII characters. A colon is allowed: the nonce follows the last but one. */
export function parseClientSeed(text: string): { ok: true; value: string } | { ok: false; fault: ClientSeedFault } {
  const seed = text.trim();
  if (seed === '') return { ok: false, fault: 'empty' };
  if (seed.length > CLIENT_SEED_LENGTH_MAX) return { ok: false, fault: 'too-long' };
  if (!PRINTABLE_ASCII.test(seed)) return { ok: false, fault: 'not-ascii' };
  return { ok: true, value: seed };
}

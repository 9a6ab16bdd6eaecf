import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';

const base58check = createBase58check(sha256);
const publicVersion = 0x0488b21e;

/** xpub, ypub, zpub; Ltub, Mtub; dgub: wallets write the same key with different first letters. */
const publicVersions = new Set([publicVersion, 0x049d7cb2, 0x04b24746, 0x019da462, 0x01b26ef6, 0x02facafd]);
const privateVersions = new Set([0x0488ade4, 0x049d7878, 0x04b2430c, 0x019d9cfe, 0x01b26792, 0x02fac398]);

/** Something an operator can act on; the key itself is never part of it. */
export class ExtendedKeyError extends Error {
  override readonly name = 'ExtendedKeyError';
}

/** The key of an account, from which the addresses of players are derived. A private key is refused: we need none. */
export function readExtendedKey(text: string): HDKey {
  const bytes = decode(text);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = bytes.length === 78 ? view.getUint32(0) : 0;
  if (privateVersions.has(version)) {
    throw new ExtendedKeyError('it is a private key: give the public one of the account, and keep this one elsewhere');
  }
  if (!publicVersions.has(version)) throw new ExtendedKeyError('it is no extended public key of the main chain');
  view.setUint32(0, publicVersion);
  try {
    return HDKey.fromExtendedKey(base58check.encode(bytes));
  } catch {
    throw new ExtendedKeyError('it holds no key');
  }
}

function decode(text: string): Uint8Array {
  try {
    return new Uint8Array(base58check.decode(text));
  } catch {
    throw new ExtendedKeyError('it is misspelt: its checksum does not fit');
  }
}

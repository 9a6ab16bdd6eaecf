import { secp256k1 } from '@noble/curves/secp256k1.js';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { bech32, createBase58check } from '@scure/base';
import type { HDKey } from '@scure/bip32';
import { invariant } from '../../../kit/index.ts';
import { encodeCashAddress } from './cash-address.ts';
import type { AddressStyle } from './chains.ts';

const base58check = createBase58check(sha256);
const tronPrefix = 0x41;

/** The address with a number, on the account's chain for receiving: `0/index` below the key. */
export function deriveAddress(account: HDKey, style: AddressStyle, index: number): string {
  invariant(Number.isInteger(index) && index >= 0 && index < 2 ** 31, 'addresses are numbered from 0 to 2^31 - 1');
  const { publicKey } = account.deriveChild(0).deriveChild(index);
  invariant(publicKey, 'a derived key has a public half');
  switch (style.kind) {
    case 'bitcoin':
      return style.segwit
        ? bech32.encode(style.prefix, [0, ...bech32.toWords(hashOf(publicKey))])
        : base58check.encode(Uint8Array.of(style.publicKeyHash, ...hashOf(publicKey)));
    case 'cash':
      return encodeCashAddress('key', hashOf(publicKey));
    case 'ethereum':
      return withChecksum(accountOf(publicKey));
    case 'tron':
      return base58check.encode(Uint8Array.of(tronPrefix, ...accountOf(publicKey)));
  }
}

const hashOf = (publicKey: Uint8Array): Uint8Array => ripemd160(sha256(publicKey));

/** Ethereum and TRON: the end of the hash of the whole point. */
function accountOf(publicKey: Uint8Array): Uint8Array {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  return keccak_256(point.subarray(1)).subarray(-20);
}

/** EIP-55: a letter is large where the hash of the small ones says so. */
export function withChecksum(account: Uint8Array): string {
  const small = bytesToHex(account);
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(small)));
  const letters = [...small].map((letter, place) =>
    Number.parseInt(hash[place] ?? '0', 16) >= 8 ? letter.toUpperCase() : letter,
  );
  return `0x${letters.join('')}`;
}

import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { isCashAddress } from './cash-address.ts';
import type { AddressStyle } from './chains.ts';
import { withChecksum } from './derive-address.ts';

const base58check = createBase58check(sha256);
const tronPrefix = 0x41;
const longest = 120;

/** Whether coins may be sent there: whole, of this chain, and of a kind that somebody can spend from. */
export function isAddressOf(style: AddressStyle, address: string): boolean {
  if (address.length > longest) return false;
  switch (style.kind) {
    case 'bitcoin':
      return isSegwit(style.prefix, address) || isBase58(address, [style.publicKeyHash, ...style.scriptHashes]);
    case 'cash':
      return isCashAddress(address);
    case 'ethereum':
      return isEthereum(address);
    case 'tron':
      return isBase58(address, [tronPrefix]);
  }
}

function isBase58(address: string, versions: readonly number[]): boolean {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === 21 && versions.includes(bytes[0] as number);
  } catch {
    return false;
  }
}

/**
 * Version 0 is written with bech32, version 1 (taproot) with bech32m. Later versions have no rules yet: whatever is sent
 * there can be taken by anybody.
 */
function isSegwit(prefix: string, address: string): boolean {
  if (prefix === '' || !address.toLowerCase().startsWith(`${prefix}1`)) return false;
  return (
    isWitness(bech32, address, prefix, (version, length) => version === 0 && (length === 20 || length === 32)) ||
    isWitness(bech32m, address, prefix, (version, length) => version === 1 && length === 32)
  );
}

function isWitness(
  code: typeof bech32 | typeof bech32m,
  address: string,
  prefix: string,
  isKnown: (version: number, length: number) => boolean,
): boolean {
  try {
    const { prefix: given, words } = code.decode(address as `${string}1${string}`);
    const [version, ...program] = words;
    return given === prefix && version !== undefined && isKnown(version, code.fromWords(program).length);
  } catch {
    return false;
  }
}

/** Large and small letters are the checksum. Some wallets write none: all letters small. */
function isEthereum(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address) || /^0x0{40}$/.test(address)) return false;
  const digits = address.slice(2);
  return digits === digits.toLowerCase() || address === withChecksum(hexToBytes(digits.toLowerCase()));
}

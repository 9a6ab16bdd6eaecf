import { sha256 as portable } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { toHex } from './hash.ts';

/** SHA-256 of bytes. Passed in, so that each world uses its fastest one. */
export type BytesHash = (bytes: Uint8Array) => Uint8Array;

/** A row of the list: the numbers from `first` on, of one owner. */
export interface TicketRange {
  first: number;
  count: number;
  /** 64 hex digits: who has them, told to nobody but them. */
  owner: string;
  void: boolean;
}

const hashBytes = 32;
const leafBytes = 1 + 8 + 4 + hashBytes + 1;
/** What leaves and nodes begin with, as in RFC 6962: no leaf can pass for a node, and no node for a leaf. */
const leafMark = 0;
const nodeMark = 1;
const hashText = /^[0-9a-f]{64}$/;

/** SHA-256 of 0, the first number (8 bytes), how many (4 bytes), the owner (32 bytes) and 1 if they are void, else 0. */
export function leafHash({ first, count, owner, void: isVoid }: TicketRange, sha256: BytesHash = portable): Uint8Array {
  if (!Number.isSafeInteger(first) || first < 1) throw new RangeError('tickets are numbered from 1');
  if (!Number.isInteger(count) || count < 1 || count >= 2 ** 32) throw new RangeError('a row has a number of tickets');
  const bytes = new Uint8Array(leafBytes);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, leafMark);
  view.setBigUint64(1, BigInt(first));
  view.setUint32(9, count);
  bytes.set(hashFrom(owner), 13);
  view.setUint8(leafBytes - 1, isVoid ? 1 : 0);
  return sha256(bytes);
}

export function hashFrom(hex: string): Uint8Array {
  if (!hashText.test(hex)) throw new RangeError('a hash has 64 hex digits');
  return hexToBytes(hex);
}

/** A list, hashed once. */
export interface TicketTree {
  root: string;
  /** The hashes beside the way from a row up to the root, from below. */
  pathOf(at: number): string[];
}

/**
 * The tree over rows in their order, as RFC 6962 builds it: the left side is the largest power of two below the number of
 * rows, and nothing is doubled where the number is odd. So two lists never have one root. Of no rows: SHA-256 of nothing.
 */
export function ticketTree(ranges: readonly TicketRange[], sha256: BytesHash = portable): TicketTree {
  const levels = levelsOf(ranges, sha256);
  const top = levels.at(-1)![0] ?? sha256(new Uint8Array(0));
  return {
    root: toHex(top),
    pathOf(row) {
      if (!Number.isInteger(row) || row < 0 || row >= ranges.length) throw new RangeError('no such row');
      return levels.slice(0, -1).flatMap((level, height) => {
        const beside = level[(row >> height) ^ 1];
        return beside ? [toHex(beside)] : [];
      });
    },
  };
}

export const ticketRoot = (ranges: readonly TicketRange[], sha256: BytesHash = portable): string =>
  ticketTree(ranges, sha256).root;

/** The root that a row and the hashes beside its way come to; null: so many hashes do not fit such a list. */
export function rootFrom(
  { leaf, at, rows, path }: { leaf: TicketRange; at: number; rows: number; path: readonly string[] },
  sha256: BytesHash = portable,
): string | null {
  if (!Number.isInteger(at) || at < 0 || at >= rows) return null;
  let hash = leafHash(leaf, sha256);
  let index = at;
  let taken = 0;
  for (let size = rows; size > 1; size = Math.ceil(size / 2)) {
    if ((index ^ 1) < size) {
      const beside = path[taken];
      if (beside === undefined || !hashText.test(beside)) return null;
      taken += 1;
      const other = hashFrom(beside);
      hash = index % 2 === 0 ? nodeHash(hash, other, sha256) : nodeHash(other, hash, sha256);
    }
    index >>= 1;
  }
  return taken === path.length ? toHex(hash) : null;
}

/** From the rows up to the root. Level by level, the last of an odd number goes up as it is: the same tree as RFC 6962's. */
function levelsOf(ranges: readonly TicketRange[], sha256: BytesHash): Uint8Array[][] {
  const levels = [ranges.map((range) => leafHash(range, sha256))];
  for (let level = levels[0]!; level.length > 1; level = levels.at(-1)!) {
    const above: Uint8Array[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const left = level[at]!;
      const right = level[at + 1];
      above.push(right ? nodeHash(left, right, sha256) : left);
    }
    levels.push(above);
  }
  return levels;
}

export function nodeHash(left: Uint8Array, right: Uint8Array, sha256: BytesHash = portable): Uint8Array {
  const bytes = new Uint8Array(1 + 2 * hashBytes);
  bytes[0] = nodeMark;
  bytes.set(left, 1);
  bytes.set(right, 1 + hashBytes);
  return sha256(bytes);
}

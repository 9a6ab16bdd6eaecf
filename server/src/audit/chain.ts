import { createHash } from 'node:crypto';
import type { EntryText } from './entry.ts';

/** What stands before the first link of all. */
export const origin = '0'.repeat(64);

/** A link of the chain, as it is kept and as it is exported. */
export interface Link extends EntryText {
  number: string;
  /** `2026-03-01`: the day it was sealed on. */
  day: string;
  hash: string;
}

/** The order in which the parts of an entry are hashed. Changing it would break every chain there is. */
export const hashed = [
  'id',
  'at',
  'kind',
  'actor_kind',
  'actor_id',
  'actor_name',
  'address',
  'target_kind',
  'target_id',
  'player_id',
  'reason',
  'detail',
] as const satisfies readonly (keyof EntryText)[];

/** Hex of SHA-256 over the hash before, the day, the number and the entry, as a JSON list of text and null. */
export function linkHash(previousHash: string, link: Omit<Link, 'hash'>): string {
  const parts = [previousHash, link.day, link.number, ...hashed.map((name) => link[name])];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

interface ChainFault {
  number: string;
  fault: string;
}

/**
 * Follows a chain link by link. `start` says what stood before the first link that will be given; without it the first
 * link is taken at its word and everything after it is checked, as for the export of a single day.
 */
export function createChainCheck(start?: { hash: string; number: bigint; day: string }) {
  let previous = start;
  const faults: ChainFault[] = [];
  return {
    faults,
    add(link: Link, previousHash?: string): void {
      const number = BigInt(link.number);
      const complain = (fault: string) => faults.push({ number: link.number, fault });
      if (previous && number !== previous.number + 1n) complain(`link ${previous.number + 1n} is missing before it`);
      if (previous && link.day < previous.day) complain(`its day ${link.day} is before ${previous.day}`);
      const before = previous?.hash ?? previousHash;
      if (before !== undefined && linkHash(before, link) !== link.hash) {
        complain(`entry ${link.id} is not what was sealed`);
      }
      previous = { hash: link.hash, number, day: link.day };
    },
    /** A link whose entry is gone: its hash cannot be made again, but what follows can still be checked. */
    pass(link: Pick<Link, 'number' | 'day' | 'hash'>): void {
      previous = { hash: link.hash, number: BigInt(link.number), day: link.day };
    },
    get head() {
      return previous;
    },
  };
}

import { toHex } from '@halley/studio/fair';
import { leafHash, nodeHash, type TicketRange, ticketRoot } from '@halley/studio/fair/lottery';

/**
 * The root over rows that come one after the other, as RFC 6962 builds it: two parts of one size become one of twice the
 * size, and what is left at the end is joined from the right. So a page can stop between any two rows of a long list.
 */
export function createRootCount() {
  const parts: { size: number; hash: Uint8Array }[] = [];
  return {
    add(row: TicketRange): void {
      let part = { size: 1, hash: leafHash(row) };
      for (let left = parts.at(-1); left && left.size === part.size; left = parts.at(-1)) {
        parts.pop();
        part = { size: left.size * 2, hash: nodeHash(left.hash, part.hash) };
      }
      parts.push(part);
    },
    root(): string {
      if (parts.length === 0) return ticketRoot([]);
      return toHex(parts.map(({ hash }) => hash).reduceRight((right, left) => nodeHash(left, right)));
    },
  };
}

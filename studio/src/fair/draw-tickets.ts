import { sha256 as portable } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { type Hmac, toHex } from './hash.ts';
import { browserHash } from './hmac-browser.ts';
import { fairDraw } from './stream.ts';
import { type BytesHash, hashFrom, type TicketRange } from './ticket-tree.ts';

export interface DrawnTicket {
  /** Which prize: from 1 on, in the order of the draws. */
  place: number;
  /** The number of the draw that brought it. */
  nonce: number;
  ticket: number;
}

export interface TicketDraw {
  serverSeed: string;
  clientSeed: string;
  /** In the order of their numbers, from 1 on, without gaps. */
  ranges: readonly TicketRange[];
  /** How many there are to win. */
  prizes: number;
}

const signatureText = /^[0-9a-f]{96}$/;

/** SHA-256 over the beacon's signature (48 bytes) and the root of the list (32 bytes), in hex. Neither alone decides. */
export function drawClientSeed(signature: string, root: string, sha256: BytesHash = portable): string {
  if (!signatureText.test(signature)) throw new RangeError('a signature has 96 hex digits');
  return toHex(sha256(Uint8Array.of(...hexToBytes(signature), ...hashFrom(root))));
}

/** How many numbers there are; null: they have gaps, overlap, or do not begin with 1. */
export function ticketsOf(ranges: readonly TicketRange[]): number | null {
  let next = 1;
  for (const { first, count } of ranges) {
    if (first !== next || !Number.isInteger(count) || count < 1) return null;
    next += count;
  }
  return next - 1;
}

/**
 * Draws tickets: draw number 1, 2, 3 … each takes one of all numbers, each as likely as any other, from a stream of its own
 * (the nonce is the number of the draw). A number that is void, or that has won already, is passed over: the next draw decides.
 * Where fewer tickets are good than there are prizes, the prizes that are left are not drawn.
 */
export function drawTickets(
  { serverSeed, clientSeed, ranges, prizes }: TicketDraw,
  hmac: Hmac = browserHash.hmac,
): DrawnTicket[] {
  const tickets = ticketsOf(ranges);
  if (tickets === null) throw new RangeError('tickets are numbered from 1 without gaps');
  const good = ranges.reduce((sum, range) => sum + (range.void ? 0 : range.count), 0);
  const drawn: DrawnTicket[] = [];
  const taken = new Set<number>();
  for (let nonce = 1; drawn.length < Math.min(prizes, good); nonce += 1) {
    const ticket = fairDraw({ serverSeed, clientSeed, nonce }, hmac).integer(tickets) + 1;
    if (taken.has(ticket) || ranges[rowOf(ranges, ticket)]!.void) continue;
    taken.add(ticket);
    drawn.push({ place: drawn.length + 1, nonce, ticket });
  }
  return drawn;
}

/** In which row a number stands. */
export function rowOf(ranges: readonly TicketRange[], ticket: number): number {
  let low = 0;
  let high = ranges.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (ranges[middle]!.first <= ticket) low = middle;
    else high = middle - 1;
  }
  return low;
}

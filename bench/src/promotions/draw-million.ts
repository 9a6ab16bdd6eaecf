import { drawClientSeed, drawTickets, type TicketRange, ticketTree } from '@halley/studio/fair/lottery';
import { nodeBytesHash, nodeHash } from '@halley/studio/fair/node';

const tickets = 1_000_000;
const perRow = 20;
const prizes = 1_000;

/** A list of a million tickets, frozen and drawn. In milliseconds. */
export function drawMillion(): { freezeMs: number; drawMs: number; rows: number; tickets: number; prizes: number } {
  const ranges = Array.from({ length: tickets / perRow }, (_, row): TicketRange => {
    const owner = (row * 2_654_435_761).toString(16).padStart(64, '0');
    return { first: 1 + row * perRow, count: perRow, owner, void: row % 50 === 0 };
  });
  const begun = performance.now();
  const { root } = ticketTree(ranges, nodeBytesHash);
  const frozen = performance.now();
  const clientSeed = drawClientSeed('ab'.repeat(48), root, nodeBytesHash);
  const drawn = drawTickets({ serverSeed: 'cd'.repeat(32), clientSeed, ranges, prizes }, nodeHash.hmac);
  const done = performance.now();
  if (drawn.length !== prizes) throw new Error('a draw draws all prizes');
  return { freezeMs: frozen - begun, drawMs: done - frozen, rows: ranges.length, tickets, prizes };
}

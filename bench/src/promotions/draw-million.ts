import { commit } from '@halley/studio/fair';
import {
  beaconKeys,
  drawClientSeed,
  drawTickets,
  signRound,
  type TicketRange,
  ticketTree,
  verifyLottery,
} from '@halley/studio/fair/lottery';
import { nodeBytesHash, nodeHash } from '@halley/studio/fair/node';

const tickets = 1_000_000;
const perRow = 20;
const prizes = 1_000;
const round = 42;

/** A list of a million tickets, frozen, drawn, and drawn again as a browser does that believes nothing. In milliseconds. */
export function drawMillion() {
  const ranges = Array.from({ length: tickets / perRow }, (_, row): TicketRange => {
    const owner = (row * 2_654_435_761).toString(16).padStart(64, '0');
    return { first: 1 + row * perRow, count: perRow, owner, void: row % 50 === 0 };
  });
  const { secretKey, publicKey } = beaconKeys(new Uint8Array(48).fill(7));
  const signature = signRound(secretKey, round);
  const seed = 'cd'.repeat(32);
  const begun = performance.now();
  const { root } = ticketTree(ranges, nodeBytesHash);
  const frozen = performance.now();
  const clientSeed = drawClientSeed(signature, root, nodeBytesHash);
  const winners = drawTickets({ serverSeed: seed, clientSeed, ranges, prizes }, nodeHash.hmac);
  const drawn = performance.now();
  if (winners.length !== prizes) throw new Error('a draw draws all prizes');
  const told = {
    seed,
    seed_hash: commit(seed, nodeHash.sha256),
    root,
    round,
    signature,
    places: prizes,
    beacon: { public_key: publicKey },
    winners,
  };
  // With the hashes of a browser, which are slower than Node's.
  const again = verifyLottery(told, ranges);
  const done = performance.now();
  const holds = again?.listHolds && again.beaconHolds && again.seedHolds && again.winnersHold;
  return {
    freezeMs: frozen - begun,
    drawMs: drawn - frozen,
    verifyMs: done - drawn,
    holds: holds === true,
    rows: ranges.length,
    tickets,
    prizes,
  };
}

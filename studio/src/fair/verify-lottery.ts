import type { LotteryDraw, TicketProof } from '@halley/contract';
import { sha256 as portable } from '@noble/hashes/sha2.js';
import { checkBeacon } from './beacon.ts';
import { type DrawnTicket, drawClientSeed, drawTickets, ticketsOf } from './draw-tickets.ts';
import { type FairHash, toHex } from './hash.ts';
import { browserHash } from './hmac-browser.ts';
import { checkCommitment } from './seeds.ts';
import { type BytesHash, rootFrom, type TicketRange, ticketRoot } from './ticket-tree.ts';

/** What was told of a draw: all of it is public. */
export type LotteryToVerify = Pick<LotteryDraw, 'seed' | 'seed_hash' | 'root' | 'round' | 'signature' | 'places'> & {
  beacon: Pick<LotteryDraw['beacon'], 'public_key'>;
  winners: readonly DrawnTicket[];
};

export interface VerifiedLottery {
  /** The numbers run from 1 on without gaps, and the rows come to the root that was published. */
  listHolds: boolean;
  /** The beacon signed this round. */
  beaconHolds: boolean;
  /** The seed is the one whose hash was published before the first ticket. */
  seedHolds: boolean;
  /** Drawn again, the same tickets win the same prizes. */
  winnersHold: boolean;
  /** What the seeds, the list and the beacon say. */
  drawn: DrawnTicket[];
}

export type VerifyHashes = FairHash & { bytes: BytesHash };

/** Draws a lottery again from all that was published, with the code that drew it. Null: it is not drawn yet. */
export function verifyLottery(
  told: LotteryToVerify,
  ranges: readonly TicketRange[],
  hashes: VerifyHashes = { ...browserHash, bytes: portable },
): VerifiedLottery | null {
  const { seed, seed_hash, root, round, signature, beacon, places, winners } = told;
  if (seed === null || root === null || signature === null) return null;
  const inOrder = ticketsOf(ranges) !== null;
  const drawn = inOrder
    ? drawTickets(
        { serverSeed: seed, clientSeed: drawClientSeed(signature, root, hashes.bytes), ranges, prizes: places },
        hashes.hmac,
      )
    : [];
  return {
    listHolds: inOrder && ticketRoot(ranges, hashes.bytes) === root,
    beaconHolds: checkBeacon({ publicKey: beacon.public_key, round, signature }),
    seedHolds: checkCommitment({ serverSeed: seed, serverSeedHash: seed_hash }, hashes.sha256),
    winnersHold: inOrder && sameWinners(drawn, winners),
    drawn,
  };
}

function sameWinners(drawn: readonly DrawnTicket[], told: readonly DrawnTicket[]): boolean {
  const byPlace = [...told].sort((a, b) => a.place - b.place);
  return (
    drawn.length === byPlace.length &&
    drawn.every(({ place, nonce, ticket }, at) => {
      const one = byPlace[at]!;
      return one.place === place && one.nonce === nonce && one.ticket === ticket;
    })
  );
}

/** Who has a row, in the list: SHA-256 of a salt that only they are told and of their number. */
export function ownerHash(
  { salt, playerId }: { salt: string; playerId: number },
  sha256: FairHash['sha256'] = browserHash.sha256,
): string {
  return toHex(sha256(`${salt}:${playerId}`));
}

/** Whether a player's own rows are theirs, and in the list with this root. `ranges`: how many rows it has. */
export function verifyTickets(proof: TicketProof, { root, ranges }: { root: string; ranges: number }): boolean {
  const owner = ownerHash({ salt: proof.salt, playerId: proof.player_id });
  return (
    proof.root === root &&
    proof.leaves.every(
      ({ at, path, ...leaf }) => leaf.owner === owner && rootFrom({ leaf, at, rows: ranges, path }) === root,
    )
  );
}

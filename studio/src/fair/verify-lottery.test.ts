import { describe, expect, it } from 'vitest';
import { beaconKeys, signRound } from './beacon.ts';
import { drawClientSeed, drawTickets } from './draw-tickets.ts';
import { nodeBytesHash, nodeHash } from './hmac-node.ts';
import { commit } from './seeds.ts';
import { type TicketRange, ticketRoot, ticketTree } from './ticket-tree.ts';
import { type LotteryToVerify, ownerHash, verifyLottery, verifyTickets } from './verify-lottery.ts';

const { secretKey, publicKey } = beaconKeys(new Uint8Array(48).fill(9));
const round = 77;
const signature = signRound(secretKey, round);
const seed = 'f6'.repeat(32);
const salts = ['one', 'two', 'three'];
const ranges: TicketRange[] = salts.map((salt, at) => ({
  first: 1 + at * 10,
  count: 10,
  owner: ownerHash({ salt, playerId: at + 1 }),
  void: at === 1,
}));
const root = ticketRoot(ranges);
const winners = drawTickets({ serverSeed: seed, clientSeed: drawClientSeed(signature, root), ranges, prizes: 3 });
const told: LotteryToVerify = {
  seed,
  seed_hash: commit(seed),
  root,
  round,
  signature,
  places: 3,
  beacon: { public_key: publicKey },
  winners,
};
const holds = { listHolds: true, beaconHolds: true, seedHolds: true, winnersHold: true };

describe('a lottery drawn again', () => {
  it('[LOTT-01] holds as it was told, and not before it is drawn', () => {
    expect(verifyLottery(told, ranges)).toEqual({ ...holds, drawn: winners });
    expect(verifyLottery({ ...told, seed: null }, ranges)).toBeNull();
  });

  it('finds a list that was changed', () => {
    const unvoided = ranges.map((range) => ({ ...range, void: false }));
    expect(verifyLottery(told, unvoided)).toMatchObject({ listHolds: false });
    const taken = [ranges[0]!, { ...ranges[1]!, owner: ranges[0]!.owner }, ranges[2]!];
    expect(verifyLottery(told, taken)).toMatchObject({ listHolds: false });
    expect(verifyLottery(told, ranges.slice(0, 2))).toMatchObject({ listHolds: false });
    expect(verifyLottery(told, ranges.slice(1))).toMatchObject({ listHolds: false, winnersHold: false });
  });

  it('finds another seed, another signature and other winners', () => {
    expect(verifyLottery({ ...told, seed: 'a7'.repeat(32) }, ranges)).toMatchObject({
      seedHolds: false,
      winnersHold: false,
    });
    const later = signRound(secretKey, round + 1);
    expect(verifyLottery({ ...told, signature: later }, ranges)).toMatchObject({
      beaconHolds: false,
      winnersHold: false,
    });
    const swapped = [{ ...winners[0]!, ticket: winners[0]!.ticket === 1 ? 2 : 1 }, ...winners.slice(1)];
    expect(verifyLottery({ ...told, winners: swapped }, ranges)).toMatchObject({ winnersHold: false });
    expect(verifyLottery({ ...told, winners: winners.slice(1) }, ranges)).toMatchObject({ winnersHold: false });
  });

  it('holds for a million tickets, and not with one of them moved', () => {
    const hashes = { ...nodeHash, bytes: nodeBytesHash };
    const million = Array.from({ length: 10_000 }, (_, at) => ({
      ...ranges[at % 3]!,
      first: 1 + at * 100,
      count: 100,
    }));
    const top = ticketRoot(million, nodeBytesHash);
    const clientSeed = drawClientSeed(signature, top);
    const drawn = drawTickets({ serverSeed: seed, clientSeed, ranges: million, prizes: 50 }, nodeHash.hmac);
    const all = { ...told, root: top, places: 50, winners: drawn };
    expect(verifyLottery(all, million, hashes)).toEqual({ ...holds, drawn });
    const moved = million.map((range, at) => ({ ...range, ...(at === 5_000 && { owner: ranges[0]!.owner }) }));
    expect(verifyLottery(all, moved, hashes)).toMatchObject({ listHolds: false });
  });

  it('proves to a player that their own numbers are in the list, and nobody else’s', () => {
    const leaves = [{ ...ranges[2]!, at: 2, path: ticketTree(ranges).pathOf(2) }];
    const proof = { root, salt: 'three', player_id: 3, leaves };
    const list = { root, ranges: 3 };
    expect(verifyTickets(proof, list)).toBe(true);
    expect(verifyTickets({ ...proof, player_id: 2 }, list)).toBe(false);
    expect(verifyTickets({ ...proof, leaves: [{ ...leaves[0]!, count: 11 }] }, list)).toBe(false);
    expect(verifyTickets(proof, { ...list, root: '00'.repeat(32) })).toBe(false);
  });
});

import type { LotteryDraw, TicketLeaf } from '@halley/contract';
import { commit } from '@halley/studio/fair';
import {
  beaconKeys,
  drawClientSeed,
  drawTickets,
  ownerHash,
  signRound,
  ticketRoot,
  ticketTree,
} from '@halley/studio/fair/lottery';
import { describe, expect, test } from 'vitest';
import { aDraw } from '../testing/a-lottery.ts';
import { type Checks, outcomeOf, unchecked } from './checks.ts';
import { createRootCount } from './count-root.ts';
import { recount } from './recount.ts';

const { secretKey, publicKey } = beaconKeys(new Uint8Array(48).fill(3));
const round = 88;
const signature = signRound(secretKey, round);
const seed = '5a'.repeat(32);
const rows: TicketLeaf[] = Array.from({ length: 25 }, (_, at) => ({
  first: 1 + at * 4,
  count: 4,
  owner: ownerHash({ salt: `salt ${at}`, playerId: at }),
  void: at === 3,
}));
const root = ticketRoot(rows);
const drawn = drawTickets({
  serverSeed: seed,
  clientSeed: drawClientSeed(signature, root),
  ranges: rows,
  prizes: 3,
});
const told = aDraw({
  state: 'drawn',
  round,
  round_at: '2026-11-22T20:00:00.000Z',
  frozen_at: '2026-11-22T19:00:00.000Z',
  beacon: { ...aDraw().beacon, public_key: publicKey },
  seed_hash: commit(seed),
  seed,
  root,
  signature,
  tickets: 100,
  ranges: 25,
  winners: drawn.map((one) => ({ ...one, nickname: 'c***t', gifts: [] })),
});
const proof = {
  root,
  salt: 'salt 7',
  player_id: 7,
  leaves: [{ ...rows[7]!, at: 7, path: ticketTree(rows).pathOf(7) }],
};

/** In pages of ten. */
const pagesOf = (list: TicketLeaf[]) => async (from: number) => ({
  leaves: list.slice(from, from + 10),
  next: from + 10 < list.length ? from + 10 : null,
});

async function check(draw: LotteryDraw, list: TicketLeaf[] = rows, own: typeof proof | null = proof): Promise<Checks> {
  const checks = { ...unchecked };
  await recount({
    draw,
    readRows: pagesOf(list),
    readProof: own && (async () => own),
    tell: (name, state) => Object.assign(checks, { [name]: state }),
    pause: async () => undefined,
  });
  return checks;
}
const all = { seed: 'holds', list: 'holds', beacon: 'holds', winners: 'holds', own: 'holds' };

describe('a draw that is drawn again in the browser', () => {
  test('holds as it was told, for a guest and for who has tickets', async () => {
    const checks = await check(told);
    expect(checks).toEqual(all);
    expect(outcomeOf(checks)).toBe('holds');
    expect(await check(told, rows, null)).toEqual({ ...all, own: 'waits' });
    expect(await check(told, rows, { ...proof, leaves: [] })).toEqual({ ...all, own: 'none' });
  });

  test.each<[string, Partial<LotteryDraw>, Partial<Checks>]>([
    ['another seed', { seed: '6b'.repeat(32) }, { seed: 'fails', winners: 'fails' }],
    ['the signature of another round', { signature: signRound(secretKey, 89) }, { beacon: 'fails', winners: 'fails' }],
    ['a list that was closed too late', { frozen_at: '2026-11-22T20:00:01.000Z' }, { list: 'fails' }],
    ['fewer rows than were told', { ranges: 26 }, { list: 'fails' }],
    ['winners left out', { winners: told.winners.slice(1) }, { winners: 'fails' }],
    ['a beacon that is not the public one', { beacon: { ...told.beacon, kind: 'drand' } }, { beacon: 'fails' }],
  ])('%s is found', async (_, changes, found) => {
    const checks = await check({ ...told, ...changes });
    expect(checks).toMatchObject(found);
    expect(outcomeOf(checks)).toBe('fails');
  });

  test('a list that was changed, and tickets of somebody else, are found', async () => {
    const unvoided = rows.map((row) => ({ ...row, void: false }));
    expect(await check(told, unvoided)).toMatchObject({ list: 'fails' });
    expect(await check(told, rows.slice(1))).toMatchObject({ list: 'fails', winners: 'fails' });
    expect(await check(told, rows, { ...proof, player_id: 8 })).toMatchObject({ own: 'fails' });
  });

  test('before it is drawn nothing is said to hold that nobody could check', async () => {
    const before = { ...told, seed: null, signature: null, winners: [] };
    const frozen = await check(before);
    expect(frozen).toEqual({ seed: 'notYet', list: 'holds', beacon: 'notYet', winners: 'notYet', own: 'holds' });
    expect(outcomeOf(frozen)).toBe('notYet');
    expect(await check({ ...before, root: null })).toMatchObject({ list: 'notYet', own: 'notYet' });
  });

  test('a list that does not come is no verdict', async () => {
    const checks = { ...unchecked };
    await recount({
      draw: told,
      readRows: () => Promise.reject(new TypeError('the line is gone')),
      readProof: null,
      tell: (name, state) => Object.assign(checks, { [name]: state }),
      pause: async () => undefined,
    });
    expect(checks).toMatchObject({ list: 'unread', winners: 'unread' });
    expect(outcomeOf(checks)).toBe('unread');
  });
});

test.each([0, 1, 2, 3, 7, 8, 11, 25])(
  'the root of %i rows, one after the other, is that of the whole list',
  (count) => {
    const counting = createRootCount();
    for (const row of rows.slice(0, count)) counting.add(row);
    expect(counting.root()).toBe(ticketRoot(rows.slice(0, count)));
  },
);

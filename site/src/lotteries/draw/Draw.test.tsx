import type { LotteryDraw, TicketLeaf } from '@halley/contract';
import { commit } from '@halley/studio/fair';
import { beaconKeys, drawClientSeed, drawTickets, ownerHash, signRound, ticketRoot } from '@halley/studio/fair/lottery';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { guest, showPage } from '../../page/testing/show-page.tsx';
import { queries } from '../../query/index.ts';
import { refuse } from '../../query/testing/fake-api.ts';
import { server } from '../../session/testing/fake-server.tsx';
import { aDraw } from '../testing/a-lottery.ts';
import { Draw } from './Draw.tsx';
import './recount.ts';

vi.mock('../../query/api.ts', async () => ({
  api: (await import('../../session/testing/fake-server.tsx')).server.api,
}));
vi.mock('../../query/report-failure.ts', () => ({ reportFailure: vi.fn() }));

beforeEach(() => {
  cleanup();
  server.reset();
  queries.clear();
});

const { secretKey, publicKey } = beaconKeys(new Uint8Array(48).fill(4));
const signature = signRound(secretKey, 12);
const seed = '7c'.repeat(32);
const rows: TicketLeaf[] = [1, 2, 3].map((at) => ({
  first: at * 10 - 9,
  count: 10,
  owner: ownerHash({ salt: `${at}`, playerId: at }),
  void: false,
}));
const root = ticketRoot(rows);
const winners = drawTickets({ serverSeed: seed, clientSeed: drawClientSeed(signature, root), ranges: rows, prizes: 2 });
const drawn: LotteryDraw = aDraw({
  state: 'drawn',
  beacon: { ...aDraw().beacon, name: 'local demo', public_key: publicKey },
  round: 12,
  round_at: '2026-11-22T20:00:00.000Z',
  frozen_at: '2026-11-22T19:00:00.000Z',
  seed_hash: commit(seed),
  seed,
  root,
  signature,
  tickets: 30,
  ranges: 3,
  places: 2,
  winners: winners.map((one) => ({ ...one, nickname: 'c***t', gifts: [{ type: 'points', points: 5 }] })),
});
/** A signature is checked in a second or so where much else is going on. */
const eventually = (holds: () => void) => waitFor(holds, { timeout: 20_000 });
const words = () => document.body.textContent ?? '';
const check = async () => fireEvent.click(await screen.findByRole('button', { name: 'Draw it again in my browser' }));
const show = (draw: LotteryDraw, seen = guest) =>
  showPage(<Draw draw={draw} />, { root: seen, path: '/fair/draws/47' });

test('a draw is drawn again in the browser, and the demo’s own beacon is named as such', async () => {
  server.answers.listDrawTickets = () => ({ leaves: rows, next: null });
  await show(drawn);
  expect(words()).toContain('This draw uses the demonstration’s own beacon.');
  await check();
  await eventually(() => expect(words()).toContain('the same tickets have won'));
  expect(words().match(/It holds\./g)).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Save it with the whole list (JSON)' })).toBeTruthy();
});

test('winners that do not follow are said loudly', async () => {
  server.answers.listDrawTickets = () => ({ leaves: rows, next: null });
  const other = drawn.winners.map((one) => ({ ...one, ticket: (one.ticket % 30) + 1 }));
  await show({ ...drawn, winners: other });
  await check();
  await eventually(() => expect(words()).toContain('does not fit the rest'));
});

test('a list that cannot be read is no verdict', async () => {
  server.answers.listDrawTickets = refuse(503, null);
  await show(drawn);
  await check();
  await eventually(() => expect(words()).toContain('It was not finished'));
});

test('a player’s own tickets are looked for; who has none reads so', async () => {
  server.answers.listDrawTickets = () => ({ leaves: rows, next: null });
  server.answers.readTicketProof = () => ({ root, salt: 'x', player_id: 7, leaves: [] });
  await show(drawn, { ...guest, player: { id: 7 } as never });
  await check();
  await eventually(() => expect(words()).toContain('You have no ticket in it.'));
});

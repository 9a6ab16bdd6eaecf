import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAct, aPlay, aStake, openTestHouse, type TestHouse } from './testing/test-house.ts';
import type { RoundAction } from './wager.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

let lastPlayer = 0;
async function aPlayer() {
  const playerId = ++lastPlayer;
  const roundId = randomUUID();
  await house.fund(playerId, 60n);
  await house.giveBonus(playerId, 140n);
  const act = (...actions: RoundAction[]) => house.wagers.act(anAct(actions, { playerId, roundId }));
  return { playerId, roundId, act };
}

/** What was told of a player since the last time, in order. */
const heard = new Map<number, number>();
async function newsOf(playerId: number): Promise<unknown[]> {
  const { rows } = await house.database.query<{ topic: string; event: Record<string, unknown> }>(
    `select topic, event from kit_outbox, jsonb_array_elements(events::jsonb) event
     where topic like 'wager.%' and (event->>'playerId')::bigint = $1 order by id`,
    [playerId],
  );
  const news = rows.slice(heard.get(playerId) ?? 0);
  heard.set(playerId, rows.length);
  const shared = ['playerId', 'roundId', 'openedAt', 'at', 'currency', 'game'];
  return news.map(({ topic, event }) => ({
    [topic]: Object.fromEntries(Object.entries(event).filter(([field]) => !shared.includes(field))),
  }));
}

const bet = (amount: bigint) => ({ kind: 'bet' as const, id: randomUUID(), amount });
const win = (amount: bigint) => ({ kind: 'win' as const, id: randomUUID(), amount });
const undo = (of: { id: string }) => ({ kind: 'undo' as const, id: randomUUID(), of: of.id });
const end = { kind: 'end' as const };

test('a round in one step tells everything once, with the part of the bonus', async () => {
  const { playerId } = await aPlayer();
  await house.wagers.wager(aPlay({ playerId, stake: 100n, win: 50n }));
  expect(await newsOf(playerId)).toEqual([
    { 'wager.settled': { stake: '100', stakeBonus: '40', win: '50', winBonus: '20' } },
  ]);
});

test('a stake is told when its outcome comes later, then what it came to', async () => {
  const { playerId } = await aPlayer();
  const [lost, given] = [aStake({ playerId, stake: 30n }), aStake({ playerId, stake: 40n })];
  await house.wagers.wager(lost);
  await house.wagers.wager(given);
  expect(await newsOf(playerId)).toEqual([
    { 'wager.staked': { actionId: lost.roundId, stake: '30' } },
    { 'wager.staked': { actionId: given.roundId, stake: '40', stakeBonus: '10' } },
  ]);
  const closing = { playerId, currency: 'EUR' as const };
  await house.wagers.wager({ kind: 'settle', win: 0n, roundId: lost.roundId, ...closing });
  await house.wagers.wager({ kind: 'rollback', roundId: given.roundId, ...closing });
  expect(await newsOf(playerId)).toEqual([
    { 'wager.settled': { stake: '30', win: '0' } },
    { 'wager.rolled_back': { stake: '40', stakeBonus: '10', win: '0', settled: false } },
  ]);
});

test('a round of actions tells its bets, then its sums when it is closed, then what comes late', async () => {
  const { playerId, act } = await aPlayer();
  const [first, second, paid] = [bet(50n), bet(30n), win(16n)];
  await act(first, second);
  expect(await newsOf(playerId)).toEqual([
    { 'wager.staked': { actionId: first.id, stake: '50' } },
    { 'wager.staked': { actionId: second.id, stake: '30', stakeBonus: '20' } },
  ]);
  await act(paid);
  expect(await newsOf(playerId)).toEqual([]);
  await act(end);
  expect(await newsOf(playerId)).toEqual([
    { 'wager.settled': { stake: '80', stakeBonus: '20', win: '16', winBonus: '4' } },
  ]);
  await act(win(8n));
  expect(await newsOf(playerId)).toEqual([{ 'wager.settled': { stake: '0', win: '8', winBonus: '2', late: true } }]);
  await act(undo(second), undo(paid));
  expect(await newsOf(playerId)).toEqual([
    { 'wager.rolled_back': { stake: '30', stakeBonus: '20', win: '16', winBonus: '4', settled: true } },
  ]);
});

test('a call that opens and closes a round tells it as one settled round; one taken back at once tells nothing', async () => {
  const { playerId, act } = await aPlayer();
  await act(bet(50n), win(10n), end);
  expect(await newsOf(playerId)).toEqual([{ 'wager.settled': { stake: '50', win: '10' } }]);
  const other = await aPlayer();
  const stake = bet(50n);
  await other.act(stake, undo(stake));
  expect(await newsOf(other.playerId)).toEqual([]);
});

test('a promo win is told with its title, and below zero when it is taken back', async () => {
  const { playerId, act } = await aPlayer();
  const promo = { kind: 'promo' as const, id: randomUUID(), amount: 25n, title: 'Comet shower' };
  await act(promo);
  await act(undo(promo));
  expect(await newsOf(playerId)).toEqual([
    { 'wager.promo': { actionId: promo.id, amount: '25', title: 'Comet shower' } },
    { 'wager.promo': { actionId: promo.id, amount: '-25', title: 'Comet shower' } },
  ]);
});

test('repeats and refusals tell nothing', async () => {
  const { playerId, roundId } = await aPlayer();
  const call = anAct([bet(50n)], { playerId, roundId });
  await house.wagers.act(call);
  await newsOf(playerId);
  await house.wagers.act(call);
  await house.wagers.act({ ...call, callId: randomUUID() });
  await expect(house.wagers.act(anAct([bet(500n)], { playerId }))).rejects.toThrow();
  expect(await newsOf(playerId)).toEqual([]);
});

test('whatever is told of a round says when it was opened', async () => {
  const { roundId, act } = await aPlayer();
  const [stake, paid] = [bet(50n), win(10n)];
  await act(stake);
  await act(paid, end);
  await act(undo(paid));
  const { rows } = await house.database.query<{ opened: string[]; at: Date }>(
    `select (select array_agg(event->>'openedAt') from kit_outbox, jsonb_array_elements(events::jsonb) event
       where topic like 'wager.%' and event->>'roundId' = $1) as opened, opened_at as at from wagers_round where id = $1::uuid`,
    [roundId],
  );
  const opened = rows[0]?.at.toISOString();
  expect(rows[0]?.opened).toEqual([opened, opened, opened]);
});

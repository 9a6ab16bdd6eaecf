import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manualClock } from '../kit/index.ts';
import { outcomeOf } from '../kit/testing/outcome-of.ts';
import type { RoundState, WaitsFor } from './round.ts';
import { findRounds } from './store.ts';
import { sweepRounds } from './sweep-rounds.ts';
import { anAct, aStake, openTestHouse, type TestHouse } from './testing/test-house.ts';
import type { RoundAction } from './wager.ts';

const hourMs = 60 * 60 * 1000;
const rules = { providerMs: 24 * hourMs, playerMs: 90 * 24 * hourMs };
const clock = manualClock('2026-11-15T12:00:00Z');
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ clock });
});
afterAll(async () => {
  expect(await house.findings()).toEqual([]);
  await house.close();
});

let lastPlayer = 0;
async function aRound(first: RoundAction[], given: { awaits?: WaitsFor } = {}) {
  const playerId = ++lastPlayer;
  const roundId = randomUUID();
  await house.fund(playerId, 60n);
  await house.giveBonus(playerId, 140n);
  const act = (...actions: RoundAction[]) => house.wagers.act(anAct(actions, { playerId, roundId, ...given }));
  await act(...first);
  return {
    playerId,
    roundId,
    act,
    round: async () => (await findRounds(house.database, [roundId])).get(roundId),
    pockets: () => house.pockets(playerId),
  };
}
const bet = (amount: bigint) => ({ kind: 'bet' as const, id: randomUUID(), amount });
const win = (amount: bigint) => ({ kind: 'win' as const, id: randomUUID(), amount });

type Swept = { state: RoundState; awaits: WaitsFor }[];
const sweep = async () => {
  const swept: Swept = [];
  const { homes, wagers } = house;
  await sweepRounds({ homes, clock, wagers, rules, onSwept: (one) => void swept.push(one) });
  return swept;
};
const trailOf = async (roundId: string) => {
  const { rows } = await house.database.query(
    'select kind, actor_kind, player_id, reason, detail from audit_entry where target_id = $1',
    [roundId],
  );
  return rows;
};

test('a round whose provider is silent for a day is given back to its pockets, told and written down', async () => {
  const young = await aRound([bet(50n)]);
  const round = await aRound([bet(50n), bet(30n)]);
  clock.advanceMs(24 * hourMs);
  expect(await sweep()).toEqual([]);
  clock.advanceMs(1);
  await house.wagers.act(anAct([bet(1n)], { playerId: young.playerId }));
  expect(await sweep()).toEqual([
    { state: 'rolled_back', awaits: 'provider' },
    { state: 'rolled_back', awaits: 'provider' },
  ]);
  expect(await round.round()).toMatchObject({
    state: 'rolled_back',
    stake: { cash: 0n, bonus: 0n },
    detail: { swept: { cash: '60', bonus: '20' } },
  });
  expect(await round.pockets()).toEqual({ cash: 60n, bonus: 140n });
  expect(await trailOf(round.roundId)).toMatchObject([
    {
      kind: 'wager.swept',
      actor_kind: 'system',
      player_id: BigInt(round.playerId),
      detail: { game: 'other-studio/fruits', state: 'rolled_back', stake: '80', win: '0', awaited: 'provider' },
    },
  ]);
  const { rows } = await house.database.query(
    `select 1 from kit_outbox, jsonb_array_elements(events::jsonb) event
     where topic = 'wager.rolled_back' and event->>'roundId' = $1 and event->>'stake' = '80'`,
    [round.roundId],
  );
  expect(rows.length).toBe(1);
  expect(await sweep()).toEqual([]);
  // What comes of it later: the provider's own rollback changes nothing, its win is paid by what was at stake.
  await round.act(win(8n));
  expect(await round.round()).toMatchObject({ state: 'closed', win: { cash: 6n, bonus: 2n } });
  expect(await round.pockets()).toEqual({ cash: 66n, bonus: 142n });
});

test('the provider may still take back a bet that was given back, and a late nothing changes nothing', async () => {
  const stake = bet(50n);
  const round = await aRound([stake]);
  clock.advanceMs(25 * hourMs);
  await sweep();
  await round.act({ kind: 'undo', id: randomUUID(), of: stake.id });
  await round.act(win(0n), { kind: 'end' });
  expect(await round.round()).toMatchObject({ state: 'rolled_back', stake: { cash: 0n }, win: { cash: 0n } });
  expect(await round.pockets()).toEqual({ cash: 60n, bonus: 140n });
});

test.each([5n, 0n])('a round whose outcome is known (%d) is closed, not given back', async (paid) => {
  const round = await aRound([bet(50n), win(paid)]);
  clock.advanceMs(25 * hourMs);
  expect(await sweep()).toEqual([{ state: 'closed', awaits: 'provider' }]);
  expect(await round.round()).toMatchObject({ state: 'closed', stake: { cash: 50n }, win: { cash: paid } });
  expect(await round.pockets()).toEqual({ cash: 10n + paid, bonus: 140n });
});

test('a win for a round whose bets were taken back before it was swept has no stake to go by', async () => {
  const stake = bet(50n);
  const round = await aRound([stake, win(5n)]);
  await round.act({ kind: 'undo', id: randomUUID(), of: stake.id });
  clock.advanceMs(25 * hourMs);
  expect(await sweep()).toEqual([{ state: 'closed', awaits: 'provider' }]);
  expect(await outcomeOf(round.act(win(7n)))).toBe('ROUND_WITHOUT_STAKE');
  expect(await round.pockets()).toEqual({ cash: 65n, bonus: 140n });
});

test('[PP-15] a round that its player can still finish is kept, and given back by the written rule alone', async () => {
  const round = await aRound([bet(50n)], { awaits: 'player' });
  clock.advanceMs(90 * 24 * hourMs);
  expect(await sweep()).toEqual([]);
  expect((await round.round())?.state).toBe('open');
  clock.advanceMs(1);
  expect(await sweep()).toEqual([{ state: 'rolled_back', awaits: 'player' }]);
  expect(await round.pockets()).toEqual({ cash: 60n, bonus: 140n });
  expect(await trailOf(round.roundId)).toMatchObject([{ kind: 'wager.swept', detail: { awaited: 'player' } }]);
});

test('a bet on an event waits for it, however long', async () => {
  const playerId = ++lastPlayer;
  await house.fund(playerId, 100n);
  const [onEvent, ofGame] = [aStake({ playerId, stake: 10n, awaits: 'event' }), aStake({ playerId, stake: 10n })];
  await house.wagers.wager(onEvent);
  await house.wagers.wager(ofGame);
  clock.advanceMs(5_000 * 24 * hourMs);
  expect(await sweep()).toEqual([{ state: 'rolled_back', awaits: 'provider' }]);
  expect(await house.balance(playerId)).toBe(90n);
});

test('sweeps at once, and wins that come at the same moment, end every round once', async () => {
  const rounds = await Promise.all(Array.from({ length: 30 }, () => aRound([bet(50n)])));
  clock.advanceMs(25 * hourMs);
  const [first, second] = await Promise.all([
    sweep(),
    sweep(),
    ...rounds.slice(0, 15).map((round) => round.act(win(20n), { kind: 'end' })),
  ]);
  for (const round of rounds.slice(15)) expect(await round.pockets()).toEqual({ cash: 60n, bonus: 140n });
  const won = await Promise.all(rounds.slice(0, 15).map(async (round) => (await round.pockets()).cash));
  // The win came first, or the stake had been given back before it.
  expect(won.every((cash) => cash === 30n || cash === 80n)).toBe(true);
  const given = won.filter((cash) => cash === 80n).length;
  expect((first as Swept).length + (second as Swept).length).toBe(15 + given);
});

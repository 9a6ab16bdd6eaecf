import { randomUUID } from 'node:crypto';
import { Refusal } from '@halley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../kit/index.ts';
import { outcomeOf } from '../kit/testing/outcome-of.ts';
import type { AcceptedStake } from './accepted-stake.ts';
import { findActions } from './action-store.ts';
import { createWagers, type Wagers } from './create-wagers.ts';
import { findRounds } from './store.ts';
import { anAct, openTestHouse, type TestHouse } from './testing/test-house.ts';
import type { ActWager, RoundAction } from './wager.ts';

let house: TestHouse;
let otherDoor: Wagers;
const followed: AcceptedStake[] = [];
beforeAll(async () => {
  house = await openTestHouse({ followers: [async (_tx, stakes) => void followed.push(...stakes)] });
  // A second process, as far as the database knows.
  otherDoor = createWagers({
    homes: house.homes,
    clock: systemClock,
    openChances: async () => ({
      take: () => {
        throw new Error('nobody draws');
      },
      save: async () => undefined,
    }),
  });
});
afterAll(async () => {
  expect(await house.findings()).toEqual([]);
  await house.close();
});

/** Another player of the same home: ids are known there, and nowhere else. */
const besides = ({ playerId }: { playerId: number }) => playerId + 1_000 * house.homes.count;

let lastPlayer = 0;
/** A player with money, and a way to act on one round of theirs. */
async function aPlayer({ cash = 1_000n, bonus = 0n, playerId = ++lastPlayer } = {}) {
  const roundId = randomUUID();
  if (cash > 0n) await house.fund(playerId, cash);
  if (bonus > 0n) await house.giveBonus(playerId, bonus);
  const wager = (...actions: RoundAction[]) => anAct(actions, { playerId, roundId });
  return {
    playerId,
    roundId,
    wager,
    act: (...actions: RoundAction[]) => house.wagers.act(wager(...actions)),
    pockets: () => house.pockets(playerId),
    round: async () => (await findRounds(house.database, [roundId])).get(roundId),
  };
}

const bet = (amount: bigint, id = randomUUID()) => ({ kind: 'bet' as const, id, amount });
const win = (amount: bigint, id = randomUUID()) => ({ kind: 'win' as const, id, amount });
const undo = (of: string, id = randomUUID()) => ({ kind: 'undo' as const, id, of });
const promo = (amount: bigint, id = randomUUID()) => ({ kind: 'promo' as const, id, amount, title: 'Comet shower' });
const end = { kind: 'end' as const };

describe('a round of several actions', () => {
  test('adds up its bets and wins and closes when it is told', async () => {
    const player = await aPlayer();
    const first = await player.act(bet(100n));
    expect(first).toMatchObject({ repeated: false, balance: { cash: 900n }, round: { state: 'open' } });
    await player.act(bet(50n), win(30n));
    await player.act(win(0n), win(200n), end);
    expect(await player.round()).toMatchObject({
      state: 'closed',
      stepwise: true,
      stake: { cash: 150n },
      win: { cash: 230n },
      balanceBefore: 1_000n,
      balanceAfter: 1_080n,
    });
    expect(await player.pockets()).toEqual({ cash: 1_080n, bonus: 0n });
  });

  test('every action that moves money has a transfer of its own id, one that moves none has none', async () => {
    const player = await aPlayer();
    const [stake, paid, nothing] = [bet(100n), win(40n), win(0n)];
    const { actions } = await player.act(stake, paid, nothing);
    expect(actions).toEqual([
      { id: stake.id, transferId: stake.id, state: 'applied' },
      { id: paid.id, transferId: paid.id, state: 'applied' },
      { id: nothing.id, transferId: null, state: 'applied' },
    ]);
    const { rows } = await house.database.query(
      'select key, reason, cash from wallet_transfer where key = any($1) order by id',
      [[stake.id, paid.id, nothing.id]],
    );
    expect(rows).toEqual([
      { key: stake.id, reason: 'stake', cash: -100n },
      { key: paid.id, reason: 'win', cash: 40n },
    ]);
  });

  test('every bet is split by itself, and a win is shared by the stake of the whole round', async () => {
    const player = await aPlayer({ cash: 60n, bonus: 200n });
    await player.act(bet(100n), bet(20n));
    // 60 of cash and 60 of bonus are at stake.
    expect((await player.round())?.stake).toEqual({ cash: 60n, bonus: 60n });
    await player.act(win(101n), end);
    expect((await player.round())?.win).toEqual({ cash: 51n, bonus: 50n });
    expect(await player.pockets()).toEqual({ cash: 51n, bonus: 190n });
  });

  test('all or none: what is refused at the end takes everything before it along', async () => {
    const player = await aPlayer();
    const first = bet(600n);
    expect(await outcomeOf(player.act(first, win(10n), bet(600n)))).toBe('stake_cents.not_enough_money');
    expect(await player.pockets()).toEqual({ cash: 1_000n, bonus: 0n });
    expect(await player.round()).toBeUndefined();
    expect((await findActions(house.database, [first.id])).size).toBe(0);
    // A win may pay for the bet behind it.
    expect(await outcomeOf(player.act(bet(1_000n), win(500n), bet(500n)))).toBe('taken');
  });
});

describe('what comes late or in the wrong order', () => {
  test('a late win is taken and the round stays closed; a late bet is refused', async () => {
    const player = await aPlayer();
    await player.act(bet(100n), end);
    const closedAt = (await player.round())?.closedAt;
    expect(await outcomeOf(player.act(win(70n)))).toBe('taken');
    expect(await player.round()).toMatchObject({ state: 'closed', win: { cash: 70n }, closedAt, balanceAfter: 970n });
    expect(await outcomeOf(player.act(bet(10n)))).toBe('ROUND_CLOSED');
  });

  test('a win without a bet is refused, an end without one changes nothing', async () => {
    const player = await aPlayer();
    expect(await outcomeOf(player.act(win(70n)))).toBe('ROUND_WITHOUT_STAKE');
    expect(await player.act(end)).toMatchObject({ round: undefined, actions: [] });
    expect(await player.round()).toBeUndefined();
  });

  test('a promo win needs no bet and belongs to no round', async () => {
    const player = await aPlayer();
    const given = promo(250n);
    const result = await player.act(given);
    expect(result).toMatchObject({ round: undefined, balance: { cash: 1_250n } });
    const { rows } = await house.database.query('select reason, house from wallet_transfer where key = $1', [given.id]);
    expect(rows).toEqual([{ reason: 'promo', house: 'bonus_cost' }]);
    await player.act(undo(given.id));
    expect(await player.pockets()).toEqual({ cash: 1_000n, bonus: 0n });
  });

  test('an undo restores exactly the pockets of its bet', async () => {
    const player = await aPlayer({ cash: 60n, bonus: 200n });
    const [first, second] = [bet(50n), bet(50n)];
    await player.act(first, second);
    await player.act(undo(second.id));
    expect(await player.pockets()).toEqual({ cash: 10n, bonus: 200n });
    expect(await player.round()).toMatchObject({ state: 'open', stake: { cash: 50n, bonus: 0n } });
    await player.act(undo(first.id));
    expect(await player.pockets()).toEqual({ cash: 60n, bonus: 200n });
    expect(await player.round()).toMatchObject({ state: 'rolled_back', stake: { cash: 0n, bonus: 0n } });
  });

  test('undoing is taken once, under whatever id it comes, and what was undone does not come again', async () => {
    const player = await aPlayer();
    const stake = bet(100n);
    await player.act(stake);
    const first = undo(stake.id);
    await player.act(first);
    expect((await player.act(first)).actions).toEqual([{ id: first.id, transferId: first.id, state: 'applied' }]);
    const second = undo(stake.id);
    expect((await player.act(second)).actions).toEqual([{ id: second.id, transferId: null, state: 'applied' }]);
    expect(await player.pockets()).toEqual({ cash: 1_000n, bonus: 0n });
    expect(await outcomeOf(player.act(stake))).toBe('ACTION_UNDONE');
    expect(await outcomeOf(player.act(undo(first.id)))).toBe('IDEMPOTENCY_CONFLICT');
  });

  test('two undos of one bet in one call give it back once, and a bet behind its undo does not stand', async () => {
    const player = await aPlayer();
    const stake = bet(100n);
    await player.act(stake);
    const [first, second] = [undo(stake.id), undo(stake.id)];
    expect((await player.act(first, second)).actions).toEqual([
      { id: first.id, transferId: first.id, state: 'applied' },
      { id: second.id, transferId: null, state: 'applied' },
    ]);
    expect(await player.pockets()).toEqual({ cash: 1_000n, bonus: 0n });
    const other = await aPlayer();
    const again = bet(50n);
    await other.act(bet(1n), again);
    expect(await outcomeOf(other.act(undo(again.id), again))).toBe('ACTION_UNDONE');
    expect(await other.pockets()).toEqual({ cash: 949n, bonus: 0n });
  });

  test('an undo that overtakes its bet leaves a tombstone, which refuses the bet for ever', async () => {
    const player = await aPlayer();
    const late = bet(100n);
    const early = undo(late.id);
    expect((await player.act(early)).actions).toEqual([{ id: early.id, transferId: null, state: 'tombstone' }]);
    for (let time = 0; time < 2; time++) expect(await outcomeOf(player.act(late))).toBe('ACTION_UNDONE');
    expect((await player.act(undo(late.id))).actions).toMatchObject([{ state: 'tombstone' }]);
    expect(await player.round()).toBeUndefined();
    // Another bet of the round is another bet.
    expect(await outcomeOf(player.act(bet(10n)))).toBe('taken');
  });

  test('a tombstone is left for a player without a wallet too', async () => {
    const player = await aPlayer({ cash: 0n });
    expect(await outcomeOf(player.act(bet(10n)))).toBe('currency.no_account');
    expect((await player.act(undo(randomUUID()))).actions).toMatchObject([{ state: 'tombstone' }]);
  });

  test('the bet of a round that was closed and won can be undone; the win stays until it is undone itself', async () => {
    const player = await aPlayer();
    const [stake, paid] = [bet(100n), win(300n)];
    await player.act(stake, paid, end);
    await player.act(undo(stake.id));
    expect(await player.round()).toMatchObject({ state: 'closed', stake: { cash: 0n }, win: { cash: 300n } });
    expect(await player.pockets()).toEqual({ cash: 1_300n, bonus: 0n });
    expect(await outcomeOf(player.act(win(5n)))).toBe('ROUND_WITHOUT_STAKE');
    await player.act(undo(paid.id));
    expect(await player.round()).toMatchObject({ state: 'rolled_back', stake: { cash: 0n }, win: { cash: 0n } });
    expect(await player.pockets()).toEqual({ cash: 1_000n, bonus: 0n });
  });

  test('a win that has been spent is not taken back: no pocket goes below zero', async () => {
    const player = await aPlayer({ cash: 100n });
    const paid = win(300n);
    await player.act(bet(100n), paid, end);
    const next = anAct([bet(250n)], { playerId: player.playerId });
    await house.wagers.act(next);
    expect(await outcomeOf(player.act(undo(paid.id)))).toBe('WIN_SPENT');
    expect(await player.pockets()).toEqual({ cash: 50n, bonus: 0n });
    await house.fund(player.playerId, 250n);
    expect(await outcomeOf(player.act(undo(paid.id)))).toBe('taken');
    expect(await player.pockets()).toEqual({ cash: 0n, bonus: 0n });
  });

  test('a wallet that cannot hold a win says so, and nothing is written', async () => {
    const player = await aPlayer({ cash: 100n });
    await player.act(bet(100n));
    expect(await outcomeOf(player.act(win(2n ** 53n)))).toBe('amount_cents.too_large');
  });
});

describe('calls that come again', () => {
  test('get exactly what they were answered, whatever has happened since', async () => {
    const player = await aPlayer({ cash: 500n, bonus: 100n });
    const call = player.wager(bet(120n), win(7n));
    const first = await house.wagers.act(call);
    await player.act(bet(50n), win(1_000n), end);
    expect(await house.wagers.act(call)).toEqual({ ...first, repeated: true });
    expect(await otherDoor.act(call)).toEqual({ ...first, repeated: true });
  });

  test('get their first refusal too, even when it would not be refused now', async () => {
    const player = await aPlayer({ cash: 10n });
    const call = player.wager(bet(100n));
    expect(await outcomeOf(house.wagers.act(call))).toBe('stake_cents.not_enough_money');
    await house.fund(player.playerId, 1_000n);
    expect(await outcomeOf(house.wagers.act(call))).toBe('stake_cents.not_enough_money');
    expect(await outcomeOf(otherDoor.act(call))).toBe('stake_cents.not_enough_money');
    // The bet itself was never taken: another call may bring it.
    expect(await outcomeOf(house.wagers.act({ ...call, callId: randomUUID() }))).toBe('taken');
  });

  test('what the caller has against new bets is an answer too, and does not reach what is known or is no bet', async () => {
    const player = await aPlayer();
    const refusal = new Refusal('LIMIT_REACHED');
    const taken = player.wager(bet(100n));
    const first = await house.wagers.act(taken);
    expect(await house.wagers.act({ ...taken, refusal })).toEqual({ ...first, repeated: true });
    expect(await outcomeOf(house.wagers.act({ ...taken, callId: randomUUID(), refusal }))).toBe('taken');
    expect(await outcomeOf(house.wagers.act({ ...player.wager(win(5n)), refusal }))).toBe('taken');
    const refused = player.wager(win(1n), bet(10n));
    expect(await outcomeOf(house.wagers.act({ ...refused, refusal }))).toBe('LIMIT_REACHED');
    expect(await outcomeOf(house.wagers.act(refused))).toBe('LIMIT_REACHED');
    expect(await player.pockets()).toEqual({ cash: 905n, bonus: 0n });
  });

  test('a win that overtook its bet is paid when it comes again under the same id', async () => {
    const player = await aPlayer();
    const call = player.wager(win(70n));
    expect(await outcomeOf(house.wagers.act(call))).toBe('ROUND_WITHOUT_STAKE');
    await player.act(bet(100n));
    expect(await outcomeOf(house.wagers.act(call))).toBe('taken');
    expect(await house.wagers.act(call)).toMatchObject({ repeated: true, balance: { cash: 970n } });
  });

  test('are a conflict when they say something else, or come for somebody else', async () => {
    const player = await aPlayer();
    const stranger = await aPlayer({ playerId: besides(player) });
    const call = player.wager(bet(100n));
    await house.wagers.act(call);
    const other = { ...player.wager(bet(200n)), callId: call.callId };
    expect(await outcomeOf(house.wagers.act(other))).toBe('IDEMPOTENCY_CONFLICT');
    expect(await outcomeOf(house.wagers.act({ ...call, playerId: stranger.playerId }))).toBe('IDEMPOTENCY_CONFLICT');
    expect(await house.wagers.act(call)).toMatchObject({ repeated: true });
  });

  test('thirty copies at once, through two doors, have one effect and one answer', async () => {
    const player = await aPlayer();
    const call = player.wager(bet(100n), win(30n), end);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 ? house.wagers : otherDoor).act(call)),
    );
    expect(answers.filter((answer) => !answer.repeated).length).toBe(1);
    expect(new Set(answers.map((answer) => String(answer.balance.cash)))).toEqual(new Set(['930']));
    expect(await player.pockets()).toEqual({ cash: 930n, bonus: 0n });
  });

  test('one call id for two players at once: one is taken, the other is a conflict', async () => {
    for (let time = 0; time < 5; time++) {
      const one = await aPlayer();
      const two = await aPlayer({ playerId: besides(one) });
      const call = one.wager(bet(100n));
      const codes = await Promise.all([
        outcomeOf(house.wagers.act(call)),
        outcomeOf(otherDoor.act({ ...call, playerId: two.playerId })),
      ]);
      expect(codes.toSorted()).toEqual(['IDEMPOTENCY_CONFLICT', 'taken']);
    }
  });
});

describe('ids', () => {
  test('an action that another call brings again is known: it says the same or it is a conflict', async () => {
    const player = await aPlayer();
    const stake = bet(100n);
    await player.act(stake);
    const again = await player.act(stake, win(20n));
    expect(again).toMatchObject({ repeated: false, balance: { cash: 920n } });
    expect(await outcomeOf(player.act({ ...stake, amount: 101n }))).toBe('IDEMPOTENCY_CONFLICT');
    expect(await outcomeOf(player.act({ ...win(100n), id: stake.id }))).toBe('IDEMPOTENCY_CONFLICT');
    const elsewhere = (given: Partial<ActWager>) => outcomeOf(house.wagers.act(anAct([stake], given)));
    expect(await elsewhere({ playerId: player.playerId })).toBe('IDEMPOTENCY_CONFLICT');
    const stranger = await aPlayer({ playerId: besides(player) });
    expect(await elsewhere({ playerId: stranger.playerId })).toBe('IDEMPOTENCY_CONFLICT');
  });

  test("nobody acts on another player's round, or undoes what is in another round", async () => {
    const owner = await aPlayer();
    const stranger = await aPlayer({ playerId: besides(owner) });
    const stake = bet(100n);
    await owner.act(stake);
    const as = (given: Partial<ActWager>, ...actions: RoundAction[]) =>
      outcomeOf(house.wagers.act(anAct(actions, { playerId: stranger.playerId, ...given })));
    expect(await as({ roundId: owner.roundId }, bet(10n))).toBe('IDEMPOTENCY_CONFLICT');
    expect(await as({ roundId: owner.roundId }, win(10n))).toBe('IDEMPOTENCY_CONFLICT');
    expect(await as({}, undo(stake.id))).toBe('IDEMPOTENCY_CONFLICT');
    expect(await as({ playerId: owner.playerId }, undo(stake.id))).toBe('IDEMPOTENCY_CONFLICT');
    await house.fund(owner.playerId, 100n, 'USD');
    const inDollars = { playerId: owner.playerId, roundId: owner.roundId, currency: 'USD' as const };
    expect(await as(inDollars, win(10n))).toBe('IDEMPOTENCY_CONFLICT');
    expect(await owner.pockets()).toEqual({ cash: 900n, bonus: 0n });
  });

  test('rounds of the other kinds are left alone, and those of actions are left alone by them', async () => {
    const player = await aPlayer();
    await player.act(bet(100n));
    const closing = { roundId: player.roundId, playerId: player.playerId, currency: 'EUR' as const };
    expect(await outcomeOf(house.wagers.wager({ kind: 'settle', win: 5n, ...closing }))).toBe('NOT_FOUND');
    expect(await outcomeOf(house.wagers.wager({ kind: 'rollback', ...closing }))).toBe('NOT_FOUND');
  });
});

test('followers hear of every stake that was taken, and of what was given back, below zero', async () => {
  const player = await aPlayer({ cash: 60n, bonus: 100n });
  const [first, second] = [bet(50n), bet(50n)];
  await player.act(first, second);
  await outcomeOf(player.act(bet(1_000n)));
  await player.act(undo(second.id));
  await player.act(undo(second.id));
  const mine = followed.filter((stake) => stake.playerId === player.playerId);
  expect(mine.map(({ actionId, amount }) => [actionId, amount])).toEqual([
    [first.id, { cash: 50n, bonus: 0n }],
    [second.id, { cash: 10n, bonus: 40n }],
    [second.id, { cash: -10n, bonus: -40n }],
  ]);
  expect(mine[0]).toMatchObject({ roundId: player.roundId, game: 'other-studio/fruits', currency: 'EUR' });
});

import { randomUUID } from 'node:crypto';
import type { Refusal } from '@halley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Gift } from '../bonuses/index.ts';
import { cancel, moveGift, moveStage, readGift, takeBack } from '../bonuses/testing/gift-moves.ts';
import { giveGift } from '../bonuses/testing/give-gift.ts';
import { manualClock } from '../kit/index.ts';
import { outcomeOf } from '../kit/testing/outcome-of.ts';
import { accountOf, readWallets } from '../wallet/index.ts';
import { anAct, aPlay, aStake, openTestHouse, type TestHouse } from './testing/test-house.ts';
import type { RoundAction } from './wager.ts';

/** Every figure of these tests is from the design of promotions, in subunits of EUR: 100 % to 10000, ×10, stakes to 500. */
const clock = manualClock('2026-03-01T12:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({
    clock,
    readGameFacts: async () => (game) => ({ kind: game === 'test/roulette' ? 'tables' : 'slots', collections: [] }),
  });
});
afterAll(async () => {
  expect(await house.findings()).toEqual([]);
  await house.close();
});

let lastPlayer = 0;
async function aPlayer(cash: bigint, given: Partial<Gift> & { balance?: bigint; progress?: bigint } = {}) {
  const playerId = ++lastPlayer;
  const { balance = 10_000n, progress = 0n, ...terms } = given;
  if (cash > 0n) await house.fund(playerId, cash);
  const { id } = await giveGift(house.homes.of(playerId), { playerId, now: clock.now(), ...terms });
  // As if rounds had been played that lost the rest, and counted so much.
  await playDown({ playerId, giftId: id, lost: 10_000n - balance, progress });
  return {
    playerId,
    giftId: id,
    gift: () => readGift(house.homes.of(playerId), id),
    pockets: () => house.pockets(playerId),
    play: (stake: bigint, win = 0n, more: object = {}) => house.wagers.wager(aPlay({ playerId, stake, win, ...more })),
    open: async (stake: bigint) => {
      const wager = aStake({ playerId, stake });
      await house.wagers.wager(wager);
      const round = { roundId: wager.roundId, playerId, currency: 'EUR' as const };
      return {
        win: (win: bigint) => house.wagers.wager({ kind: 'settle', ...round, win }),
        rollback: () => house.wagers.wager({ kind: 'rollback', ...round }),
      };
    },
    move: (move: Parameters<typeof moveGift>[2]) => moveGift(house.homes.of(playerId), id, move),
    now: () => ({ now: clock.now(), actor: 'test' }),
  };
}

/** Takes cash out of the way, and plays bonus money down to what a test begins with. */
async function playDown(wanted: { playerId: number; giftId: number; lost: bigint; progress: bigint }) {
  const { playerId, giftId, lost, progress } = wanted;
  if (lost === 0n && progress === 0n) return;
  const home = house.homes.of(playerId);
  const { cash } = await house.pockets(playerId);
  const { rows } = await house.database.query<{ max_stake: bigint | null }>(
    'select max_stake from bonuses_gift where id = $1',
    [giftId],
  );
  await home.query('update bonuses_gift set max_stake = null where id = $1', [giftId]);
  const stake = cash + lost;
  // What is missing is lost in one round; the others return what they staked, and count.
  let left = progress / 100n;
  if (lost > 0n) {
    await house.wagers.wager(aPlay({ playerId, stake, win: 0n }));
    left -= stake;
    if (cash > 0n) await house.fund(playerId, cash);
  }
  const pockets = await house.pockets(playerId);
  const there = pockets.cash + pockets.bonus;
  while (left > 0n) {
    const next = left < there ? left : there;
    await house.wagers.wager(aPlay({ playerId, stake: next, win: next }));
    left -= next;
  }
  await home.query('update bonuses_gift set max_stake = $2 where id = $1', [giftId, rows[0]?.max_stake]);
}

describe('[PP-20] bonus money at the door', () => {
  test('golden 1: what own money loses counts, and the bonus is untouched', async () => {
    const player = await aPlayer(10_000n);
    expect(await player.gift()).toMatchObject({ balance: 10_000n, requirement: 100_000n });
    await player.play(500n);
    expect(await player.pockets()).toEqual({ cash: 9_500n, bonus: 10_000n });
    expect(await player.gift()).toMatchObject({ progress: 50_000n, openRounds: 0, stage: 'handle_bets' });
  });

  test('golden 2: a stake of both pockets is won, lost and rolled back in their proportion', async () => {
    const player = await aPlayer(300n);
    expect(await player.play(500n, 1_250n)).toMatchObject({
      stake: { cash: 300n, bonus: 200n },
      win: { cash: 750n, bonus: 500n },
      gift: { id: player.giftId, weight: 100 },
    });
    expect(await player.pockets()).toEqual({ cash: 750n, bonus: 10_300n });
    const least = await aPlayer(300n);
    expect(await least.play(500n, 1n)).toMatchObject({ win: { cash: 1n, bonus: 0n } });
    const back = await aPlayer(300n);
    const round = await back.open(500n);
    expect(await back.gift()).toMatchObject({ balance: 9_800n, openRounds: 1, progress: 0n });
    await round.rollback();
    expect(await back.pockets()).toEqual({ cash: 300n, bonus: 10_000n });
    expect(await back.gift()).toMatchObject({ balance: 10_000n, openRounds: 0, progress: 0n });
  });

  test('golden 3: hundredths are counted; a stake above the largest is refused and changes nothing', async () => {
    const player = await aPlayer(10_000n);
    for (let times = 0; times < 3; times++) await player.play(333n, 0n, { game: 'test/roulette' });
    expect(await player.gift()).toMatchObject({ progress: 9_990n });
    const before = await player.gift();
    const refusal = await player.play(501n).catch((error: Refusal) => error);
    expect(refusal).toMatchObject({
      code: 'stake_cents.above_bonus_stake',
      details: { gift_id: player.giftId, max_stake_cents: 500 },
    });
    expect(await player.gift()).toEqual(before);
    expect(await player.pockets()).toEqual({ cash: 10_000n - 999n, bonus: 10_000n });
    await player.move((gift) => moveStage(gift, { to: 'wait', pausedAt: clock.now() }, player.now()));
    expect(await outcomeOf(player.play(501n))).toBe('taken');
    expect(await player.gift()).toMatchObject({ progress: 9_990n, stage: 'wait' });
  });

  test('golden 4: the last stake may win, and all of it is cash, up to the cap', async () => {
    const almost = { balance: 4_200n, progress: 9_980_000n };
    const player = await aPlayer(0n, almost);
    expect((await player.play(500n, 900n)).balanceAfter).toBe(4_600n);
    expect(await player.gift()).toMatchObject({ progress: 10_030_000n, stage: 'wager_done', balance: 0n });
    expect(await player.pockets()).toEqual({ cash: 4_600n, bonus: 0n });
    const capped = await aPlayer(0n, { ...almost, maxCashout: 3_000n });
    expect((await capped.play(500n, 900n)).balanceAfter).toBe(3_000n);
    expect(await capped.pockets()).toEqual({ cash: 3_000n, bonus: 0n });
  });

  test('golden 5: a gift that is given up goes to the house; an exclusion pays what was earned', async () => {
    const half = { balance: 6_300n, progress: 4_100_000n };
    const player = await aPlayer(2_500n, half);
    await player.move((gift) => cancel(gift, 'player', player.now()));
    expect(await player.pockets()).toEqual({ cash: 2_500n, bonus: 0n });
    const excluded = await aPlayer(2_500n, half);
    await excluded.move((gift) => cancel(gift, 'excluded', excluded.now()));
    expect(await excluded.pockets()).toEqual({ cash: 6_600n, bonus: 0n });
    const { rows } = await house.database.query<{ forfeited: bigint }>(
      'select forfeited from bonuses_move where gift_id = $1 and forfeited > 0',
      [excluded.giftId],
    );
    expect(rows).toEqual([{ forfeited: 2_200n }]);
  });

  test('golden 5: with steps only what was not released yet', async () => {
    const steps = { weights: { slots: 100, other: 50, tables: 10 }, games: {}, release: 'steps' as const };
    const player = await aPlayer(10_000n, { terms: steps, maxStake: null });
    await player.play(10_000n, 10_000n);
    await player.play(10_000n, 10_000n);
    await player.play(10_000n, 10_000n);
    await player.play(10_000n, 10_000n);
    expect(await player.gift()).toMatchObject({ released: 4_000n, steps: 4, balance: 6_000n });
    expect(await player.pockets()).toEqual({ cash: 14_000n, bonus: 6_000n });
    // What is left of cash, and 3700 of the bonus, are lost; what this counts ends at 41 %.
    await house.homes
      .of(player.playerId)
      .query(`update bonuses_gift set terms = jsonb_set(terms, '{weights,slots}', '5') where id = $1`, [player.giftId]);
    await player.play(17_700n);
    await player.play(2_300n, 2_300n, { game: 'test/coin' });
    const { progress, balance } = await player.gift();
    expect([progress, balance]).toEqual([4_100_000n, 2_300n]);
    await player.move((gift) => cancel(gift, 'excluded', player.now()));
    expect((await player.pockets()).cash).toBe(100n);
  });

  test('with steps a tenth that is reached with nothing held gives nothing later', async () => {
    const terms = { weights: { slots: 100, other: 50, tables: 10 }, games: {}, release: 'steps' as const };
    const player = await aPlayer(0n, { terms, maxStake: null, requirement: 200_000n });
    const round = await player.open(10_000n);
    await house.fund(player.playerId, 20_000n);
    await player.play(20_000n);
    expect(await player.gift()).toMatchObject({ balance: 0n, steps: 1, released: 0n, stage: 'handle_bets' });
    await round.win(5_000n);
    expect(await player.gift()).toMatchObject({ balance: 5_000n, steps: 1, released: 0n });
  });

  test('a win pays for no bet of the same call where its gift is not played with', async () => {
    const player = await aPlayer(0n, { maxStake: null });
    const [roundId, { playerId }] = [randomUUID(), player];
    const act = (...actions: RoundAction[]) => outcomeOf(house.wagers.act(anAct(actions, { playerId, roundId })));
    const bet = (amount: bigint) => ({ kind: 'bet' as const, id: randomUUID(), amount });
    expect(await act(bet(10_000n))).toBe('taken');
    await player.move((gift) => moveStage(gift, { to: 'wait', pausedAt: clock.now() }, player.now()));
    const win = { kind: 'win' as const, id: randomUUID(), amount: 500n };
    expect(await act(win, bet(500n))).toBe('stake_cents.not_enough_money');
    expect(await act(win)).toBe('taken');
    expect(await player.pockets()).toEqual({ cash: 0n, bonus: 500n });
  });

  test('golden 6: what leaves with a cashout leaves the gift exact', async () => {
    const player = await aPlayer(10_000n);
    await player.play(500n, 0n);
    for (let times = 0; times < 5; times++) await player.play(500n, 500n);
    expect(await player.gift()).toMatchObject({ progress: 300_000n, balance: 10_000n });
    await player.move((gift) =>
      takeBack(
        gift,
        { reference: 'cashout', amount: 1_500n, bonus: 1_500n, requirement: 15_000n, deposit: 1_500n },
        { now: clock.now(), actor: 'test' },
      ),
    );
    expect(await player.gift()).toMatchObject({ balance: 8_500n, requirement: 85_000n, progress: 300_000n });
    expect(await player.pockets()).toEqual({ cash: 9_500n, bonus: 8_500n });
  });

  test('golden 7: at the end of its days the open round decides', async () => {
    const validUntil = new Date(clock.now().getTime() + dayMs);
    const player = await aPlayer(300n, { validUntil, progress: 9_700_000n });
    const round = await player.open(500n);
    clock.advanceMs(dayMs);
    expect(await outcomeOf(player.play(1n))).toBe('stake_cents.not_enough_money');
    await round.win(1_250n);
    expect(await player.gift()).toMatchObject({ progress: 9_750_000n, stage: 'expired', balance: 0n });
    expect(await player.pockets()).toEqual({ cash: 750n, bonus: 0n });
    clock.advanceMs(-dayMs);
  });
});

describe('where a gift is not played with', () => {
  const elsewhere = (change: object = {}) =>
    aPlayer(300n, {
      terms: { weights: { slots: 100, other: 50, tables: 10 }, games: { not: ['test/coin'] }, release: 'whole' },
      ...change,
    });

  test('cash alone is staked, as high as one likes, and nothing counts', async () => {
    const player = await elsewhere({ maxStake: 100n });
    expect(await player.play(200n, 50n)).toMatchObject({ stake: { cash: 200n, bonus: 0n } });
    expect(await player.gift()).toMatchObject({ progress: 0n, balance: 10_000n });
    expect(await outcomeOf(player.play(151n))).toBe('BONUS_NOT_HERE');
    expect(await outcomeOf(player.play(10_151n))).toBe('stake_cents.not_enough_money');
  });

  test('what waits cannot be staked, and is not told as if it could', async () => {
    const player = await aPlayer(300n);
    await player.move((gift) => moveStage(gift, { to: 'wait', pausedAt: clock.now() }, player.now()));
    expect(await outcomeOf(player.play(301n))).toBe('stake_cents.not_enough_money');
    const [wallet] = await readWallets(house.database, player.playerId);
    expect(wallet && accountOf(wallet)).toMatchObject({
      amount_cents: 10_300,
      available_to_cashout_cents: 300,
      available_to_bet_with_locked_cent: 300,
    });
  });
});

describe('a bet that can hardly lose', () => {
  test('is taken and counts nothing', async () => {
    const player = await aPlayer(10_000n);
    await player.play(500n, 480n, { lowSpread: () => true });
    expect(await player.gift()).toMatchObject({ progress: 0n });
  });
});

describe('what comes after the end of a gift', () => {
  const late = async (cash: bigint, stake: bigint) => {
    const player = await aPlayer(cash, { balance: 10_000n });
    const roundId = randomUUID();
    const bet = { kind: 'bet' as const, id: randomUUID(), amount: stake };
    const act = (...actions: RoundAction[]) => house.wagers.act(anAct(actions, { playerId: player.playerId, roundId }));
    await act(bet);
    return { ...player, bet, act, win: (amount: bigint) => ({ kind: 'win' as const, id: randomUUID(), amount }) };
  };

  test('canceled: cash shares are paid as ever, bonus shares go to the house, wins and rollbacks alike', async () => {
    const player = await late(300n, 500n);
    await player.move((gift) => cancel(gift, 'player', player.now()));
    await player.act(player.win(1_250n), { kind: 'end' });
    expect(await player.pockets()).toEqual({ cash: 750n, bonus: 0n });
    await player.act({ kind: 'undo', id: randomUUID(), of: player.bet.id });
    expect(await player.pockets()).toEqual({ cash: 1_050n, bonus: 0n });
    expect(await player.gift()).toMatchObject({ stage: 'canceled', progress: 0n, openRounds: 0 });
  });

  test('lost: it is revived, to wait', async () => {
    const player = await aPlayer(0n, { amount: 500n, requirement: 5_000n });
    const roundId = randomUUID();
    const bet = { kind: 'bet' as const, id: randomUUID(), amount: 500n };
    const act = (...actions: RoundAction[]) => house.wagers.act(anAct(actions, { playerId: player.playerId, roundId }));
    await act(bet, { kind: 'end' });
    expect(await player.gift()).toMatchObject({ stage: 'lost', balance: 0n, progress: 50_000n });
    await act({ kind: 'win', id: randomUUID(), amount: 700n });
    expect(await player.gift()).toMatchObject({ stage: 'wait', balance: 700n, closedAt: null });
    await act({ kind: 'undo', id: randomUUID(), of: bet.id });
    expect(await player.gift()).toMatchObject({ balance: 1_200n, progress: 0n });
    const voided = await aPlayer(0n, { amount: 500n, requirement: 5_000n });
    const own = { playerId: voided.playerId, roundId: randomUUID() };
    const other = { kind: 'bet' as const, id: randomUUID(), amount: 500n };
    await house.wagers.act(anAct([other, { kind: 'end' }], own));
    await house.wagers.act(anAct([{ kind: 'undo', id: randomUUID(), of: other.id }], own));
    expect(await voided.gift()).toMatchObject({ stage: 'wait', balance: 500n, progress: 0n });
  });

  test('a win that another gift would have to pay back is not taken back', async () => {
    const player = await late(0n, 500n);
    const win = player.win(600n);
    await player.act(win, { kind: 'end' });
    await player.move((gift) => cancel(gift, 'player', player.now()));
    await giveGift(house.homes.of(player.playerId), { playerId: player.playerId, now: clock.now() });
    expect(await outcomeOf(player.act({ kind: 'undo', id: randomUUID(), of: win.id }))).toBe('WIN_SPENT');
    expect(await player.pockets()).toEqual({ cash: 0n, bonus: 10_000n });
  });

  test('done: what comes later is cash, too, and what is voided later changes nothing of it', async () => {
    const player = await late(0n, 500n);
    const [first] = [player.bet];
    await house.homes
      .of(player.playerId)
      .query('update bonuses_gift set max_stake = null where id = $1', [player.giftId]);
    for (let times = 0; times < 11; times++) await player.play(9_500n, 9_500n);
    expect(await player.gift()).toMatchObject({ stage: 'wager_done', released: 9_500n, openRounds: 1 });
    await player.act(player.win(100n), { kind: 'end' });
    expect(await player.pockets()).toEqual({ cash: 9_600n, bonus: 0n });
    const { progress } = await player.gift();
    await player.act({ kind: 'undo', id: randomUUID(), of: first.id });
    expect(await player.gift()).toMatchObject({ stage: 'wager_done', progress });
    expect(await player.pockets()).toEqual({ cash: 10_100n, bonus: 0n });
  });

  test('what a process of the release before has counted goes off again when the round is voided', async () => {
    const player = await late(10_000n, 500n);
    await player.act({ kind: 'end' });
    expect(await player.gift()).toMatchObject({ progress: 50_000n });
    await house.homes.of(player.playerId).query(
      `with moved as (update wagers_round r set gift_counted = null from wagers_round o
         where o.id = r.id and r.gift_id = $1 returning r.player_id, r.gift_id, r.id, o.gift_counted)
       insert into bonuses_count (player_id, gift_id, round_id, hundredths, at) select *, $2 from moved`,
      [player.giftId, clock.now()],
    );
    expect(await house.findings()).toEqual([]);
    await player.act({ kind: 'undo', id: randomUUID(), of: player.bet.id });
    expect(await player.gift()).toMatchObject({ progress: 0n });
    expect(await house.findings()).toEqual([]);
  });
});

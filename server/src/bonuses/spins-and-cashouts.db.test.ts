import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { closeHold, hold } from '../wallet/index.ts';
import { listGifts } from './gift-store.ts';
import { settle } from './move-gift.ts';
import { openPurse } from './purse.ts';
import { bonusReward, dayMs, sharedBonuses, slot, spinsReward } from './testing/test-bonuses.ts';

const room = sharedBonuses();
afterEach(async () => {
  room.others.closedGames.clear();
  expect(await room.findings()).toEqual([]);
});

async function withSpins(change: Parameters<typeof spinsReward>[0] = {}) {
  const player = await room.player(0n);
  const { id } = await room.give(player.playerId, spinsReward(change));
  const act = (method: 'POST' | 'DELETE', what = '') =>
    player.send(method, `/api/player/freespins/${id}${what && `/${what}`}`);
  const bonusOf = async () => (await listGifts(room.database, { playerIds: [player.playerId], type: 'bonus' }))[0];
  return { ...player, id, act, bonusOf };
}

describe('free spins', () => {
  test('[API-22] [API-27] are granted when they are taken, in the first of their games that is open', async () => {
    const { id, playerId, act, send } = await withSpins({ games: ['halley-studio/closed', slot] });
    expect((await send('GET', '/api/player/freespins')).body).toMatchObject([
      {
        id,
        stage: 'issued',
        freespins_performed: null,
        free_rounds_id: null,
        bet_level: 0.2,
        provider: 'halley-studio',
      },
    ]);
    expect((await act('POST', 'activation')).status).toBe(204);
    const grant = room.granted.find((one) => one.giftId === id);
    expect(grant).toMatchObject({ playerId, game: slot, currency: 'EUR', rounds: 20, stake: 20n });
    expect((await send('GET', '/api/player/freespins')).body).toMatchObject([
      { stage: 'activated', freespins_performed: 0, free_rounds_id: grant?.id, win_cents: 0 },
    ]);
    expect((await act('POST', 'activation')).code).toBe('GIFT_MOVED');
  });

  test('of several games are played in the one the player chose, if they can be', async () => {
    const games = [slot, 'kepler/CometFlip', 'kepler/ThreeLights'];
    const { id, act, send } = await withSpins({ games });
    const choose = (game: string) => send('POST', `/api/player/freespins/${id}/activation`, { game });
    room.others.offeredGames.add('kepler/CometFlip');
    room.others.waitingGames.add('kepler/CometFlip');
    for (const game of ['kepler/ThreeLights', 'halley-studio/orbit-dice', '']) {
      expect((await choose(game)).status, game).toBe(422);
    }
    expect((await room.gift(id)).stage).toBe('issued');
    expect((await send('GET', '/api/player/freespins')).body).toMatchObject([
      { game: null, waits_for_provider: false },
    ]);
    expect((await choose('kepler/CometFlip')).status).toBe(204);
    expect(room.granted.filter(({ giftId }) => giftId === id)).toMatchObject([{ game: 'kepler/CometFlip' }]);
    // Its provider has not answered: nothing can be opened yet.
    expect((await send('GET', '/api/player/freespins')).body).toMatchObject([
      { stage: 'activated', game: 'kepler/CometFlip', waits_for_provider: true, free_rounds_id: null },
    ]);
    room.others.waitingGames.clear();
    expect((await send('GET', '/api/player/freespins')).body).toMatchObject([
      { game: 'kepler/CometFlip', waits_for_provider: false, free_rounds_id: expect.any(String) },
    ]);
    expect((await act('POST', 'activation')).code).toBe('GIFT_MOVED');
  });

  test('of another house are worth count × bet × the return it says', async () => {
    const { send } = await withSpins({ games: ['kepler/CometFlip'] });
    const [gift] = (await send('GET', '/api/player/freespins')).body;
    expect(gift.deal.gets).toMatchObject({ count: 20, bet_cents: 20, worth_cents: 392 });
  });

  test('whose games are all closed to the player are not taken', async () => {
    const { id, act } = await withSpins();
    room.others.closedGames.add(slot);
    expect((await act('POST', 'activation')).code).toBe('BONUS_NOT_FOR_YOU');
    expect((await room.gift(id)).stage).toBe('issued');
  });

  test('golden 8: 4.10 won are a bonus of 4.10 to stake 41.00', async () => {
    const { id, playerId, act, bonusOf, send } = await withSpins();
    await act('POST', 'activation');
    await room.spin(id, { won: 300n, done: 10 });
    expect(await room.money(playerId)).toBe('0 / 300 / 300');
    await room.spin(id, { won: 110n, done: 10 });
    await room.database.query(`insert into kit_outbox (topic, events) values ('bonuses.changed', $1)`, [
      JSON.stringify([{ playerId, giftId: id, type: 'freespins', stage: 'activated' }]),
    ]);
    await room.follow();
    await room.follow();
    const bonus = await bonusOf();
    expect(await room.gift(id)).toMatchObject({
      stage: 'finished',
      balance: 0n,
      amount: 410n,
      resultGiftId: bonus?.id,
    });
    expect(bonus).toMatchObject({ stage: 'handle_bets', amount: 410n, balance: 410n, requirement: 4_100n });
    expect(await room.money(playerId)).toBe('0 / 410 / 0');
    expect((await send('GET', '/api/player/freespins')).body).toMatchObject([
      { stage: 'finished', freespins_performed: 20, win_cents: 410, free_rounds_id: null },
    ]);
  });

  test('beyond their largest win nothing stays', async () => {
    const { id, playerId, act, bonusOf } = await withSpins();
    await act('POST', 'activation');
    await room.spin(id, { won: 6_000n, done: 3 });
    expect((await act('DELETE')).status).toBe(204);
    expect(await bonusOf()).toMatchObject({ amount: 5_000n, balance: 5_000n });
    expect(await room.money(playerId)).toBe('0 / 5000 / 0');
  });

  test.each([
    ['given up', async (act: (method: 'DELETE') => Promise<unknown>) => void (await act('DELETE')), 'canceled'],
    [
      'out of time',
      async () => {
        room.clock.advanceMs(7 * dayMs);
        await room.mind();
      },
      'expired',
    ],
  ] as const)('[API-25] %s: what was won stays, what is left is taken back', async (_, end, stage) => {
    const { id, act, bonusOf } = await withSpins();
    await act('POST', 'activation');
    await room.spin(id, { won: 120n, done: 4 });
    await end(act);
    expect(await room.gift(id)).toMatchObject({ stage, balance: 0n, amount: 120n });
    expect(await bonusOf()).toMatchObject({ stage: 'handle_bets', balance: 120n });
    expect(room.withdrawn).toContain((await room.gift(id)).freeRoundsId);
    expect((await act('DELETE')).code).toBe('GIFT_MOVED');
  });

  test('[B-04] and the bonus that is played with are over at once: what was won is played with next', async () => {
    const { playerId, send } = await room.player(0n);
    const bonus = await room.give(playerId, bonusReward(500n, { days: 7 }));
    expect((await send('POST', `/api/player/bonuses/${bonus.id}/activation`)).status).toBe(204);
    const spins = await room.give(playerId, spinsReward());
    expect((await send('POST', `/api/player/freespins/${spins.id}/activation`)).status).toBe(204);
    await room.spin(spins.id, { won: 120n, done: 4 });
    room.clock.advanceMs(7 * dayMs);
    await room.mind();
    expect(await room.gift(bonus.id)).toMatchObject({ stage: 'expired', balance: 0n });
    const { stage, resultGiftId } = await room.gift(spins.id);
    expect(stage).toBe('expired');
    expect(await room.gift(resultGiftId ?? 0)).toMatchObject({ stage: 'handle_bets', balance: 120n, amount: 120n });
  });

  test('whose wins have not to be staked pay own money at their end', async () => {
    const { id, playerId, act } = await withSpins({ wins: { ...bonusReward(0n), wager: 0 } });
    await act('POST', 'activation');
    await room.spin(id, { won: 120n, done: 4 });
    await act('DELETE');
    expect(await room.money(playerId)).toBe('120 / 0 / 0');
  });

  test('[PR-11] of somebody who leaves: what still had to be staked for is not earned', async () => {
    const { id, playerId, act, bonusOf } = await withSpins();
    await act('POST', 'activation');
    await room.spin(id, { won: 120n, done: 4 });
    room.others.blocked.add(playerId);
    await room.mind();
    expect(await room.gift(id)).toMatchObject({ stage: 'canceled', endReason: 'account_closed', balance: 0n });
    expect(await bonusOf()).toBeUndefined();
    expect(await room.money(playerId)).toBe('0 / 0 / 0');
  });

  test('that were not taken are given up without a trace of money', async () => {
    const { id, playerId, act } = await withSpins();
    expect((await act('DELETE')).status).toBe(204);
    expect((await room.gift(id)).stage).toBe('canceled');
    expect(await room.money(playerId)).toBe('0 / 0 / 0');
  });
});

describe('a cashout with an open gift', () => {
  /** As golden 6: deposit 100.00 with its bonus, 30.00 staked, 25.00 won. */
  async function golden6() {
    const player = await room.player();
    const { id } = await room.give(player.playerId, bonusReward(10_000n), { activate: true });
    await room.stake(id, { cash: 3_000n, win: 2_500n });
    return { ...player, id };
  }

  /** As payments do it: money is set aside, then gifts follow, in one transaction. */
  async function cashOut(playerId: number, amount: bigint) {
    const reference = randomUUID();
    const take = () =>
      room.database.tx(async (tx) => {
        await hold(tx, { id: reference, playerId, currency: 'EUR', amount, purpose: 'cashout' });
        await room.bonuses.takeBack(tx, { playerId, currency: 'EUR', amount, reference });
      });
    await take();
    const comeBack = () =>
      room.database.tx(async (tx) => {
        await closeHold(tx, { id: reference, playerId, currency: 'EUR', to: 'released' });
        await room.bonuses.giveBack(tx, reference);
      });
    return { take, comeBack };
  }

  const asked = async (player: Awaited<ReturnType<typeof golden6>>, cents: number) =>
    (await player.send('GET', `/api/player/bonuses/take_back?currency=EUR&amount_cents=${cents}`)).body.gifts;

  test('golden 6: played money leaves first and touches nothing', async () => {
    const player = await golden6();
    expect(await asked(player, 2_500)).toEqual([]);
    await cashOut(player.playerId, 2_500n);
    expect(await room.gift(player.id)).toMatchObject({ amount: 10_000n, balance: 10_000n, requirement: 100_000n });
  });

  test('golden 6: what leaves unplayed takes the same share, as was said before', async () => {
    const player = await golden6();
    expect(await asked(player, 4_000)).toEqual([
      { id: player.id, title: 'Willkommen', deposit_cents: 1_500, bonus_cents: 1_500, requirement_cents: 15_000 },
    ]);
    const { take, comeBack } = await cashOut(player.playerId, 4_000n);
    const left = { stage: 'handle_bets', amount: 8_500n, balance: 8_500n, requirement: 85_000n, progress: 300_000n };
    expect(await room.gift(player.id)).toMatchObject(left);
    await take();
    expect(await room.gift(player.id)).toMatchObject(left);
    await comeBack();
    await comeBack();
    expect(await room.gift(player.id)).toMatchObject({ amount: 10_000n, balance: 10_000n, requirement: 100_000n });
    expect(await room.money(player.playerId)).toBe('9500 / 10000 / 0');
  });

  test('several in a row are as exact as one', async () => {
    const player = await golden6();
    await cashOut(player.playerId, 4_000n);
    const second = await cashOut(player.playerId, 2_000n);
    expect(await room.gift(player.id)).toMatchObject({ amount: 6_500n, requirement: 65_000n, depositAmount: 6_500n });
    await second.comeBack();
    expect(await room.gift(player.id)).toMatchObject({ amount: 8_500n, requirement: 85_000n });
  });

  test('all of an unplayed deposit ends the gift, and its way back revives it', async () => {
    const player = await room.player();
    const { id } = await room.give(player.playerId, bonusReward(10_000n), { activate: true });
    const { comeBack } = await cashOut(player.playerId, 10_000n);
    expect(await room.gift(id)).toMatchObject({ stage: 'canceled', endReason: 'cashed_out', balance: 0n });
    expect(await room.money(player.playerId)).toBe('0 / 0 / 0');
    await comeBack();
    expect(await room.gift(id)).toMatchObject({ stage: 'handle_bets', balance: 10_000n, closedAt: null });
    expect(await room.money(player.playerId)).toBe('10000 / 10000 / 0');
  });

  test('one that was not taken yet becomes smaller too', async () => {
    const player = await room.player();
    const { id } = await room.give(player.playerId, bonusReward(10_000n));
    const { comeBack } = await cashOut(player.playerId, 4_000n);
    expect(await room.gift(id)).toMatchObject({ stage: 'issued', amount: 6_000n, requirement: 60_000n });
    await comeBack();
    expect(await room.gift(id)).toMatchObject({ stage: 'issued', amount: 10_000n, balance: 0n });
    expect(await room.money(player.playerId)).toBe('10000 / 0 / 0');
  });

  test('what ended otherwise meanwhile stays as it ended', async () => {
    const player = await golden6();
    const { comeBack } = await cashOut(player.playerId, 4_000n);
    await player.send('DELETE', `/api/player/bonuses/${player.id}`);
    await comeBack();
    expect(await room.gift(player.id)).toMatchObject({ stage: 'canceled', endReason: 'player', balance: 0n });
    expect(await room.money(player.playerId)).toBe('9500 / 0 / 0');
  });
});

describe('while a person looks', () => {
  const reviewed = (playerId: number, giftId: number | null, promotionId: number | null = null) => ({
    playerId,
    giftId,
    promotionId,
    currency: 'EUR' as const,
    until: new Date(room.clock.now().getTime() + 3 * dayMs),
  });
  const begin = (review: ReturnType<typeof reviewed>) => room.database.tx((tx) => room.bonuses.held.begin(tx, review));
  const decide = (review: ReturnType<typeof reviewed>, inFavour: boolean) =>
    room.database.tx((tx) => room.bonuses.held.decide(tx, { ...review, inFavour, by: 'somebody' }));
  const convert = async (id: number, counts = 100_000n) => {
    await room.stake(id, { counts });
    const { playerId } = await room.gift(id);
    await room.database.tx(async (tx) => {
      const purse = await openPurse(tx, { playerId, currency: 'EUR' });
      const gift = purse.gift(id);
      if (!gift) throw new Error('it is there');
      purse.take(settle(gift, 'round', { now: room.clock.now(), actor: 'system' }));
      await purse.write(tx);
    });
  };

  test.each([
    [true, '20000 / 0 / 0'],
    [false, '10000 / 0 / 0'],
  ])('what is converted is set aside as it is, and theirs when it is decided so: %s', async (inFavour, money) => {
    const { playerId } = await room.player();
    const { id } = await room.give(playerId, bonusReward(10_000n), { activate: true });
    const review = reviewed(playerId, id);
    await begin(review);
    await convert(id);
    expect(await room.walletOf(playerId)).toMatchObject({ cash: 10_000n, reserved: 10_000n });
    expect(await room.bonuses.held.of(room.database, [review])).toEqual([10_000n]);
    await decide(review, inFavour);
    await decide(review, inFavour);
    expect(await room.money(playerId)).toBe(money);
    expect((await room.walletOf(playerId)).reserved).toBe(0n);
  });

  test('a review of a promotion holds every gift of it, given before and after, and its cash', async () => {
    const { playerId } = await room.player(0n);
    const before = await room.give(playerId, bonusReward(1_000n), { activate: true, promotionId: 77 });
    const review = reviewed(playerId, null, 77);
    await begin(review);
    room.others.reviews.push(review);
    const after = await room.give(playerId, bonusReward(2_000n, { wager: 0 }), { activate: true, promotionId: 77 });
    await room.give(playerId, { type: 'cash', amount: 300n, why: 'promotion' }, { promotionId: 77 });
    const other = await room.give(playerId, bonusReward(40n, { wager: 0 }), { activate: true, promotionId: 78 });
    await convert(before.id);
    expect((await room.gift(after.id)).stage).toBe('wager_done');
    expect((await room.gift(other.id)).heldUntil).toBeNull();
    expect(await room.walletOf(playerId)).toMatchObject({ cash: 40n, reserved: 3_300n });
    expect(await room.bonuses.held.of(room.database, [review])).toEqual([3_300n]);
    room.others.reviews.length = 0;
    await decide(review, true);
    expect(await room.walletOf(playerId)).toMatchObject({ cash: 3_340n, reserved: 0n });
  });

  test('what another review holds stays held when one is decided for the player', async () => {
    const { playerId } = await room.player(0n);
    const { id } = await room.give(playerId, bonusReward(1_000n), { activate: true, promotionId: 79 });
    const [one, other] = [reviewed(playerId, id), reviewed(playerId, null, 79)];
    await begin(one);
    await begin(other);
    await convert(id);
    room.others.reviews.push(other);
    await decide(one, true);
    expect(await room.walletOf(playerId)).toMatchObject({ cash: 0n, reserved: 1_000n });
    room.others.reviews.length = 0;
    await decide(other, true);
    expect(await room.walletOf(playerId)).toMatchObject({ cash: 1_000n, reserved: 0n });
  });

  test('taken ends what is open of it; deposits and what came before the review are not touched', async () => {
    const { playerId } = await room.player(5_000n);
    const steps = { ...bonusReward(1_000n).terms, release: 'steps' as const };
    const { id } = await room.give(playerId, bonusReward(1_000n, { terms: steps }), { activate: true });
    await convert(id, 1_000n);
    expect(await room.walletOf(playerId)).toMatchObject({ cash: 5_100n, reserved: 0n, bonus: 900n });
    const review = reviewed(playerId, id);
    await begin(review);
    await convert(id, 2_000n);
    expect(await room.walletOf(playerId)).toMatchObject({ cash: 5_100n, reserved: 200n, bonus: 700n });
    await decide(review, false);
    expect(await room.walletOf(playerId)).toMatchObject({ cash: 5_100n, reserved: 0n, bonus: 0n });
    expect(await room.gift(id)).toMatchObject({ stage: 'canceled', endReason: 'taken', heldUntil: null });
    expect(await room.findings()).toEqual([]);
  });

  test('what free spins win is held with what it becomes', async () => {
    const { playerId } = await room.player(0n);
    const { id } = await room.give(playerId, spinsReward(), { activate: true });
    const review = reviewed(playerId, id);
    await begin(review);
    await room.spin(id, { won: 410n, done: 20 });
    await room.follow();
    const { resultGiftId } = await room.gift(id);
    await room.follow();
    await convert(resultGiftId as number, 4_100n);
    expect(await room.walletOf(playerId)).toMatchObject({ cash: 0n, reserved: 410n });
    await decide(review, true);
    expect(await room.walletOf(playerId)).toMatchObject({ cash: 410n, reserved: 0n });
  });

  test('after its hour has come nothing more is set aside, whether it was decided or not', async () => {
    const { playerId } = await room.player(0n);
    const { id } = await room.give(playerId, bonusReward(1_000n), { activate: true });
    await begin(reviewed(playerId, id));
    room.clock.advanceMs(3 * dayMs);
    await convert(id);
    expect(await room.walletOf(playerId)).toMatchObject({ cash: 1_000n, reserved: 0n });
  });
});

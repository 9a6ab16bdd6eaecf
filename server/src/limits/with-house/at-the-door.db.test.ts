import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dayMs, euro, sharedLimitedHouse } from '../../../../test/limited-house.ts';

const house = sharedLimitedHouse();

const bet = (amount: bigint) => ({ kind: 'bet', id: randomUUID(), amount }) as const;
const win = (amount: bigint) => ({ kind: 'win', id: randomUUID(), amount }) as const;
const end = { kind: 'end' } as const;
type Player = Awaited<ReturnType<typeof house.player>>;
const accountOf = async (player: Player, type = 'loss', currency = 'EUR') =>
  (await player.list()).find((limit) => limit.type === type)?.accounts?.find((one) => one.currency === currency);
const usedOf = async (player: Player, type = 'loss', currency = 'EUR') =>
  (await accountOf(player, type, currency))?.current_value_amount_cents;
const count = (results: string[], wanted: string) => results.filter((result) => result === wanted).length;

describe('[LIMIT-06] [PP-28] under load', () => {
  test('64 bets at once: not one subunit over, and every bet that fits is taken', async () => {
    const player = await house.player();
    await player.set({ type: 'wager', period: 'day', accounts: euro(1_000) });
    await player.set({ type: 'loss', period: 'week', accounts: euro(1_000) });
    const results = await Promise.all(Array.from({ length: 64 }, () => player.play(30n)));
    expect([count(results, 'taken'), count(results, 'LIMIT_REACHED')]).toEqual([33, 31]);
    expect(await usedOf(player, 'wager')).toBe(-990);
    expect([await player.play(11n), await player.play(10n), await player.play(1n)]).toEqual([
      'LIMIT_REACHED',
      'taken',
      'LIMIT_REACHED',
    ]);
  });

  test('64 bets at once at two doors and two wallets, house games and games of others', async () => {
    const player = await house.player();
    await player.fund(100_000n, 'USD');
    const other = house.openOther();
    await player.set({ type: 'wager', period: 'day', accounts: euro(2_000) });
    const results = await Promise.all(
      Array.from({ length: 64 }, (_, index) => {
        const more = { at: index % 2 ? other : house.house, currency: index % 4 < 2 ? 'EUR' : 'USD' } as const;
        return index % 3 ? player.play(70n, more) : player.act([bet(40n), bet(30n), win(5n), end], more);
      }),
    );
    const { rows } = await house.database.query<{ currency: string; staked: bigint }>(
      `select currency, -sum(cash + bonus)::bigint as staked from wallet_transfer
       where reason = 'stake' and account_id in (select id from wallet_account where player_id = $1) group by currency`,
      [player.playerId],
    );
    const staked = Object.fromEntries(rows.map((row) => [row.currency, Number(row.staked)]));
    const inEuro = (staked.EUR ?? 0) + Math.ceil((staked.USD ?? 0) * 0.86);
    expect(count(results, 'taken') + count(results, 'LIMIT_REACHED')).toBe(64);
    expect(inEuro).toBeLessThanOrEqual(2_000);
    // What was refused would not have fitted: not even the smaller of the two kinds.
    expect(inEuro).toBeGreaterThan(2_000 - 70);
    expect(await usedOf(player, 'wager')).toBe(-inEuro);
  });

  test('bets at once that win: wins make room for the ones behind them, in the same group too', async () => {
    const player = await house.player();
    await player.set({ type: 'loss', period: 'day', accounts: euro(100) });
    const results = await Promise.all(Array.from({ length: 64 }, () => player.play(100n, { win: 100n })));
    expect(count(results, 'taken')).toBe(64);
    expect(await usedOf(player)).toBe(0);
    expect(await player.play(101n)).toBe('LIMIT_REACHED');
  });
});

describe('[LIMIT-02] what counts', () => {
  test('loss is net and travels below zero, a net win above; wager is turnover', async () => {
    const player = await house.player();
    await player.set({ type: 'loss', period: 'day', accounts: euro(500) });
    await player.set({ type: 'wager', period: 'day', accounts: euro(5_000) });
    await player.play(300n);
    expect([await usedOf(player), await usedOf(player, 'wager')]).toEqual([-300, -300]);
    await player.play(100n, { win: 1_000n });
    expect([await usedOf(player), await usedOf(player, 'wager')]).toEqual([600, -400]);
    // What was won may be lost again, and as much as the limit allows besides.
    expect(await player.play(1_101n)).toBe('LIMIT_REACHED');
    expect(await player.play(1_100n)).toBe('taken');
    expect(await usedOf(player)).toBe(-500);
    expect(await player.play(1n)).toBe('LIMIT_REACHED');
  });

  test('a stake is refused whole, and says which limit, what is left and until when', async () => {
    const player = await house.player();
    await player.set({ type: 'wager', period: 'week', accounts: euro(250) });
    await player.play(100n);
    const answer = await player.browser.send({
      method: 'POST',
      url: '/api/studio/dice/rounds',
      headers: { 'idempotency-key': randomUUID() },
      payload: { mode: 'real', currency: 'EUR', stake_cents: 151, choice: { side: 'over', target: 5000 } },
    });
    expect(answer.statusCode).toBe(403);
    const until = new Date(house.clock.now().getTime() + 7 * dayMs).toISOString();
    expect(answer.json().error).toMatchObject({
      code: 'LIMIT_REACHED',
      type: 'wager',
      period: 'week',
      currency: 'EUR',
      left_cents: 150,
      until,
    });
    expect(await usedOf(player, 'wager')).toBe(-100);
  });

  test('an open bet counts when its stake is taken; its win counts when it is paid', async () => {
    const player = await house.player();
    await player.set({ type: 'loss', period: 'day', accounts: euro(200) });
    const round = randomUUID();
    expect(await player.openRound(round, 150n)).toBe('taken');
    expect(await player.play(51n)).toBe('LIMIT_REACHED');
    await player.settle(round, 400n);
    expect(await usedOf(player)).toBe(250);
  });

  test('[PP-23] of several limits the strictest rules', async () => {
    const player = await house.player();
    await player.set({ type: 'loss', period: 'month', accounts: euro(1_000) });
    await player.set({ type: 'loss', period: 'day', accounts: euro(100) });
    expect(await player.play(101n)).toBe('LIMIT_REACHED');
    expect(await player.play(100n)).toBe('taken');
    house.clock.advanceMs(dayMs);
    expect(await player.play(100n)).toBe('taken');
    expect((await player.list()).map((limit) => limit.accounts?.[0]?.current_value_amount_cents)).toEqual([-200, -100]);
  });

  test('bonus money counts like any other', async () => {
    const player = await house.player();
    await player.set({ type: 'loss', period: 'day', accounts: euro(100) });
    await player.emptyCash();
    await player.giveBonus(1_000n);
    expect(await player.play(100n)).toBe('taken');
    expect(await usedOf(player)).toBe(-100);
    expect(await player.play(1n)).toBe('LIMIT_REACHED');
  });
});

describe('several bets in a round of another house’s game', () => {
  test('the bets of one call count together; a further step that would go beyond is refused', async () => {
    const player = await house.player();
    await player.set({ type: 'wager', period: 'day', accounts: euro(100) });
    const roundId = randomUUID();
    expect(await player.act([bet(60n), bet(41n)], { roundId })).toBe('LIMIT_REACHED');
    expect(await player.act([bet(60n)], { roundId })).toBe('taken');
    expect(await player.act([bet(41n)], { roundId })).toBe('LIMIT_REACHED');
    expect(await player.act([bet(40n), win(10n), end], { roundId })).toBe('taken');
    expect(await usedOf(player, 'wager')).toBe(-100);
  });

  test('[PP-28] late wins and undone bets pass a reached limit, and an undone bet makes room', async () => {
    const player = await house.player();
    await player.set({ type: 'wager', period: 'day', accounts: euro(100) });
    house.clock.advanceMs(1);
    const [roundId, first] = [randomUUID(), bet(100n)];
    await player.act([first], { roundId });
    expect(await player.play(1n)).toBe('LIMIT_REACHED');
    expect(await player.act([win(500n)], { roundId })).toBe('taken');
    expect(await player.act([{ kind: 'undo', id: randomUUID(), of: first.id }], { roundId })).toBe('taken');
    expect(await player.play(100n)).toBe('taken');
  });
});

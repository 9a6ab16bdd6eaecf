import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dayMs, euro, sharedLimitedHouse } from '../../../../test/limited-house.ts';

const house = sharedLimitedHouse();
type Player = Awaited<ReturnType<typeof house.player>>;
const usedOf = async (player: Player, type = 'loss', currency = 'EUR') =>
  (await player.list()).find((limit) => limit.type === type)?.accounts?.find((account) => account.currency === currency)
    ?.current_value_amount_cents;
const limited = async (limit: object) => {
  const player = await house.player();
  expect((await player.set(limit)).statusCode).toBe(200);
  return player;
};
const bet = (amount: bigint) => ({ kind: 'bet', id: randomUUID(), amount }) as const;
const mind = () => house.mind();

describe.each(['with the job', 'without the job'])('at the edge of a window, %s', (way) => {
  const move = async (byMs: number) => {
    house.clock.advanceMs(byMs);
    if (way === 'with the job') await mind();
  };

  test('the last millisecond is of this window, the next one of the next', async () => {
    const player = await limited({ type: 'wager', period: 'day', accounts: euro(100) });
    await player.play(100n);
    await move(dayMs - 1);
    expect(await player.play(1n)).toBe('LIMIT_REACHED');
    const [limit] = await player.list();
    expect(new Date(limit?.accounts?.[0]?.active_until ?? 0).getTime()).toBe(house.clock.now().getTime() + 1);
    await move(1);
    expect(await usedOf(player, 'wager')).toBe(0);
    expect(await player.play(100n)).toBe('taken');
    expect(await player.play(1n)).toBe('LIMIT_REACHED');
    // Nobody looks for a long time: the window of now still starts where the limit's day does.
    await move(9.5 * dayMs);
    expect(await player.play(100n)).toBe('taken');
    const [after] = await player.list();
    expect(new Date(after?.accounts?.[0]?.active_until ?? 0).getTime()).toBe(house.clock.now().getTime() + dayMs / 2);
  });

  test('a win counts in the window in which it is paid', async () => {
    const player = await limited({ type: 'loss', period: 'day', accounts: euro(100) });
    const round = randomUUID();
    await player.openRound(round, 100n);
    await move(dayMs);
    expect(await usedOf(player)).toBe(0);
    await player.settle(round, 40n);
    expect(await usedOf(player)).toBe(40);
    expect(await player.play(141n)).toBe('LIMIT_REACHED');
    expect(await player.play(140n)).toBe('taken');
  });

  test('a stake given back makes room in its own window and in no later one', async () => {
    const player = await limited({ type: 'wager', period: 'day', accounts: euro(100) });
    await player.set({ type: 'loss', period: 'day', accounts: euro(100) });
    house.clock.advanceMs(1);
    const [early, late] = [randomUUID(), randomUUID()];
    await player.openRound(early, 60n);
    await player.openRound(late, 40n);
    expect(await player.play(1n)).toBe('LIMIT_REACHED');
    await player.rollback(early);
    expect([await usedOf(player), await usedOf(player, 'wager')]).toEqual([-40, -40]);
    await move(dayMs);
    expect(await player.play(80n)).toBe('taken');
    await player.rollback(late);
    expect([await usedOf(player), await usedOf(player, 'wager')]).toEqual([-80, -80]);
    expect(await player.play(21n)).toBe('LIMIT_REACHED');
  });

  test('the same for bets of other houses’ games, and a win that is taken back counts as lost', async () => {
    const player = await limited({ type: 'loss', period: 'day', accounts: euro(100) });
    const [roundId, first, paid] = [randomUUID(), bet(50n), { kind: 'win', id: randomUUID(), amount: 30n } as const];
    await player.act([first], { roundId });
    await player.act([paid], { roundId });
    expect(await usedOf(player)).toBe(-20);
    await move(dayMs);
    await player.act([{ kind: 'undo', id: randomUUID(), of: paid.id }], { roundId });
    expect(await usedOf(player)).toBe(-30);
    await player.act([{ kind: 'undo', id: randomUUID(), of: first.id }], { roundId });
    expect(await usedOf(player)).toBe(-30);
    expect(await player.play(71n)).toBe('LIMIT_REACHED');
    expect(await player.play(70n)).toBe('taken');
  });

  test('presents of the house make no room', async () => {
    const player = await limited({ type: 'loss', period: 'day', accounts: euro(100) });
    await player.play(100n);
    await player.act([{ kind: 'promo', id: randomUUID(), amount: 500n, title: 'a prize' }]);
    expect(await usedOf(player)).toBe(-100);
    expect(await player.play(1n)).toBe('LIMIT_REACHED');
  });
});

describe('a stake that was taken before the limit was set', () => {
  test('does not count, and when it is given back it makes no room', async () => {
    const player = await house.player();
    const round = randomUUID();
    await player.openRound(round, 500n);
    await player.set({ type: 'wager', period: 'month', accounts: euro(100) });
    await player.play(100n);
    await player.rollback(round);
    expect(await usedOf(player, 'wager')).toBe(-100);
    expect(await player.play(1n)).toBe('LIMIT_REACHED');
  });

  test('bets that run while the limit is set are counted by journal and counter alike', async () => {
    const player = await house.player();
    const bets = Array.from({ length: 40 }, () => player.play(10n));
    const set = player.set({ type: 'loss', period: 'day', accounts: euro(1_000_000) });
    const more = Array.from({ length: 40 }, () => player.play(10n));
    await Promise.all([...bets, set, ...more]);
    // The audit after each test holds the counter against the journal since its start.
    expect(await usedOf(player)).toBeLessThanOrEqual(0);
  });
});

describe('[PP-23] currencies', () => {
  test('a wallet the limit does not name is no way round, whichever comes first', async () => {
    const player = await limited({ type: 'loss', period: 'week', accounts: euro(1_000) });
    await player.fund(100_000n, 'USD');
    await player.fund(100_000_000n, 'BTC');
    expect(await player.play(500n)).toBe('taken');
    // 581 cents of a dollar are 499.66 cents of a euro, counted as 500.
    expect(await player.play(582n, { currency: 'USD' })).toBe('LIMIT_REACHED');
    expect(await player.play(581n, { currency: 'USD' })).toBe('taken');
    expect(await usedOf(player)).toBe(-1_000);
    for (const currency of ['EUR', 'USD', 'BTC'] as const) {
      expect(await player.play(1n, { currency })).toBe('LIMIT_REACHED');
    }
  });

  test('[LIMIT-06] from another wallet it says what it leaves there, and that is what the door lets through', async () => {
    const player = await house.player({ currency: 'USD' });
    await player.fund(10_000n, 'USD');
    await player.set({ type: 'wager', period: 'day', accounts: euro(1_000) });
    const seen = async () => (await player.list())[0]?.selected_account;
    const before = await seen();
    expect(before).toMatchObject({ currency: 'USD', current_value_amount_cents: 0 });
    const left = BigInt(before?.amount_cents ?? 0);
    expect(await player.play(left + 1n, { currency: 'USD' })).toBe('LIMIT_REACHED');
    expect(await player.play(left - 100n, { currency: 'USD' })).toBe('taken');
    const after = await seen();
    const rest = (after?.amount_cents ?? 0) + (after?.current_value_amount_cents ?? 0);
    expect(rest).toBeGreaterThanOrEqual(99);
    expect(await player.play(BigInt(rest) + 2n, { currency: 'USD' })).toBe('LIMIT_REACHED');
    expect(await player.play(BigInt(rest), { currency: 'USD' })).toBe('taken');
    expect(await seen()).toMatchObject({ current_value_amount_cents: -(after?.amount_cents ?? 0) });
    // A wallet whose currency the limit names needs no such word.
    const own = await house.player();
    await own.set({ type: 'wager', period: 'day', accounts: euro(1_000) });
    expect((await own.list())[0]).not.toHaveProperty('selected_account');
  });

  test('named currencies count by themselves', async () => {
    const player = await limited({
      type: 'wager',
      period: 'day',
      accounts: [
        { currency: 'EUR', amount_cents: 100 },
        { currency: 'USD', amount_cents: 50 },
      ],
    });
    await player.fund(10_000n, 'USD');
    expect(await player.play(100n)).toBe('taken');
    expect(await player.play(51n, { currency: 'USD' })).toBe('LIMIT_REACHED');
    expect(await player.play(50n, { currency: 'USD' })).toBe('taken');
    expect([await usedOf(player, 'wager'), await usedOf(player, 'wager', 'USD')]).toEqual([-100, -50]);
  });
});

describe('[PP-24] a stricter limit', () => {
  test('holds at once, for what was used before too', async () => {
    const player = await limited({ type: 'loss', period: 'day', accounts: euro(1_000) });
    await player.play(300n);
    await player.set({ type: 'loss', period: 'day', accounts: euro(200) });
    expect(await player.play(1n)).toBe('LIMIT_REACHED');
    expect((await player.list())[0]).toMatchObject({
      status: 'active',
      accounts: [{ amount_cents: 200, current_value_amount_cents: -300 }],
    });
    house.clock.advanceMs(dayMs);
    expect(await player.play(200n)).toBe('taken');
  });
});

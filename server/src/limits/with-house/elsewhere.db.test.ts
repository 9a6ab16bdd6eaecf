import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { dayMs, euro, sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { silentLog, startOutbox } from '../../kit/index.ts';
import { outcomeOf } from '../../kit/testing/outcome-of.ts';
import { until } from '../../kit/testing/until.ts';
import { callbackBody, goodSignature } from '../../payments/testing/fake-provider.ts';

const house = sharedLimitedHouse();
type Player = Awaited<ReturnType<typeof house.player>>;
const minuteMs = 60_000;
const mind = () => house.mind();
const usedOf = async (player: Player, type: string) =>
  (await player.list()).find((limit) => limit.type === type)?.accounts?.[0]?.current_value_amount_cents;
const launch = (player: Player, mode = 'real') =>
  player.call('GET', `/api/games/launch?identifier=halley-studio/orbit-dice&mode=${mode}`);
const codeOf = async (answer: Promise<{ statusCode: number; json(): { error?: { code: string } } }>) => {
  const { statusCode, json } = await answer;
  return statusCode < 300 ? 'fine' : json().error?.code;
};

/** Everything a payment wants to know about somebody. */
const fillIn = (player: Player) =>
  house.database.query(
    `update identity_player set first_name = $2, last_name = 'Cook', date_of_birth = '1980-11-08', city = 'Halifax',
       address = 'Comet Street 1', postal_code = 'B3H 0A1', mobile_phone = '+15550001111', confirmed_at = now()
     where id = $1`,
    [player.playerId, `James ${player.playerId}`],
  );
const pay = (player: Player, amount: string) =>
  player.call('POST', '/api/payment_processing', {
    payment_method: 'visa',
    payment_action: 'deposit',
    currency: 'EUR',
    amount,
  });

describe('[PP-25] [LIMIT-07] a deposit limit', () => {
  const limited = async (amount: number, period = 'day') => {
    const player = await house.player();
    await player.set({ type: 'deposit', period, accounts: euro(amount) });
    return player;
  };

  test('is a hard stop until the window restarts, to the subunit', async () => {
    const player = await limited(1_000);
    expect(await outcomeOf(player.deposit(600n))).toBe('taken');
    expect(await outcomeOf(player.deposit(401n))).toBe('amount.beyond_limit');
    expect(await outcomeOf(player.deposit(400n))).toBe('taken');
    expect(await outcomeOf(player.deposit(1n))).toBe('LIMIT_REACHED');
    expect(await usedOf(player, 'deposit')).toBe(-1_000);
    house.clock.advanceMs(dayMs - 1);
    expect(await outcomeOf(player.deposit(1n))).toBe('LIMIT_REACHED');
    house.clock.advanceMs(1);
    expect(await outcomeOf(player.deposit(1_000n))).toBe('taken');
  });

  test('counts what is paid in, whatever is won or lost, and blocks neither stakes nor games', async () => {
    const player = await limited(500);
    await player.deposit(500n);
    expect(await player.play(400n)).toBe('taken');
    await player.play(1n, { win: 50_000n });
    expect(await usedOf(player, 'deposit')).toBe(-500);
    expect(await outcomeOf(player.deposit(1n))).toBe('LIMIT_REACHED');
    expect(await codeOf(launch(player))).toBe('fine');
  });

  test('other currencies count too', async () => {
    const player = await limited(1_000);
    expect(await outcomeOf(player.deposit(1_000n, 'USD'))).toBe('taken');
    expect(await usedOf(player, 'deposit')).toBe(-860);
    expect(await outcomeOf(player.deposit(141n))).toBe('amount.beyond_limit');
    expect(await outcomeOf(player.deposit(140n))).toBe('taken');
    expect(await outcomeOf(player.deposit(1n, 'BTC'))).toBe('LIMIT_REACHED');
  });

  test('32 deposits started at once: not one subunit over', async () => {
    const player = await limited(10_000);
    await fillIn(player);
    const answers = await Promise.all(Array.from({ length: 32 }, () => pay(player, '11')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(23);
    expect(await usedOf(player, 'deposit')).toBe(-9_900);
  });

  test('through the payments room: what is on its way counts, and what has arrived', async () => {
    const player = await limited(10_000);
    await fillIn(player);
    const first = await pay(player, '60');
    expect(first.statusCode, first.body).toBe(200);
    expect(await usedOf(player, 'deposit')).toBe(-6_000);
    expect((await pay(player, '41')).json().errors).toHaveProperty('amount.beyond_limit');
    const { rows } = await house.database.query('select reference from payments_payment where id = $1', [
      first.json().payment_id,
    ]);
    const told = house.provider.decide(rows[0]?.reference, 'succeeded');
    const headers = { 'x-signature': goodSignature, 'content-type': 'application/json' };
    const tell = () =>
      house.app.inject({ method: 'POST', url: '/payments/callback/fake', headers, payload: callbackBody(told) });
    await Promise.all([tell(), tell()]);
    expect(await usedOf(player, 'deposit')).toBe(-6_000);
    expect((await pay(player, '41')).statusCode).toBe(422);
    expect((await pay(player, '40')).statusCode).toBe(200);
    expect((await pay(player, '20')).json().error).toMatchObject({
      code: 'LIMIT_REACHED',
      type: 'deposit',
      period: 'day',
    });
  });
});

describe('[GUARD-08] a game', () => {
  test('whose limit is reached does not open for money; for fun it does', async () => {
    const player = await house.player();
    await player.set({ type: 'loss', period: 'day', accounts: euro(100) });
    expect(await codeOf(launch(player))).toBe('fine');
    await player.play(100n);
    const refused = await launch(player);
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      403,
      { code: 'LIMIT_REACHED', type: 'loss', period: 'day', left_cents: 0 },
    ]);
    expect(await codeOf(launch(player, 'demo'))).toBe('fine');
    house.clock.advanceMs(dayMs);
    expect(await codeOf(launch(player))).toBe('fine');
  });

  test('[F-42] [LIMIT-05] does not open in a cooling-off, which counts as a limit that is reached', async () => {
    const player = await house.player();
    await player.set({ type: 'coolingoff', period: 'day' });
    await player.browser.signIn(player.email);
    const { statusCode, json } = await launch(player);
    expect([statusCode, json().error]).toMatchObject([403, { code: 'LIMIT_REACHED', kind: 'coolingoff' }]);
    expect(json().error.until).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    expect(await player.play(1n)).toBe('EXCLUDED');
  });

  test('opens for somebody with a round that waits there, so that it can be finished', async () => {
    const player = await house.player();
    await player.set({ type: 'wager', period: 'day', accounts: euro(100) });
    const round = randomUUID();
    await player.openRound(round, 100n);
    expect(await codeOf(launch(player))).toBe('fine');
    await player.settle(round, 0n);
    expect(await codeOf(launch(player))).toBe('LIMIT_REACHED');
  });
});

describe('session time', () => {
  const timed = async (minutes: number) => {
    const player = await house.player();
    await player.set({ type: 'session', period: 'day', session_minutes: minutes });
    return player;
  };
  const secondsOf = async (player: Player) => (await player.list())[0]?.session_used_seconds;

  test('over: stakes and launches are refused, the job ends the session, a live event goes out once', async () => {
    const player = await timed(30);
    house.clock.advanceMs(30 * minuteMs - 1);
    expect(await player.play(1n)).toBe('taken');
    expect(await secondsOf(player)).toBe(1_799);
    house.clock.advanceMs(1);
    expect(await player.play(1n)).toBe('SESSION_TIME_OVER');
    expect(await codeOf(launch(player))).toBe('SESSION_TIME_OVER');
    expect((await player.browser.player()).id).toBe(player.playerId);
    await mind();
    await mind();
    expect(await player.browser.player()).toEqual({});
    expect(await house.news('limits.reached', player.playerId)).toMatchObject([{ type: 'session' }]);
  });

  test('a fresh log-in right away does not help; after an hour it does', async () => {
    const player = await timed(30);
    house.clock.advanceMs(30 * minuteMs);
    await mind();
    await player.browser.signIn(player.email);
    expect(await player.play(1n)).toBe('SESSION_TIME_OVER');
    // Whoever came back to withdraw is left alone.
    await mind();
    expect((await player.browser.player()).id).toBe(player.playerId);
    house.clock.advanceMs(60 * minuteMs - 1);
    expect(await player.play(1n)).toBe('SESSION_TIME_OVER');
    house.clock.advanceMs(1);
    expect(await player.play(1n)).toBe('taken');
    house.clock.advanceMs(30 * minuteMs);
    expect(await player.play(1n)).toBe('SESSION_TIME_OVER');
  });

  test('logging out and in again goes on with the same sitting', async () => {
    const player = await timed(30);
    for (let round = 0; round < 3; round++) {
      house.clock.advanceMs(9 * minuteMs);
      await player.browser.signOut();
      await player.browser.signIn(player.email);
    }
    expect(await player.play(1n)).toBe('taken');
    expect(await secondsOf(player)).toBe(27 * 60);
    house.clock.advanceMs(3 * minuteMs);
    expect(await player.play(1n)).toBe('SESSION_TIME_OVER');
  });

  test('without the job a session that nobody ended stays over', async () => {
    const player = await timed(30);
    house.clock.advanceMs(2 * dayMs);
    expect(await player.play(1n)).toBe('SESSION_TIME_OVER');
    await player.browser.signIn(player.email);
    expect(await player.play(1n)).toBe('taken');
  });

  test('[PP-28] wins and rollbacks still come in', async () => {
    const player = await timed(5);
    const round = randomUUID();
    await player.openRound(round, 10n);
    house.clock.advanceMs(10 * minuteMs);
    expect(await player.settle(round, 30n)).toBe('taken');
  });
});

describe('[LIVE-06] a reached limit is told', () => {
  test('once a window: by the stake that uses it up or the first that is refused', async () => {
    const player = await house.player();
    const reached = async () => {
      await house.house.limits.idle();
      return (await house.news('limits.reached', player.playerId)).map(({ type }) => type);
    };
    await player.set({ type: 'wager', period: 'day', accounts: euro(100) });
    await player.play(60n);
    expect(await reached()).toEqual([]);
    await Promise.all(Array.from({ length: 8 }, () => player.play(50n)));
    expect(await reached()).toEqual(['wager']);
    await player.play(40n);
    await player.play(1n);
    expect(await reached()).toEqual(['wager']);
    house.clock.advanceMs(dayMs);
    await player.play(100n);
    expect(await reached()).toEqual(['wager', 'wager']);
    await player.set({ type: 'deposit', period: 'day', accounts: euro(10) });
    await outcomeOf(player.deposit(11n));
    await outcomeOf(player.deposit(11n));
    expect(await reached()).toEqual(['wager', 'wager', 'deposit']);
  });
});

test('[LIVE-06] a limit of losses that a stake uses up and its own win opens again is not told', async () => {
  const player = await house.player();
  const reached = async () => {
    await house.house.limits.idle();
    return (await house.news('limits.reached', player.playerId)).map(({ type }) => type);
  };
  await player.set({ type: 'loss', period: 'day', accounts: euro(100) });
  expect(await player.play(100n, { win: 30n })).toBe('taken');
  expect(await reached()).toEqual([]);
  expect(await player.play(30n)).toBe('taken');
  expect(await reached()).toEqual(['loss']);
});

describe('[PP-17] spending', () => {
  test('net deposits, the stakes of a week on average of four, and the time of this week', async () => {
    const player = await house.player();
    await player.deposit(5_000n);
    await player.play(400n);
    const round = randomUUID();
    await player.openRound(round, 999n);
    await player.rollback(round);
    await player.call('POST', '/api/player/play_session', { screen: randomUUID() });
    house.clock.advanceMs(minuteMs);
    const screen = { screen: randomUUID() };
    await player.call('POST', '/api/player/play_session', screen);
    const answer = await player.call('GET', '/api/player/spending');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      [
        {
          currency: 'EUR',
          net_deposits_cents: 5_000,
          net_deposits_month_cents: expect.any(Number),
          weekly_stakes_cents: 100,
          time_played_week_seconds: 60,
        },
      ],
    ]);
  });
});

describe('for the back office', () => {
  test('what holds, what waits and what was; how a player stands', async () => {
    const player = await house.player();
    const { limits } = house.house;
    await player.set({ type: 'loss', period: 'day', accounts: euro(100) });
    await player.set({ type: 'loss', period: 'day', accounts: euro(500) });
    const [limit] = await player.list();
    await player.call('POST', `/api/user_limits/${limit?.id}/keep`);
    await player.set({ type: 'coolingoff', period: 'week' });
    const shown = await limits.limitsOfPlayer(house.database, player.playerId);
    expect(shown.limits.map(({ type, status }) => [type, status])).toEqual([
      ['loss', 'active'],
      ['coolingoff', 'active'],
    ]);
    expect(shown.ended).toMatchObject([{ status: 'unconfirmed', endedHow: 'kept', amounts: { EUR: 500n } }]);
    expect(await limits.exclusionOfPlayer(house.database, player.playerId)).toMatchObject({ kind: 'coolingoff' });
  });
});

describe('[LIVE-06] a player’s pages', () => {
  test('hear on their channel that a limit was reached, changed, and that play is closed', async () => {
    const player = await house.player();
    const heard: unknown[] = [];
    const publish = vi.spyOn(house.house.realtime, 'publishToPlayer').mockImplementation(async (id, channel, news) => {
      if (id === player.playerId && channel === 'game_limits') heard.push(news);
      return undefined as never;
    });
    const outbox = await startOutbox({
      database: house.database,
      consumers: house.house.limits.consumers,
      log: silentLog,
    });
    await player.set({ type: 'loss', period: 'day', accounts: euro(100) });
    await until(() => heard.length === 1);
    await player.play(100n);
    await until(() => heard.length === 2);
    await player.set({ type: 'selfexclusion', period: 'month_6' });
    await until(() => heard.length === 4);
    expect(heard).toEqual([
      { reason: 'limit_changed', type: 'loss', period: 'day' },
      { reason: 'limit_reached', type: 'loss', period: 'day' },
      { reason: 'excluded', type: 'selfexclusion' },
      { reason: 'limit_changed', type: 'selfexclusion', period: 'month_6' },
    ]);
    await outbox.stop();
    publish.mockRestore();
  });
});

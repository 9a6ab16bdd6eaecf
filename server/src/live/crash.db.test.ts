import { randomUUID } from 'node:crypto';
import { games } from '@halley/studio/games';
import { verifyLiveRound } from '@halley/studio/live';
import { describe, expect, test } from 'vitest';
import { until } from '../kit/testing/until.ts';
import { sharedLiveHouse } from './testing/test-live.ts';

const house = sharedLiveHouse();

const code = (answer: { json(): never }) => (answer.json() as { error: { code: string } }).error.code;
// biome-ignore lint/suspicious/noExplicitAny: answers of several calls
const body = (answer: { json(): never }) => answer.json() as any;
const { crash } = games;
const curve = crash.curve!;

describe('a bet in a shared round', () => {
  test('takes the stake at once, is seen by everybody, and is paid at the worth of the server’s clock', async () => {
    const player = await house.rich();
    await player.call('GET', '/api/player');
    const round = await house.bettingRound({ least: 300 });
    const placed = await house.bet(player.browser, round);
    expect(placed.statusCode, placed.body).toBe(200);
    expect(await house.balance(player.playerId)).toBe(player.start - 1_000);
    const seen = await house.look();
    expect(seen.bets).toMatchObject({ count: 1, shown: [{ stake_cents: 1_000, currency: 'EUR', pays: null }] });
    expect(seen.bets.shown[0]?.name).toMatch(/\*\*\*$/);

    await house.takeOff(round);
    const early = await house.cashOut(player.browser, body(placed).bet_id);
    expect([early.statusCode, code(early)]).toEqual([409, 'CASH_OUT_TOO_EARLY']);
    await house.pass(5_000);
    const worth = curve.worthAfter(5_000);
    const paid = await house.cashOut(player.browser, body(placed).bet_id);
    expect(body(paid)).toMatchObject({ state: 'closed', pays: worth, win_cents: worth * 10 });
    expect(await house.balance(player.playerId)).toBe(player.start - 1_000 + worth * 10);
    expect(body(paid).balance_cents).toBe(player.start - 1_000 + worth * 10);

    // A second click, and the end of the round, change nothing.
    await house.pass(600);
    expect(body(await house.cashOut(player.browser, body(placed).bet_id)).win_cents).toBe(worth * 10);
    expect((await house.untilOver()).state).toBe('settled');
    expect(await house.balance(player.playerId)).toBe(player.start - 1_000 + worth * 10);
  });

  test('is lost where nobody cashed out, and its history says how the round ended', async () => {
    const player = await house.rich();
    const round = await house.bettingRound({ most: 200 });
    const placed = await house.bet(player.browser, round);
    await house.takeOff(round);
    await house.untilOver();
    expect(await house.balance(player.playerId)).toBe(player.start - 1_000);
    const late = await house.cashOut(player.browser, body(placed).bet_id);
    expect(code(late)).toBe('CASH_OUT_TOO_LATE');
    const record = (await player.call('GET', `/api/player/games/${body(placed).bet_id}`)).json();
    expect(record).toMatchObject({ state: 'closed', win_cents: 0, outcome: { point: await house.pointOf(round) } });
  });

  test('with a worth of its own is cashed out exactly there, with nobody watching', async () => {
    const [low, high] = [await house.rich(), await house.rich()];
    const round = await house.bettingRound({ least: 160, most: 400 });
    const point = await house.pointOf(round);
    await house.bet(low.browser, round, { choice: { auto: 150 } });
    await house.bet(high.browser, round, { choice: { auto: point + 1 } });
    await house.takeOff(round);
    await house.pass(curve.msUntil(150) + 300);
    // Paid while the flight goes on.
    await house.house.wagers.idle();
    expect((await house.now()).state).toBe('running');
    expect(await house.balance(low.playerId)).toBe(low.start + 500);
    await house.untilOver();
    expect(await house.balance(high.playerId)).toBe(high.start - 1_000);
  });

  test('at the very point wins, one beyond loses: decided by the server’s clock to the millisecond', async () => {
    const [last, late] = [await house.rich(), await house.rich()];
    const round = await house.bettingRound({ least: 150, most: 300 });
    const endsMs = curve.endsAfterMs({ point: await house.pointOf(round) });
    const [one, other] = [await house.bet(last.browser, round), await house.bet(late.browser, round)];
    const flying = await house.takeOff(round);
    await house.pass(endsMs - 1 - (house.clock.now().getTime() - Number(flying.startedAt)));
    const paid = await house.cashOut(last.browser, body(one).bet_id);
    expect(body(paid).pays).toBe(await house.pointOf(round));
    house.clock.advanceMs(1);
    expect(code(await house.cashOut(late.browser, body(other).bet_id))).toBe('CASH_OUT_TOO_LATE');
    await house.untilOver();
    expect(await house.balance(last.playerId)).toBe(last.start - 1_000 + (await house.pointOf(round)) * 10);
    expect(await house.balance(late.playerId)).toBe(late.start - 1_000);
  });

  test('many presses at once, in two processes, at the moment of the end: one answer, one payment', async () => {
    const player = await house.rich();
    const other = house.openOther();
    const round = await house.bettingRound({ least: 150, most: 300 });
    const placed = await house.bet(player.browser, round);
    const flying = await house.takeOff(round);
    const endsMs = curve.endsAfterMs({ point: await house.pointOf(round) });
    await house.pass(endsMs - 1 - (house.clock.now().getTime() - Number(flying.startedAt)));
    const presses = Array.from({ length: 20 }, () => house.cashOut(player.browser, body(placed).bet_id));
    const elsewhere = other.handlers.cashOutLiveBet(
      { params: { table: 'crash', bet: body(placed).bet_id } } as never,
      { principal: { playerId: player.playerId, sessionId: 's' }, cookie: () => undefined } as never,
    );
    const answers = await Promise.all(presses);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const wins = new Set([...answers.map((answer) => body(answer).win_cents), (await elsewhere).body.win_cents]);
    expect(wins.size).toBe(1);
    house.clock.advanceMs(1);
    await house.untilOver();
    expect(await house.balance(player.playerId)).toBe(player.start - 1_000 + Number([...wins][0]));
  });

  test('under one key is one bet, whatever is pressed twice; another bet under it is a conflict', async () => {
    const player = await house.rich();
    const round = await house.bettingRound();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => house.bet(player.browser, round, { key })));
    expect(new Set(answers.map((answer) => body(answer).bet_id)).size).toBe(1);
    expect((await house.bet(player.browser, round, { key, stake: 500 })).statusCode).toBe(409);
    expect(code(await house.bet(player.browser, round))).toBe('ALREADY_BET');
    expect(await house.balance(player.playerId)).toBe(player.start - 1_000);
    const twenty = await house.rich();
    const many = await Promise.all(Array.from({ length: 20 }, () => house.bet(twenty.browser, round)));
    expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await house.balance(twenty.playerId)).toBe(twenty.start - 1_000);
    await house.takeOff(round);
    await house.untilOver();
  });
});

describe('a refused bet changes nothing', () => {
  const books = async () =>
    (
      await house.database.query(
        `select (select count(*) from live_bet) as bets, (select count(*) from wallet_transfer) as transfers,
           (select count(*) from wagers_round) as rounds`,
      )
    ).rows;

  test('when the round runs, is over, belongs to another table or never was', async () => {
    const player = await house.rich();
    const round = await house.bettingRound({ least: 200 });
    house.clock.advanceMs(round.bettingEndsAt.getTime() - house.clock.now().getTime());
    const before = await books();
    expect(code(await house.bet(player.browser, round))).toBe('BETS_CLOSED');
    const flying = await house.takeOff(round);
    expect(code(await house.bet(player.browser, flying))).toBe('BETS_CLOSED');
    expect(code(await house.bet(player.browser, { id: 987_654_321 }))).toBe('BETS_CLOSED');
    expect(code(await house.bet(player.browser, flying, { mode: 'demo' }))).toBe('BETS_CLOSED');
    expect(await books()).toEqual(before);
    await house.untilOver();
  });

  test.each([
    ['stake', { stake: 5 }, 'stake_cents.too_small'],
    ['stake', { stake: 50_001 }, 'stake_cents.too_large'],
    ['win', { stake: 50_000, choice: { auto: 10_001 } }, 'stake_cents.win_too_large'],
    ['choice', { choice: { auto: 100 } }, 'choice.invalid'],
    ['choice', { choice: 'all' }, 'choice.invalid'],
  ])('for its %s %j', async (_what, more, refusal) => {
    const player = await house.rich();
    const round = await house.bettingRound();
    const before = await books();
    const answer = await house.bet(player.browser, round, more);
    const [field, reason] = refusal.split('.') as [string, string];
    expect([answer.statusCode, Object.keys(body(answer).errors[field] ?? {})]).toEqual([422, [reason]]);
    expect(await books()).toEqual(before);
  });

  test('for money the player has not, or a limit', async () => {
    const poor = await house.player();
    await poor.emptyCash();
    const round = await house.bettingRound();
    expect((await house.bet(poor.browser, round)).body).toContain('not_enough_money');
    const limited = await house.rich();
    await limited.set({ type: 'wager', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 500 }] });
    expect(code(await house.bet(limited.browser, round))).toBe('LIMIT_REACHED');
    const player = await house.rich();
    expect((await house.bet(player.browser, round)).statusCode).toBe(200);
    await house.takeOff(round);
    await house.untilOver();
  });

  test('a shared game is not played by oneself', async () => {
    const player = await house.rich();
    const alone = { mode: 'real', currency: 'EUR', stake_cents: 100, choice: {} };
    expect((await player.call('POST', '/api/studio/crash/rounds', alone)).statusCode).toBe(404);
  });
});

describe('play for fun', () => {
  test('sits at the same table with play money, and no other browser’s bet exists', async () => {
    const [guest, thief] = [house.guest(), house.guest()];
    const round = await house.bettingRound({ least: 300 });
    const placed = await house.bet(guest, round, { mode: 'demo' });
    expect(body(placed)).toMatchObject({ mode: 'demo', currency: 'FUN', balance_cents: 99_000 });
    await house.bet(thief, round, { mode: 'demo' });
    await house.takeOff(round);
    await house.pass(3_000);
    expect((await house.cashOut(thief, body(placed).bet_id)).statusCode).toBe(404);
    const worth = curve.worthAfter(3_000);
    const paid = await Promise.all(Array.from({ length: 5 }, () => house.cashOut(guest, body(placed).bet_id)));
    expect(new Set(paid.map((answer) => body(answer).balance_cents))).toEqual(new Set([99_000 + worth * 10]));
    await house.untilOver();
    const own = (await guest.call('GET', '/api/live/crash/bets?mode=demo')).json();
    expect(own).toMatchObject({ balance_cents: 99_000 + worth * 10, bets: [{ state: 'closed' }] });
    expect((await thief.call('GET', '/api/live/crash/bets?mode=demo')).json().balance_cents).toBe(99_000);
  });
});

describe('what everybody can see', () => {
  test('nothing of the outcome is on any wire before it is over, and all of it can be checked after', async () => {
    const player = await house.rich();
    const told: string[] = [];
    const round = await house.bettingRound({ least: 200 });
    const { link } = await house.secretOf(round);
    const point = await house.pointOf(round);
    const listen = async () => {
      told.push(JSON.stringify(await house.look()));
      told.push((await player.call('GET', '/api/live/crash/rounds?limit=1')).body);
      told.push((await player.call('GET', `/api/live/crash/rounds/${round.id}`)).body);
      told.push((await player.call('GET', '/api/player/games')).body);
    };
    const placed = await house.bet(player.browser, round);
    told.push(placed.body);
    await listen();
    await house.takeOff(round);
    await house.pass(1_000);
    const paid = await house.cashOut(player.browser, body(placed).bet_id);
    told.push(paid.body, (await player.call('GET', `/api/player/games/${body(placed).bet_id}`)).body);
    told.push((await player.call('GET', `/api/live/crash/bets/${body(placed).bet_id}`)).body);
    await listen();
    const { rows } = await house.database.query('select row_to_json(r)::text as row from live_round r where id = $1', [
      round.id,
    ]);
    told.push(rows[0]?.row, JSON.stringify((await house.database.query('select events from kit_outbox')).rows));
    for (const text of told) {
      expect(text).not.toContain(link);
      expect(text).not.toContain(`"point":${point},`);
    }
    await house.untilOver();
    const past = (await player.call('GET', `/api/live/crash/rounds/${round.id}`)).json();
    const { proof } = past;
    expect(proof.link).toBe(link);
    expect(verifyLiveRound(crash, proof)).toEqual({
      outcome: past.outcome,
      commitmentHolds: true,
      reachesTerminal: true,
    });
  });

  test('whoever comes late sees what everybody was told', async () => {
    const heard: unknown[] = [];
    const { realtime } = house.house;
    const publish = realtime.publish;
    realtime.publish = ((channel: string, data: unknown) => {
      if (channel === 'public:live_crash') heard.push(data);
      return publish(channel as never, data as never);
    }) as never;
    const player = await house.rich();
    const round = await house.bettingRound({ least: 150, most: 400 });
    await house.bet(player.browser, round, { choice: { auto: 120 } });
    const same = async () => {
      const { event: _event, at: _at, ...late } = await house.look();
      const { event: _said, at: _then, ...last } = heard.at(-1) as Awaited<ReturnType<typeof house.look>>;
      expect(late).toEqual(last);
    };
    await house.advance();
    await same();
    await house.takeOff(round);
    await same();
    await house.pass(4_000);
    await until(async () => (await house.look()).bets.won === 1);
    await house.pass(300);
    await same();
    await house.untilOver();
    await same();
    realtime.publish = publish;
    const events = heard.map((state) => (state as { event: string }).event);
    expect(events).toEqual(expect.arrayContaining(['betting', 'bets', 'started', 'cashed_out', 'result', 'settled']));
    // The curve is a function of its start: nobody is told its worth over and over.
    expect(events.filter((event) => event === 'cashed_out').length).toBeLessThan(4);
  });
});

test('a game that is closed takes no bet at its table', async () => {
  const player = await house.rich();
  await house.database.query(`update games_game set state = 'closed' where identifier = 'north-hall/comet-ascent'`);
  await until(async () => (await house.house.games.catalogue.current()).closed.has('north-hall/comet-ascent'));
  const round = await house.bettingRound();
  expect(code(await house.bet(player.browser, round))).toBe('GAME_CLOSED');
  expect(code(await house.bet(house.guest(), round, { mode: 'demo' }))).toBe('GAME_CLOSED');
  expect(await house.balance(player.playerId)).toBe(player.start);
});

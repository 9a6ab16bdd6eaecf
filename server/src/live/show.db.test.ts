import { randomUUID } from 'node:crypto';
import { games } from '@halley/studio/games';
import { verifyLiveRound } from '@halley/studio/live';
import { describe, expect, test } from 'vitest';
import { until } from '../kit/testing/until.ts';
import { sharedStakesOf } from './bet-store.ts';
import { sharedLiveHouse } from './testing/test-live.ts';

const house = sharedLiveHouse();

const table = 'money-wheel';
const wheel = games[table];
const code = (answer: { json(): never }) => (answer.json() as { error: { code: string } }).error.code;
// biome-ignore lint/suspicious/noExplicitAny: answers of several calls
const body = (answer: { json(): never }) => answer.json() as any;
type Outcome = ReturnType<typeof wheel.outcomeOf>;
const stopping = (emblem: Outcome['emblem']) => house.roundThat(table, (outcome: Outcome) => outcome.emblem === emblem);
type Bets = Partial<Record<Outcome['emblem'], number>>;
const lay = (
  browser: Parameters<typeof house.bet>[0],
  round: { id: number },
  bets: Bets,
  more: { mode?: 'demo'; key?: string } = {},
) => {
  const stake = Object.values(bets).reduce((sum, part) => sum + part, 0);
  return house.bet(browser, round, { table, stake, choice: { bets }, ...more });
};
const books = async () =>
  (
    await house.database.query(
      `select (select count(*) from live_bet) as bets, (select count(*) from wallet_transfer) as transfers,
         (select count(*) from wagers_round) as rounds`,
    )
  ).rows;

describe('a round whose outcome is shown', () => {
  test('takes bets on several spots, several of one player, and pays them once when it has been seen', async () => {
    const [one, other, guest] = [await house.rich(), await house.rich(), house.guest()];
    const round = await stopping('leaf');
    const first = await lay(one.browser, round, { leaf: 1_000, sun: 500 });
    expect(first.statusCode, first.body).toBe(200);
    await lay(one.browser, round, { leaf: 300 });
    await lay(other.browser, round, { frost: 2_000 });
    await lay(guest, round, { leaf: 700 }, { mode: 'demo' });
    expect(await house.balance(one.playerId)).toBe(one.start - 1_800);
    expect((await house.look(table)).bets).toMatchObject({
      count: 4,
      spots: [
        { spot: 'frost', players: 1, sums: [{ currency: 'EUR', cents: 2_000 }] },
        {
          spot: 'leaf',
          players: 2,
          sums: [
            { currency: 'EUR', cents: 1_300 },
            { currency: 'FUN', cents: 700 },
          ],
        },
        { spot: 'sun', players: 1, sums: [{ currency: 'EUR', cents: 500 }] },
      ],
    });

    const running = await house.takeOff(round);
    expect(running).toMatchObject({ state: 'running', outcome: { emblem: 'leaf' } });
    expect(Number(running.endedAt) - Number(running.startedAt)).toBe(wheel.timing.showingMs);
    // Seen first, paid then.
    await house.pass(wheel.timing.showingMs - 1, table);
    expect((await house.now(table)).state).toBe('running');
    expect(await house.balance(one.playerId)).toBe(one.start - 1_800);
    expect((await house.look(table)).past.some(({ id }) => id === round.id)).toBe(false);
    await house.pass(1, table);
    expect((await house.now(table)).state).toBe('settled');
    expect(await house.balance(one.playerId)).toBe(one.start - 1_800 + 4_000 + 1_200);
    expect(await house.balance(other.playerId)).toBe(other.start - 2_000);
    const forFun = (await guest.call('GET', `/api/live/${table}/bets?mode=demo`)).json();
    expect(forFun).toMatchObject({ balance_cents: 100_000 - 700 + 2_800, bets: [{ state: 'closed', pays: 400 }] });
    const own = (await one.call('GET', `/api/live/${table}/bets`)).json() as { bets: { win_cents: number }[] };
    // Placed in one moment of the house's clock, they have no order.
    expect(new Set(own.bets.map((bet) => bet.win_cents))).toEqual(new Set([1_200, 4_000]));
    expect((await house.look(table)).past[0]).toEqual({ id: round.id, outcome: running.outcome });
    const record = (await one.call('GET', `/api/player/games/${body(first).bet_id}`)).json();
    expect(record).toMatchObject({ state: 'closed', win_cents: 4_000, outcome: running.outcome });
    // Nothing is paid again, however often the table is moved on.
    await house.untilOver(table);
    expect(await house.balance(one.playerId)).toBe(one.start - 1_800 + 4_000 + 1_200);
    // What swings together, for money only.
    expect(await sharedStakesOf(house.database, [body(first).bet_id, randomUUID()])).toEqual(
      new Map([[body(first).bet_id, 3_800n]]),
    );
  });

  test('nothing of the outcome is on any wire or in any row before bets are closed, and all can be checked after', async () => {
    const player = await house.rich();
    const round = await stopping('moon');
    const { link, outcome } = await house.secretOf(round);
    const told: string[] = [];
    const heard = house.house.realtime;
    const publish = heard.publish;
    heard.publish = ((channel: string, data: unknown) => {
      told.push(JSON.stringify(data));
      return publish(channel as never, data as never);
    }) as never;
    const placed = await lay(player.browser, round, { sun: 100 });
    told.push(placed.body);
    await house.advance(table);
    // The last millisecond in which a bet is taken.
    house.clock.advanceMs(round.bettingEndsAt.getTime() - house.clock.now().getTime() - 1);
    await house.advance(table);
    told.push(JSON.stringify(await house.look(table)));
    for (const path of [
      `/api/live/${table}/rounds?limit=1`,
      `/api/live/${table}/rounds/${round.id}`,
      `/api/live/${table}/bets`,
      `/api/live/${table}/bets/${body(placed).bet_id}`,
      `/api/player/games/${body(placed).bet_id}`,
      '/api/player/games',
    ]) {
      told.push((await player.call('GET', path)).body);
    }
    const row = await house.database.query('select row_to_json(r)::text as row from live_round r where id = $1', [
      round.id,
    ]);
    const [{ row: kept } = { row: '' }] = row.rows;
    expect(JSON.parse(kept)).toMatchObject({ state: 'betting', link: null, outcome: null, started_at: null });
    told.push(kept, JSON.stringify((await house.database.query('select events from kit_outbox')).rows));
    for (const text of told) {
      expect(text).not.toContain(link);
      expect(text).not.toContain(`"segment":${(outcome as Outcome).segment},"emblem":"moon"`);
    }
    heard.publish = publish;
    house.clock.advanceMs(1);
    await house.advance(table);
    // From here on nothing can be bet: everybody may know.
    const { round: shown } = await house.look(table);
    expect(shown).toMatchObject({ state: 'running', outcome, proof: { link } });
    await house.untilOver(table);
    const past = (await player.call('GET', `/api/live/${table}/rounds/${round.id}`)).json();
    expect(verifyLiveRound(wheel, past.proof)).toEqual({
      outcome: past.outcome,
      commitmentHolds: true,
      reachesTerminal: true,
    });
  });

  test('whoever comes late sees what everybody was told, also while it is being shown', async () => {
    const heard: unknown[] = [];
    const { realtime } = house.house;
    const publish = realtime.publish;
    realtime.publish = ((channel: string, data: unknown) => {
      if (channel === `public:live_${table}`) heard.push(data);
      return publish(channel as never, data as never);
    }) as never;
    const player = await house.rich();
    const round = await stopping('frost');
    await lay(player.browser, round, { frost: 100 });
    const same = async () => {
      const { event: _event, at: _at, ...late } = await house.look(table);
      const { event: _said, at: _then, ...last } = heard.at(-1) as Awaited<ReturnType<typeof house.look>>;
      expect(late).toEqual(last);
    };
    await house.advance(table);
    await same();
    await house.takeOff(round);
    await same();
    await house.pass(4_000, table);
    await same();
    await house.untilOver(table);
    await same();
    realtime.publish = publish;
    const events = heard.map((state) => (state as { event: string }).event);
    expect(events.slice(events.indexOf('bets'))).toEqual(['bets', 'started', 'result', 'settled']);
  });

  test('has nothing to cash out', async () => {
    const player = await house.rich();
    const round = await stopping('frost');
    const placed = await lay(player.browser, round, { frost: 100 });
    const cashOut = () =>
      player.call('POST', `/api/live/${table}/bets/${body(placed).bet_id}/cash_out`, {}) as Promise<{
        statusCode: number;
      }>;
    expect((await cashOut()).statusCode).toBe(404);
    await house.takeOff(round);
    expect((await cashOut()).statusCode).toBe(404);
    await house.untilOver(table);
    expect((await cashOut()).statusCode).toBe(409);
    expect(await house.balance(player.playerId)).toBe(player.start + 100);
  });
});

describe('bets on a layout', () => {
  test('of one player together keep within what one bet may be, however they are pressed', async () => {
    const [player, guest] = [await house.rich(2_000_00n), house.guest()];
    const round = await stopping('sun');
    await lay(player.browser, round, { sun: 40_000 });
    const tooMuch = await lay(player.browser, round, { frost: 10_001 });
    expect([tooMuch.statusCode, Object.keys(body(tooMuch).errors.stake_cents)]).toEqual([422, ['too_large']]);
    const many = await Promise.all(Array.from({ length: 12 }, () => lay(player.browser, round, { sun: 1_000 })));
    expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(await house.balance(player.playerId)).toBe(player.start - 50_000);
    // For fun as well.
    expect((await lay(guest, round, { sun: 49_990 }, { mode: 'demo' })).statusCode).toBe(200);
    expect((await lay(guest, round, { leaf: 20 }, { mode: 'demo' })).statusCode).toBe(422);
    await house.takeOff(round);
    await house.untilOver(table);
    // The largest win that the rules page speaks of.
    expect(await house.balance(player.playerId)).toBe(player.start - 50_000 + 2_600_000);
  });

  test('under one key are one, and another under it is a conflict', async () => {
    const player = await house.rich();
    const round = await stopping('wave');
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => lay(player.browser, round, { wave: 200 }, { key })),
    );
    expect(new Set(answers.map((answer) => body(answer).bet_id)).size).toBe(1);
    expect((await lay(player.browser, round, { leaf: 200 }, { key })).statusCode).toBe(409);
    expect(await house.balance(player.playerId)).toBe(player.start - 200);
    await house.takeOff(round);
    await house.untilOver(table);
    expect(await house.balance(player.playerId)).toBe(player.start - 200 + 1_300);
  });

  test.each([
    ['spots that are not the stake', { stake: 500, choice: { bets: { sun: 400 } } }, 'choice'],
    ['an unknown spot', { stake: 500, choice: { bets: { star: 500 } } }, 'choice'],
    ['no spot', { stake: 500, choice: { bets: {} } }, 'choice'],
    ['a chip below the smallest', { stake: 500, choice: { bets: { sun: 495, leaf: 5 } } }, 'stake_cents'],
    ['more than a stake', { stake: 50_001, choice: { bets: { sun: 50_001 } } }, 'stake_cents'],
  ])('%s are refused and change nothing', async (_what, bet, field) => {
    const player = await house.rich();
    const round = await house.roundThat(table);
    const before = await books();
    const answer = await house.bet(player.browser, round, { table, ...bet });
    expect([answer.statusCode, Object.keys(body(answer).errors)]).toEqual([422, [field]]);
    expect(await books()).toEqual(before);
  });

  test('after betting has closed are refused: before the move, while it is shown, when it is over', async () => {
    const player = await house.rich();
    const round = await stopping('frost');
    house.clock.advanceMs(round.bettingEndsAt.getTime() - house.clock.now().getTime());
    const before = await books();
    const refused = async () => {
      expect(code(await lay(player.browser, round, { frost: 100 }))).toBe('BETS_CLOSED');
      expect(code(await lay(house.guest(), round, { frost: 100 }, { mode: 'demo' }))).toBe('BETS_CLOSED');
    };
    await refused();
    await house.takeOff(round);
    await refused();
    await house.untilOver(table);
    await refused();
    // The round of another table takes no bet here.
    const flight = await house.bettingRound();
    expect(code(await lay(player.browser, flight, { frost: 100 }))).toBe('BETS_CLOSED');
    expect(await books()).toEqual(before);
  });

  test('many at the closing moment: each is in the round with its money taken, or in neither', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => house.rich()));
    const round = await stopping('leaf');
    const other = house.openOther();
    house.clock.advanceMs(round.bettingEndsAt.getTime() - house.clock.now().getTime() - 1);
    const presses = players.flatMap((player) =>
      Array.from({ length: 3 }, () => lay(player.browser, round, { leaf: 100 })),
    );
    house.clock.advanceMs(1);
    const [answers] = await Promise.all([
      Promise.all(presses),
      house.advance(table),
      house.house.live.advance(table),
      other.live.advance(table),
    ]);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(code(answer)).toBe('BETS_CLOSED');
    const taken = (player: number) =>
      answers.slice(player * 3, player * 3 + 3).filter(({ statusCode }) => statusCode === 200).length;
    for (const [at, player] of players.entries()) {
      expect(await house.balance(player.playerId)).toBe(player.start - 100 * taken(at));
    }
    await house.untilOver(table);
    for (const [at, player] of players.entries()) {
      expect(await house.balance(player.playerId)).toBe(player.start + 300 * taken(at));
    }
  });

  test('[PP-01] a further bet in the round is no new round: the pace of a strict licence does not hold it back', async () => {
    const player = await house.rich();
    await house.database.query(`update identity_player set license_name = 'STRICT', verified = true where id = $1`, [
      player.playerId,
    ]);
    const round = await stopping('frost');
    const answers = [
      await lay(player.browser, round, { frost: 100 }),
      await lay(player.browser, round, { moon: 100 }),
      await lay(player.browser, round, { sun: 100 }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    // A round of another game is one.
    const flight = await house.bettingRound();
    const paced = await house.bet(player.browser, flight);
    expect([paced.statusCode, paced.body.includes('TOO_FAST')], paced.body).toEqual([429, true]);
    await house.untilOver(table);
  });
});

test('a wheel that is closed takes no bet', async () => {
  const player = await house.rich();
  await house.database.query(`update games_game set state = 'closed' where identifier = $1`, [wheel.identifier]);
  await until(async () => (await house.house.games.catalogue.current()).closed.has(wheel.identifier));
  const round = await house.roundThat(table);
  expect(code(await lay(player.browser, round, { sun: 100 }))).toBe('GAME_CLOSED');
  expect(await house.balance(player.playerId)).toBe(player.start);
});

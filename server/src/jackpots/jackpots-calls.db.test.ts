import { Jackpot, JackpotWinner, wireCents } from '@halley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { mysticJackpots } from './mystic-jackpots.ts';
import { aJackpot, aLevel, openTestRoom, type TestRoom } from './testing/test-jackpots.ts';

let room: TestRoom;
beforeAll(async () => {
  room = await openTestRoom();
  await room.jackpots.open(mysticJackpots);
});
afterAll(() => room.drop());

const context = undefined as never;
const nothing = { params: undefined, query: undefined, body: undefined };
const list = async () => (await room.jackpots.handlers.listJackpots(nothing, context)).body;
const wins = async () => (await room.jackpots.handlers.listJackpotWins(nothing, context)).body;

test('[API-84] [JACK-01] the jackpots, with currency, state and levels', async () => {
  const [jackpot] = z.array(Jackpot).parse(await list());
  expect(jackpot).toMatchObject({
    id: expect.any(Number),
    identifier: 'mystic-jackpots',
    currency: 'EUR',
    state: 'active',
    games: [],
  });
  expect(
    jackpot?.levels.map(({ id, name, identifier, amount_cents }) => [typeof id, name, identifier, amount_cents]),
  ).toEqual([
    ['number', 'Ember', 'ember', 2_000],
    ['number', 'Trail', 'trail', 10_000],
    ['number', 'Halo', 'halo', 50_000],
    ['number', 'Perihelion', 'perihelion', 500_000],
  ]);
});

describe('the winners', () => {
  beforeAll(async () => {
    const levels = [aLevel({ identifier: 'small', seedAmount: 10n, ceilingAmount: 60n })];
    await room.jackpots.open(aJackpot({ identifier: 'dollars', currency: 'USD', levels }));
    for (const [playerId, name] of [
      [1, 'Wanderer'],
      [2, 'Ada'],
      [3, null],
    ] as const) {
      room.names.set(playerId, name);
      await room.stake({ playerId, cash: await room.missing('dollars') });
      await room.count();
      room.clock.advanceMs(60_000);
    }
  });

  test('[API-85] [JACK-02] [F-51] newest first, with the fields of a winner; the level says its ceiling and last drop', async () => {
    const winners = z.array(JackpotWinner).parse(await wins());
    const paid = await room.wins('dollars');
    expect(winners.map((winner) => winner.jackpot_original_amount_cents)).toEqual(
      paid.map((win) => wireCents(win.amount)).toReversed(),
    );
    expect(winners.map((winner) => winner.created_at)).toEqual(
      winners
        .map((winner) => winner.created_at)
        .toSorted()
        .toReversed(),
    );
    const [last] = winners;
    const dollars = z
      .array(Jackpot)
      .parse(await list())
      .find(({ identifier }) => identifier === 'dollars');
    expect(dollars?.levels[0]).toMatchObject({
      ceiling_amount_cents: 60,
      last_drop: { amount_cents: last?.jackpot_original_amount_cents },
    });
    expect(last).toMatchObject({
      jackpot_level_name: 'small',
      jackpot_original_currency: 'USD',
      // A dollar is half a euro: wins of all jackpots are put in order in euro.
      amount_cents: Math.floor((last?.jackpot_original_amount_cents ?? 0) / 2),
    });
  });

  test('[JACK-04] names leave the server masked', async () => {
    const winners = (await wins()) as JackpotWinner[];
    expect([...new Set(winners.map((winner) => winner.user_name))]).toEqual(['***', 'A***', 'Wander***']);
    expect(JSON.stringify(winners)).not.toContain('Wanderer');
  });

  test('the biggest of all time stay in the list however many came since', async () => {
    await room.database.tx(async (tx) => {
      await tx.query('alter table jackpots_win disable trigger user');
      await tx.query('update jackpots_win set base_amount = 999999 where id = (select min(id) from jackpots_win)');
      await tx.query(
        `insert into jackpots_win (level_id, cycle, stake_id, player_id, round_id, game, amount, paid_amount,
           paid_currency, rate, base_amount, at)
         select level_id, 1000 + n, stake_id, player_id, round_id, game, 1, 1, 'EUR', 1, 1, now()
         from (select * from jackpots_win order by id limit 1) w, generate_series(1, 80) n`,
      );
    });
    const winners = (await wins()) as JackpotWinner[];
    expect(winners.length).toBeLessThanOrEqual(60);
    expect(winners.some((winner) => winner.amount_cents === 999_999)).toBe(true);
  });
});

describe('what else is asked', () => {
  test('fairness of a jackpot that is not there', async () => {
    const call = room.jackpots.handlers.readJackpotFairness({ ...nothing, params: { identifier: 'nothing' } }, context);
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('amounts by game: named games each, a jackpot of all games once under its own name', async () => {
    await room.jackpots.open(
      aJackpot({ identifier: 'named', games: ['halley/dice'], allowedCurrencies: ['EUR', 'JPY'] }),
    );
    // Whoever asked a moment ago has a copy of then.
    await expect
      .poll(() => room.jackpots.amountsByGame())
      .toMatchObject({
        EUR: { 'mystic-jackpots': expect.any(Number), 'halley/dice': 1_000 },
        // Ten euro are a thousand yen.
        JPY: { 'halley/dice': 1_000 },
      });
    expect(Object.keys((await room.jackpots.amountsByGame()).USD ?? {})).not.toContain('halley/dice');
  });

  test('figures of every jackpot and level', async () => {
    const text = await room.metrics.registry.metrics();
    expect(text).toContain('halley_jackpot_amount{jackpot="mystic-jackpots",level="perihelion",currency="EUR"} 5');
    expect(text).toMatch(/halley_jackpot_drops\{jackpot="dollars",level="small"\} [3-9]/);
    expect(text).toMatch(/halley_jackpot_waiting_stakes 0/);
  });
});

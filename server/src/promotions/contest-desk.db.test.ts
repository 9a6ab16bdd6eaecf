import type { Meter, PromotionRule } from '@halley/contract';
import { expect, test } from 'vitest';
import { outcomeOf } from '../kit/testing/outcome-of.ts';
import { sharedDatabase } from '../kit/testing/shared.ts';
import type { PastRounds, PastRoundsWanted, PricedGift } from './ports.ts';
import { aQuest, aRule, aTournament, usualPlay } from './testing/a-rule.ts';
import { promotionsOn } from './testing/test-promotions.ts';

const database = sharedDatabase();
const named = (identifier: string): PromotionRule => {
  const rule = aTournament();
  return { ...rule, contest: { ...rule.contest, identifier } as NonNullable<PromotionRule['contest']> };
};

test('no identifier may be a part of another that runs, from proposing on', async () => {
  const room = promotionsOn(database);
  const live = await room.live(named('comet-race-winter'));
  const checks = async (rule: PromotionRule, id?: number) =>
    (await room.desk.check(database, { id, rule, currency: 'EUR' })).checks.map(({ key, detail }) => [key, detail]);
  const clash = [['identifier', 'comet-race-winter']];
  expect(await checks(named('comet-race'))).toEqual(clash);
  expect(await checks(named('comet-race-winter-2'))).toEqual(clash);
  expect(await checks(named('comet-race-summer'))).toEqual([['rule', undefined]]);
  // Its own is none.
  expect(await checks(named('comet-race-winter'), live)).toEqual([['rule', undefined]]);

  const { id } = await database.tx((tx) => room.desk.save(tx, { rule: named('comet-race') }, room.by(1)));
  const propose = () => database.tx((tx) => room.desk.move(tx, { id, to: 'proposed', version: 1 }, room.by(1)));
  expect(await outcomeOf(propose())).toBe('rule.invalid');
  await database.tx((tx) => room.desk.move(tx, { id: live, to: 'ended', version: 1 }, room.by(1)));
  expect(await propose()).toMatchObject({ state: 'proposed' });
});

test('what nobody has played costs nothing, and says who would have taken part', async () => {
  const room = promotionsOn(database);
  const estimate = (rule: PromotionRule) => room.desk.estimate(database, { rule, takeUp: 40, days: 30 });
  expect((await estimate(aTournament())).contest).toEqual({
    days: 14,
    players: 0,
    levels: [],
    best_scores: [],
  });
  expect((await estimate(aQuest())).contest?.levels).toEqual([
    { level: 2, players: 0 },
    { level: 3, players: 0 },
  ]);
});

test('what a contest would have cost goes by the rounds that it counts: its games, its currencies, its least stake', async () => {
  const asked: { gifts: readonly PricedGift[]; wanted: PastRoundsWanted[] } = { gifts: [], wanted: [] };
  const price = { taken: 0, completed: 0, cost: 0, low: 0, high: 0, bestPlay: 0, replays: 0, histogram: [] };
  const rounds: PastRounds[] = [];
  const room = promotionsOn(database, {
    gamesIn: async (collection) => (collection === 'slots' ? ['halley-studio/comet-run'] : []),
    readPastRounds: async (_db, wanted) => {
      asked.wanted.push(wanted);
      return rounds;
    },
    priceGifts: async (gifts) => {
      asked.gifts = gifts;
      return price;
    },
  });
  const [much, little, elsewhere] = [room.player(), room.player(), room.player()];
  const play = (playerId: number, game: string, stake: bigint, count: number) =>
    rounds.push({ playerId, game, currency: 'EUR', rounds: count, stake, win: stake / 2n, best: 3_000_000n });
  play(much, 'halley-studio/comet-run', 30_000n, 100);
  play(much, 'halley-studio/orbit-dice', 900_000n, 10);
  play(little, 'halley-studio/comet-run', 500n, 10);
  play(elsewhere, 'halley-studio/orbit-dice', 900_000n, 10);
  const rule = aQuest();
  const meter: Meter = {
    of: 'stake',
    money: 'cash',
    games: { collections: ['slots'] },
    window: 'whole',
    from: 'start',
    stakeAtLeast: { EUR: 20 },
  };
  const rewards = aRule({ rewards: [{ type: 'bonus', amount: { EUR: 500 }, ...usualPlay, games: {} }] }).rewards;
  const reaches = [20_000, 40_000].map((at) => ({ at, rewards }));
  const { contest, players } = await room.desk.estimate(database, {
    rule: { ...rule, trigger: { meter, reaches } },
    takeUp: 40,
    days: 30,
  });
  // Who has played elsewhere is not in it, and what the others played there does not count.
  expect([players, contest?.best_scores]).toEqual([2, [30_000, 500]]);
  expect(contest?.levels).toEqual([
    { level: 2, players: 1 },
    { level: 3, players: 0 },
  ]);
  // Played with what this player stakes: 300.00 in a hundred rounds.
  expect(asked.gifts).toMatchObject([{ bonus: 500n, stake: 300n }]);
  expect(asked.wanted).toMatchObject([{ money: 'cash', least: { EUR: 20 } }]);
});

test('tickets name a lottery that is live or to come; one that is over before is told', async () => {
  const room = promotionsOn(database);
  const giving = (lottery: string, to: string): PromotionRule => {
    const rule = named('race-for-tickets');
    const contest = {
      ...rule.contest,
      pool: undefined,
      prizes: [{ from: 1, to: 1, rewards: [{ type: 'tickets', lottery, count: 1 }] }],
    };
    return { ...rule, schedule: { ...rule.schedule, to }, contest } as PromotionRule;
  };
  const checks = async (rule: PromotionRule) =>
    (await room.desk.check(database, { rule, currency: 'EUR' })).checks.filter(({ key }) => key === 'tickets');
  expect(await checks(giving('moon', '2026-11-30T00:00:00.000Z'))).toEqual([
    { key: 'tickets', level: 'refused', detail: 'no lottery moon is live or to come' },
  ]);
  const prizes = [{ from: 1, to: 1, rewards: [{ type: 'points' as const, chargeable: 5, persistent: 0 }] }];
  const lottery = { identifier: 'moon', currency: 'EUR' as const, rates: { EUR: 1_000_000 }, prizes };
  const moon = await room.live(
    aRule({
      kind: 'lottery',
      schedule: { from: '2026-11-10T00:00:00.000Z', to: '2026-11-30T00:00:00.000Z' },
      trigger: { draw: 'tickets' },
      contest: { ...lottery, tickets: { points: 5, drawAt: '2026-12-01T00:00:00.000Z' } },
      condition: {},
      rewards: [],
    }),
  );
  expect(await checks(giving('moon', '2026-11-30T00:00:00.000Z'))).toEqual([]);
  expect(await checks(giving('moon', '2026-12-01T00:00:00.000Z'))).toMatchObject([{ level: 'warning' }]);
  // Between two lotteries of its name a promotion that gave such tickets goes on, and one that never did does not begin.
  const race = await room.live(giving('moon', '2026-11-30T00:00:00.000Z'));
  const move = (id: number, to: 'live' | 'paused' | 'ended') =>
    database.tx((tx) => room.desk.move(tx, { id, to, version: 1 }, room.by(1)));
  await move(race, 'paused');
  await move(moon, 'ended');
  await move(race, 'live');
  expect(await checks(giving('moon', '2026-11-30T00:00:00.000Z'))).toMatchObject([{ level: 'refused' }]);
});

test('a contest that goes live or is ended is looked at at once, not with the next minute', async () => {
  const room = promotionsOn(database);
  const asked = async () => {
    const { rows } = await database.query<{ asked: number }>(
      `select count(*)::int as asked from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'tournaments.advance'`,
    );
    return rows[0]?.asked ?? 0;
  };
  const before = await asked();
  const id = await room.live(named('harbour-race'));
  expect(await asked()).toBe(before + 1);
  await database.tx((tx) => room.desk.move(tx, { id, to: 'ended', version: 1 }, room.by(1)));
  expect(await asked()).toBe(before + 2);
});

import type { PromotionRule } from '@halley/contract';
import { expect, test } from 'vitest';
import { outcomeOf } from '../kit/testing/outcome-of.ts';
import { sharedDatabase } from '../kit/testing/shared.ts';
import { aQuest, aTournament } from './testing/a-rule.ts';
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
    counts_all_games: false,
  });
  expect((await estimate(aQuest())).contest?.levels).toEqual([
    { level: 2, players: 0 },
    { level: 3, players: 0 },
  ]);
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

import { expect, test } from 'vitest';
import { aQuest, aStatus } from '../quests/testing/a-quest.ts';
import { isDone, ofContests, ofDeposits, ofGroups } from './achievement.ts';

const spins = aQuest({
  id: 1,
  frontend_identifier: 'achievement-hundred-rounds',
  strategy: 'spin',
  money_budget_cents: 100,
});
const stakes = aQuest({ id: 2, frontend_identifier: 'achievement-long-orbit', money_budget_cents: 50_000 });
const statuses = [
  aStatus({ tournament_id: 1, games_taken: 100 }),
  aStatus({ tournament_id: 2, bet_cents: 49_999, games_taken: 900 }),
];

test('[ROUTE-65] contests of the list, exactly and in its order: rounds of one, stakes of the other', () => {
  const list = ['achievement-long-orbit', 'achievement-hundred', 'achievement-hundred-rounds'];
  const shown = ofContests([spins, stakes], list, statuses);
  expect(shown.map(({ key, unit, done, target }) => [key, unit, done, target])).toEqual([
    ['achievement-long-orbit', 'stake', 49_999, 50_000],
    ['achievement-hundred-rounds', 'rounds', 100, 100],
  ]);
  expect(shown.map(isDone)).toEqual([false, true]);
});

test('without a status nobody counts, and nothing is done', () => {
  const [one] = ofContests([spins], ['achievement-hundred-rounds'], []);
  expect(one?.done).toBeNull();
  expect(one && isDone(one)).toBe(false);
});

test('a group is shown to who holds it, and done with all of its set', () => {
  const configured = [
    { id: 257, set: [257, 258] },
    { id: 759, set: [759] },
  ];
  const names = new Map([[257, 'Bronze']]);
  expect(ofGroups(configured, { groups: [], names })).toEqual([]);
  const [open] = ofGroups(configured, { groups: [257], names });
  expect(open).toMatchObject({ title: 'Bronze', done: 1, target: 2 });
  const [done] = ofGroups(configured, { groups: [257, 258], names });
  expect(done && isDone(done)).toBe(true);
});

test('deposits count that succeeded after the start', () => {
  const configured = [{ identifier: 'achievement-three-deposits', count: 2, from: '2026-11-01T00:00:00.000Z' }];
  const payments = [
    { success: true, finished_at: '2026-11-02T00:00:00.000Z' },
    { success: true, finished_at: '2026-10-30T00:00:00.000Z' },
    { success: false, finished_at: '2026-11-03T00:00:00.000Z' },
    { success: null, finished_at: null },
  ];
  expect(ofDeposits(configured, payments)[0]).toMatchObject({ done: 1, target: 2 });
  expect(ofDeposits(configured, null)[0]).toMatchObject({ done: null });
});

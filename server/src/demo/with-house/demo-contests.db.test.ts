import { expect, test } from 'vitest';
import { dayMs, openLimitedHouse } from '../../../../test/limited-house.ts';
import { shared } from '../../kit/testing/shared.ts';
import { planContests } from '../contests/contest-calendar.ts';

const start = '2026-11-17T22:43:00.000Z';
const limited = shared(
  () => openLimitedHouse(start),
  (made) => made.close(),
);

const listed = async () =>
  (
    await limited.database.query<{ identifier: string; from: string; state: string }>(
      `select v.rule->'contest'->>'identifier' as identifier, v.rule->'schedule'->>'from' as from, p.state
       from promotions_promotion p join promotions_version v on v.promotion_id = p.id and v.version = p.version
       where v.rule->'contest' is not null order by p.id`,
    )
  ).rows;

test('contests are published once, by however many processes, and follow each other', async () => {
  const other = limited.openOther();
  await Promise.all([limited.house.demo.contests.keep(), other.demo.contests.keep()]);
  await limited.house.demo.contests.keep();
  const first = await listed();
  expect(first.map(({ state }) => state)).toEqual(first.map(() => 'live'));
  expect(first).toHaveLength(planContests(new Date(start)).length);
  for (let day = 0; day < 16; day += 1) {
    limited.clock.advanceMs(dayMs);
    await limited.house.demo.contests.keep();
  }
  const keys = (await listed()).map(({ identifier, from }) => `${identifier} ${from}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { identifier, from } of planContests(limited.clock.now())) {
    expect(keys).toContain(`${identifier} ${from.toISOString()}`);
  }
});

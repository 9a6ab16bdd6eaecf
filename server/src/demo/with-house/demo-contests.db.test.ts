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

const rivals = async () =>
  (
    await limited.database.query<{ identifier: string; rivals: number; score: bigint; unmarked: number }>(
      `select t.identifier, count(*)::int as rivals, sum(e.score)::bigint as score,
         count(*) filter (where not e.simulated or e.nickname not like 'Bot %')::int as unmarked
       from tournaments_entry e join tournaments_tournament t using (promotion_id)
       where t.starts_at <= $1 and t.ends_at > $1 group by t.identifier order by t.identifier`,
      [limited.clock.now()],
    )
  ).rows;

test('rivals of the tournaments that run are marked, and move on with time', async () => {
  await limited.house.demo.contests.keep();
  const before = await rivals();
  expect(before.map(({ rivals: count, unmarked }) => [count, unmarked])).toEqual([
    [10, 0],
    [10, 0],
  ]);
  limited.clock.advanceMs(5 * 60 * 60 * 1000);
  await limited.house.demo.contests.keep();
  const after = await rivals();
  for (const [index, { score }] of after.entries()) expect(score).toBeGreaterThan(before[index]?.score ?? 0n);
});

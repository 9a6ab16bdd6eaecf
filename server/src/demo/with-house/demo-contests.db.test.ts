import { type Lottery, type LotteryStatus, type Tournament, timeStatus } from '@halley/contract';
import { expect, test } from 'vitest';
import { dayMs, openLimitedHouse, withoutCopies } from '../../../../test/limited-house.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { shared } from '../../kit/testing/shared.ts';
import { planContests } from '../contests/contest-calendar.ts';

const start = '2026-11-17T22:43:00.000Z';
const limited = shared(
  () => openLimitedHouse(start, withoutCopies),
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

const hourMs = 60 * 60 * 1000;

/** What jobs and consumers do within two minutes. */
async function passMinutes(): Promise<void> {
  await limited.house.demo.contests.keep();
  const advance = () => limited.house.tasks['tournaments.advance']({}, { attempt: 1, signal: undefined });
  const counting = limited.house.consumers.find(({ name }) => name === 'tournaments-count');
  await limited.database.query("insert into kit_consumer (name) values ('tournaments-count') on conflict do nothing");
  await advance();
  if (counting) await catchUp(limited.database, counting);
  await advance();
  await limited.house.tasks['lotteries.advance']({}, { attempt: 1, signal: undefined });
}

test('at any hour two run, one is to come and one has a result; quest, achievements and lottery run', async () => {
  const player = await limited.player();
  for (const forward of [0, 31 * hourMs, 26 * hourMs, 9 * dayMs + hourMs / 2]) {
    limited.clock.advanceMs(forward);
    await passMinutes();
    const all = (await player.call('GET', '/api/tournaments')).json() as Tournament[];
    const recent = (await player.call('GET', '/api/tournaments/recent')).json() as Tournament[];
    const now = limited.clock.now();
    const count = (kind: Tournament['kind'], status: string) =>
      all.filter((one) => one.kind === kind && timeStatus(one, now) === status).length;
    expect(count('tournament', 'active')).toBe(2);
    expect(count('tournament', 'future')).toBeGreaterThanOrEqual(1);
    expect(count('quest', 'active')).toBe(2);
    expect(count('achievement', 'active')).toBe(3);
    const lotteries = (await player.call('GET', '/api/lotteries')).json() as Lottery[];
    const drawing = lotteries.filter(({ state }) => state === 'active');
    expect(drawing).toMatchObject([{ frontend_identifier: 'grand-tour-draw', comp_points_ticket_price: 50 }]);
    const finished = recent.filter(({ kind, state }) => kind === 'tournament' && state === 'finished');
    expect(finished.length).toBeGreaterThanOrEqual(1);
    for (const { top_players } of finished) expect(top_players[0]).toMatchObject({ award_place: 1, simulated: true });
  }
  const { rows } = await limited.database.query('select 1 from promotions_grant where player_id < 0');
  expect(rows).toEqual([]);
  expect(await limited.findings()).toEqual([]);
});

test('tickets of the lottery that runs are among what is had for points', async () => {
  const { playerId, call } = await limited.player();
  const points = { kind: 'promotion', chargeable: 50_000_000n, persistent: 0n, detail: {}, actor: 'system' } as const;
  await limited.database.tx((tx) => limited.house.loyalty.move(tx, [{ ...points, playerId, key: 'for a ticket' }]));
  const exchange = { points: 50, group: 'lottery-ticket', currency: 'EUR' };
  const answer = await call('POST', '/api/comp_points/exchange/lotteries', { exchange });
  expect(answer.statusCode, answer.body).toBe(200);
  const held = (await call('GET', '/api/lotteries/statuses')).json() as LotteryStatus[];
  expect(held.map(({ tickets }) => tickets)).toEqual([[1]]);
});

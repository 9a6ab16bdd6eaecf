import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../server/src/kit/testing/test-database.ts';
import { type HouseProcess, startHouse } from '../../../test/boot/house-process.ts';
import type { Act } from './plan-visits.ts';
import { runVisits } from './run-visits.ts';
import { writeReport } from './write-report.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let house: HouseProcess;
beforeAll(async () => {
  database = await testDatabase();
  house = await startHouse({ environment: { DATABASE_URL: database.url, RATE_LIMIT_SCALE: '1000' } });
});
afterAll(async () => {
  house.kill('SIGTERM');
  await house.ended;
  await database.drop();
});

test('[RUN-30] planned visits play, pay and listen in a house, and their report adds up', async () => {
  const acts: Act[] = ['lobby', 'sign up', 'deposit', 'stake', 'stake', 'stake', 'bet', 'cashout'];
  const guest = { listens: false, acts: [{ act: 'lobby' as const, atMs: 0 }] };
  const player = { listens: true, acts: acts.map((act, index) => ({ act, atMs: index * 10 })) };
  const result = await runVisits({ url: house.url, visits: [guest, player, player] });
  const ends = (act: Act) => result.done.filter((one) => one.act === act).map(({ end }) => end);
  expect(result.done).toHaveLength(1 + 2 * acts.length);
  expect(ends('sign up')).toEqual(['done', 'done']);
  expect([...ends('lobby'), ...ends('stake'), ...ends('deposit')]).toEqual(Array.from({ length: 11 }, () => 'done'));
  expect(result.done.some(({ end }) => end === 'lost')).toBe(false);
  expect([result.tries.fault, result.ears.opened, result.ears.gaps]).toEqual([0, 2, 0]);
  expect(writeReport(result)).toMatch(/^stake\s/m);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeWholeHouse, openWholeHouse, type WholeHouse } from '../../../../test/whole-house.ts';
import { auditBooks } from '../../house/audit-books.ts';
import { keyFor, manualClock, silentLog } from '../../kit/index.ts';
import { credit } from '../../wallet/index.ts';
import { playCrowd } from '../index.ts';

const clock = manualClock('2026-11-16T12:00:00Z');
let whole: WholeHouse;
beforeAll(async () => {
  whole = await openWholeHouse(silentLog, clock);
  await whole.house.games.prepare();
});
afterAll(() => closeWholeHouse(whole));

const crowd = (given: { demo?: boolean } = {}) =>
  playCrowd({
    demo: true,
    turns: 2,
    database: whole.database,
    identity: whole.house.identity,
    wagers: whole.house.wagers,
    grant: (tx, { key, ...money }) =>
      credit(tx, { ...money, key: keyFor(key), reason: 'demo_grant', house: 'demo_money' }),
    pause: async () => clock.advanceMs(6_000),
    isStopping: () => false,
    ...given,
  });
const rounds = async () =>
  (
    await whole.database.query<{ rounds: number; games: number; players: number; wins: number }>(
      `select count(*)::int as rounds, count(distinct game)::int as games, count(distinct player_id)::int as players,
         count(*) filter (where win_cash >= 2 * stake_cash)::int as wins
       from wagers_round where state = 'closed'`,
    )
  ).rows[0];

test('[F-51] the demo has a past: rounds that were played, by many, in many games, and books that agree', async () => {
  await crowd();
  const played = await rounds();
  expect(played).toMatchObject({ players: 36, rounds: 36 * 2 * 2 });
  expect(played?.games).toBeGreaterThan(20);
  expect(played?.wins).toBeGreaterThan(4);
  expect((await auditBooks(whole.database)).findings).toEqual([]);
});

test('it happens once, and in no house that is open to the public', async () => {
  const before = await rounds();
  await crowd();
  expect(await rounds()).toEqual(before);
  await expect(crowd({ demo: false })).rejects.toThrow('demo mode only');
});

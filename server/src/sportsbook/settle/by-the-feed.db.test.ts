import { randomUUID } from 'node:crypto';
import { lost, voided, won } from '@halley/sports/markets';
import { expect, test } from 'vitest';
import { hold } from '../../wallet/index.ts';
import { aLeg, aSlip, sharedSportHouse } from '../testing/test-sportsbook.ts';
import { shards } from './settle-store.ts';

const house = sharedSportHouse();
const match = '1x2;period=ft';

async function settleNow(...fixtureIds: number[]): Promise<void> {
  const settle = house.house.sportsbook.tasks['sportsbook.settle'];
  for (const fixtureId of fixtureIds) {
    for (let shard = 0; shard < shards; shard++) await settle({ fixtureId, shard });
  }
}

async function aBet(fixtures: readonly { id: number }[]) {
  const player = await house.rich();
  const placed = await house.place(player.browser, aSlip(fixtures.map((fixture) => aLeg(fixture))));
  expect(placed.statusCode, placed.body).toBe(201);
  return { ...player, id: placed.json().id, balance: () => house.balance(player.playerId) };
}

test('results, corrections, rollbacks and cancelled windows of a feed end in the wallet as if the last had come first', async () => {
  const [one, two] = [await house.feed.fixture(), await house.feed.fixture()];
  const { balance } = await aBet([one, two]);
  await house.feed.settle(one, { [match]: { home: won, draw: lost, away: lost } });
  await house.feed.settle(two, { [match]: { home: won, draw: lost, away: lost } }, { certainty: 1 });
  await settleNow(one.id, two.id);
  expect(await balance(), 'seen, not confirmed').toBe(99_000);
  await house.feed.settle(two, { [match]: { home: won, draw: lost, away: lost } });
  await settleNow(two.id, one.id);
  expect(await balance()).toBe(99_000 + 4_000);
  await house.feed.unsettle(one, [match]);
  await settleNow(one.id);
  expect(await balance()).toBe(99_000);
  await house.feed.settle(one, { [match]: { home: voided, draw: voided, away: voided } });
  await house.feed.cancel(two);
  await settleNow(one.id, two.id);
  expect(await balance(), 'both void').toBe(100_000);
  await house.feed.uncancel(two);
  await settleNow(two.id);
  expect(await balance()).toBe(99_000 + 2_000);
  await house.feed.settle(one, { [match]: { home: lost, draw: won, away: lost } });
  await settleNow(one.id, two.id);
  expect(await balance()).toBe(99_000);
});

test('stakes on sport count for limits as those of games do; a win of somebody who is excluded by then is paid', async () => {
  const fixture = await house.feed.fixture();
  const player = await house.rich();
  await player.set({ type: 'loss', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 1_500 }] });
  const first = await house.place(player.browser, aSlip([aLeg(fixture)]));
  expect(first.statusCode, first.body).toBe(201);
  const second = await house.place(player.browser, aSlip([aLeg(fixture)]));
  expect(second.json().error.code, second.body).toMatch(/LIMIT/);
  const excluded = await player.set({ type: 'selfexclusion', period: 'month_6' });
  expect(excluded.statusCode, excluded.body).toBeLessThan(300);
  await house.settle(fixture, { home: won, draw: lost, away: lost });
  expect(await house.balance(player.playerId)).toBe(99_000 + 2_000);
});

test('what a running withdrawal holds is not taken back for a corrected result: it is short, and claimed', async () => {
  const fixture = await house.feed.fixture();
  const { balance, playerId } = await aBet([fixture]);
  await house.settle(fixture, { home: won, draw: lost, away: lost });
  const amount = 100_500n;
  await house.database.tx((tx) => hold(tx, { id: randomUUID(), playerId, currency: 'EUR', amount, purpose: 'bet' }));
  await house.settle(fixture, { home: lost, draw: won, away: lost });
  expect(await balance()).toBe(0);
  const { rows } = await house.database.query('select reserved from wallet_account where player_id = $1', [playerId]);
  expect(rows).toEqual([{ reserved: amount }]);
  const claims = await house.database.query('select amount, state from sportsbook_claim where player_id = $1', [
    playerId,
  ]);
  expect(claims.rows).toEqual([{ amount: 1_500n, state: 'written_off' }]);
});

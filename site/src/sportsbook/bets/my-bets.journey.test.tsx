import { randomUUID } from 'node:crypto';
import { lost, won } from '@halley/sports/markets';
import { beforeAll, expect, test } from 'vitest';
import type { ScriptedFixture } from '../../../../server/src/fixtures/testing/scripted-feed.ts';
import { hold } from '../../../../server/src/wallet/index.ts';
import { openBetting, type Visitor, visit } from '../../../../test/journey/index.ts';

const betting = openBetting('my-bets');
let { house, feed } = betting;
beforeAll(() => {
  ({ house, feed } = betting);
});

const result = '1x2;period=ft';
const cashOf = async (player: Visitor) => {
  const [account] = await player.must<{ amount_cents: number }[]>('GET', '/api/player/accounts');
  return account?.amount_cents ?? 0;
};
const settles = (fixture: ScriptedFixture, home: typeof won, away: typeof won) =>
  feed.settle(fixture, { [result]: { home, draw: lost, away } });
const reaches = (player: Visitor, cents: number) =>
  expect.poll(() => cashOf(player), { timeout: 20_000, interval: 50 }).toBe(cents);

/** The home side at 2.0. */
async function bets(player: Visitor, { id: fixture }: ScriptedFixture, unit_stake_cents: number): Promise<void> {
  const legs = [{ fixture, market: result, outcome: 'home', price: 2_000 }];
  const slip = { currency: 'EUR', kind: 'single', legs, unit_stake_cents };
  await player.must('POST', '/api/sport/bets', slip, { 'idempotency-key': randomUUID() });
}

test('[SPORT-80] [SPORT-76] half of a bet is cashed out by the slider, the rest is settled by itself', async () => {
  const fixture = await feed.fixture();
  const player = await visit(house, '/sport', { as: 'player' });
  const before = await cashOf(player);
  await bets(player, fixture, 1_000);
  await player.goes('/sport/bets');
  await player.click(/^Cash out/, 'button');
  await player.sees('Worth now, by fair prices', '€9.52', '€9.33');
  await player.fill('How much to take', '50');
  await player.sees('The rest stays: stake €5.00, possible return €10.00.');
  await player.click(/^Take €4\.66/, 'button');
  await player.sees('Sold. €4.66 are in your wallet.', 'Stake still open');
  expect(await cashOf(player)).toBe(before - 1_000 + 466);
  expect(await player.faults()).toEqual([]);
  await settles(fixture, won, lost);
  await reaches(player, before - 1_000 + 466 + 1_000);
  await player.goes('/sport/bets?state=settled');
  await player.sees('Won', '€14.66');
});

test('[SPORT-80] a bet is sold by itself once the offer reaches the sum that the player has set', async () => {
  const fixture = await feed.fixture();
  const player = await visit(house, '/sport', { as: 'player' });
  const before = await cashOf(player);
  await bets(player, fixture, 1_000);
  await player.goes('/sport/bets');
  await player.click(/^Cash out/, 'button');
  await player.click('Sell by itself');
  await player.fill('Once the offer reaches', '12');
  await player.click('Set', 'button');
  await player.sees('Is sold by itself once the offer reaches €12.00.');
  expect(await cashOf(player)).toBe(before - 1_000);
  await feed.odds(fixture, { [result]: { home: 1_500, draw: 4_500, away: 7_000 } });
  // Twice the stake at a fair chance of 1 / (1.5 × 1.05), less two in a hundred.
  await reaches(player, before - 1_000 + 1_244);
});

test('[SPORT-78] [SPORT-79] a result that is corrected after a withdrawal is told in words, with what is owed', async () => {
  const fixture = await feed.fixture();
  const player = await visit(house, '/sport', { as: 'player' });
  const before = await cashOf(player);
  await bets(player, fixture, 10_000);
  await settles(fixture, won, lost);
  await reaches(player, before + 10_000);
  const wish = { id: randomUUID(), playerId: player.id, currency: 'EUR', purpose: 'cashout' } as const;
  await house.database.tx((tx) => hold(tx, { ...wish, amount: BigInt(before + 10_000) }));
  await settles(fixture, lost, won);
  const owed = async () => (await player.must<{ owed_cents: number }[]>('GET', '/api/sport/claims'))[0]?.owed_cents;
  await expect.poll(owed, { timeout: 20_000, interval: 50 }).toBe(20_000);
  await player.goes('/sport/bets?state=settled');
  await player.sees('Corrected · Lost', 'First result: Won. €200.00 came back.');
  await player.sees('€200.00 of it were not in your wallet any more.');
  await player.sees(
    'It would come from later returns of sport only, at most half of each, for 30 days. Never from deposits.',
  );
  expect(await player.faults()).toEqual([]);
  await player.goes('/notifications');
  await player.sees('A correction leaves a sum open');
});

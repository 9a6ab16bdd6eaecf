import { expect, test } from 'vitest';
import { aLeg, aSlip, sharedSportHouse } from './testing/test-sportsbook.ts';

const house = sharedSportHouse();

test('a bet is placed at the door: stake, bet, legs and what it puts at risk', async () => {
  const fixture = await house.feed.fixture();
  const { browser, playerId } = await house.rich();
  const before = await house.balance(playerId);
  const placed = await house.place(browser, aSlip([aLeg(fixture)]));
  expect(placed.statusCode, placed.body).toBe(201);
  const bet = placed.json();
  expect(bet).toMatchObject({ state: 'open', stake_cents: 1_000, largest_return_cents: 2_000, lines: 1, price: 2_000 });
  expect(bet.legs[0]).toMatchObject({ fixture_id: fixture.id, price: 2_000, result: null, simulated: true });
  expect(bet.movements).toEqual([{ kind: 'stake', amount_cents: 1_000, at: bet.placed_at, shortfall_cents: 0 }]);
  expect(await house.balance(playerId)).toBe(before - 1_000);
  expect((await browser.call('GET', `/api/sport/bets/${bet.id}`)).json()).toEqual(bet);
});

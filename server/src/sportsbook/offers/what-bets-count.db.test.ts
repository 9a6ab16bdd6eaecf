import { randomUUID } from 'node:crypto';
import type { CashOutQuote } from '@halley/contract';
import { usualWeights } from '@halley/contract';
import { lost, voided, won } from '@halley/sports/markets';
import { describe, expect, test } from 'vitest';
import { giveGift } from '../../bonuses/testing/give-gift.ts';
import type { ScriptedFixture } from '../../fixtures/testing/scripted-feed.ts';
import { aLeg, aSlip, sharedSportHouse } from '../testing/test-sportsbook.ts';

const house = sharedSportHouse();
const match = (home: typeof won) => ({ home, draw: lost, away: lost });

/** A player with 100.00 and a bonus of 50.00 that is played on sport, each bet at 80 %, from odds of 1.90 on. */
async function withBonus(product: 'sport' | 'casino' = 'sport') {
  const player = await house.rich(10_000n);
  const weights = { ...usualWeights, sport: 80 };
  const { id } = await giveGift(house.database, {
    playerId: player.playerId,
    now: house.clock.now(),
    product,
    amount: 5_000n,
    requirement: 500_000n,
    maxStake: null,
    terms: { weights, games: {}, release: 'whole', minOdds: 1.9 },
  });
  const read = async () => {
    const { rows } = await house.database.query<{ progress: bigint }>(
      'select progress from bonuses_gift where id = $1',
      [id],
    );
    return rows[0]?.progress;
  };
  const bet = async (fixture: ScriptedFixture, more: object = {}, leg: object = {}) => {
    const placed = await house.place(player.browser, aSlip([aLeg(fixture, leg)], more));
    expect(placed.statusCode, placed.body).toBe(201);
    return placed.json().id;
  };
  return { ...player, progress: read, bet };
}

describe('[SPORT-84] a bet counts for wagering', () => {
  test('once it is settled, at its weight; void or below the odds not at all, and as its last result says', async () => {
    const [one, other, low] = [await house.feed.fixture(), await house.feed.fixture(), await house.feed.fixture()];
    const player = await withBonus();
    await player.bet(one);
    expect(await player.progress()).toBe(0n);
    await house.settle(one, match(lost));
    // 10.00 at 80 %, in hundredths of a subunit.
    expect(await player.progress()).toBe(80_000n);
    await player.bet(other);
    await house.settle(other, match(voided));
    expect(await player.progress()).toBe(80_000n);
    await house.settle(other, match(won));
    expect(await player.progress()).toBe(160_000n);
    await house.settle(other, match(voided));
    expect(await player.progress()).toBe(80_000n);
    await house.feed.odds(low, { '1x2;period=ft': { home: 1_850, draw: 3_500, away: 4_000 } });
    await player.bet(low, {}, { price: 1_850 });
    await house.settle(low, match(won));
    expect(await player.progress()).toBe(80_000n);
  });

  test('not where it was sold', async () => {
    const fixture = await house.feed.fixture();
    const player = await withBonus();
    const id = await player.bet(fixture);
    const url = `/api/sport/bets/${id}/cash_out`;
    const quote = (await player.browser.call('GET', url)).json() as CashOutQuote;
    const headers = { 'idempotency-key': randomUUID() };
    const payload = { quote_id: quote.quote_id };
    const sold = await player.browser.send({ method: 'POST', url, headers, payload });
    expect(sold.json(), sold.body).toMatchObject({ state: 'cashed_out' });
    expect(await player.progress()).toBe(0n);
  });

  test('[PR-04] a bonus of games is neither staked nor played on sport', async () => {
    const fixture = await house.feed.fixture();
    const player = await withBonus('casino');
    const beyond = await house.place(player.browser, aSlip([aLeg(fixture)], { unit_stake_cents: 12_000 }));
    expect(beyond.json().error?.code, beyond.body).toBe('BONUS_NOT_HERE');
    await player.bet(fixture);
    await house.settle(fixture, match(lost));
    expect(await player.progress()).toBe(0n);
  });
});

test('[SPORT-84] what is told of bets says their odds, and that void and sold ones count for nothing', async () => {
  const [one, other] = [await house.feed.fixture(), await house.feed.fixture()];
  const player = await house.rich(10_000n);
  await house.place(player.browser, aSlip([aLeg(one), aLeg(other)]));
  await house.settle(one, match(won));
  await house.settle(other, match(won));
  await house.settle(one, match(voided));
  await house.settle(other, match(voided));
  const { rows } = await house.database.query<{ topic: string; data: Record<string, unknown> }>(
    `select topic, data from kit_outbox o, jsonb_array_elements(o.events) data
     where topic in ('wager.settled', 'wager.rolled_back') and (data->>'playerId')::bigint = $1 order by o.xid, o.id`,
    [player.playerId],
  );
  const told = rows.map(({ topic, data: { stake, win, odds, uncounted } }) => [
    topic,
    stake,
    win,
    odds,
    uncounted ?? false,
  ]);
  expect(told).toEqual([
    ['wager.settled', '1000', '4000', 4_000, false],
    ['wager.settled', '0', '2000', 4_000, false],
    ['wager.rolled_back', '0', '4000', 4_000, false],
    ['wager.settled', '0', '1000', 4_000, true],
    ['wager.rolled_back', '0', '2000', 4_000, false],
  ]);
});

import { randomUUID } from 'node:crypto';
import type { Bet, CashOutQuote } from '@halley/contract';
import { lost, won } from '@halley/sports/markets';
import { describe, expect, test, vi } from 'vitest';
import type { ScriptedFixture } from '../../fixtures/testing/scripted-feed.ts';
import { aLeg, aSlip, sharedSportHouse } from '../testing/test-sportsbook.ts';

const house = sharedSportHouse();
type Refused = { error: { code: string; [detail: string]: unknown } };

/** 10.00 at 2.0. */
async function aBet(fixture: ScriptedFixture) {
  const player = await house.rich();
  const placed = await house.place(player.browser, aSlip([aLeg(fixture)]));
  expect(placed.statusCode, placed.body).toBe(201);
  const { id } = placed.json();
  const url = `/api/sport/bets/${id}/cash_out`;
  const take = (body: object, key?: string) => house.post<Bet & Refused>(player.browser, url, body, key);
  const ask = async () => (await player.browser.call('GET', url)).json() as CashOutQuote & Refused;
  const look = async () => (await player.browser.call('GET', `/api/sport/bets/${id}`)).json() as Bet;
  const balance = () => house.balance(player.playerId);
  return { ...player, id, take, ask, look, balance };
}

const homeAt = (fixture: ScriptedFixture, home: number) =>
  house.feed.odds(fixture, { '1x2;period=ft': { home, draw: 3_500, away: 4_000 } });

describe('cash-out', () => {
  test('[SPORT-42] is offered with worth and cost, and is a win of the same round', async () => {
    const fixture = await house.feed.fixture();
    const bet = await aBet(fixture);
    const quote = await bet.ask();
    // Fair is 1 / (2.0 × 1.05): 10.00 × 2.0 × fair = 9.52, less 2 %, rounded down.
    expect(quote).toMatchObject({ worth_cents: 952, offer_cents: 933, cost_cents: 19, cost_bp: 200, delay_seconds: 0 });
    const sold = await bet.take({ quote_id: quote.quote_id });
    expect(sold.json(), sold.body).toMatchObject({ state: 'cashed_out', open_share: 0, returned_cents: 933 });
    expect(sold.json().movements).toMatchObject([{ kind: 'stake' }, { kind: 'cash_out', amount_cents: 933 }]);
    expect(await bet.balance()).toBe(99_933);
    // What becomes of the fixture later changes nothing.
    await house.settle(fixture, { home: won, draw: lost, away: lost });
    expect(await bet.balance()).toBe(99_933);
    expect((await bet.ask()).error.code).toBe('CASH_OUT_CLOSED');
  });

  test('[SPORT-42] of a part leaves the rest open, which is settled by itself', async () => {
    const fixture = await house.feed.fixture();
    const bet = await aBet(fixture);
    const { quote_id } = await bet.ask();
    const sold = await bet.take({ quote_id, share: 250_000 });
    expect(sold.json(), sold.body).toMatchObject({ state: 'open', open_share: 750_000, returned_cents: 233 });
    expect((await bet.ask()).worth_cents).toBe(714);
    await house.settle(fixture, { home: won, draw: lost, away: lost });
    expect(await bet.look()).toMatchObject({ state: 'won', returned_cents: 233 + 1_500 });
    expect(await bet.balance()).toBe(99_000 + 233 + 1_500);
  });

  test('an offer lives five seconds, is of one player and bet, and is taken once', async () => {
    const fixture = await house.feed.fixture();
    const [bet, other] = [await aBet(fixture), await aBet(fixture)];
    const { quote_id } = await bet.ask();
    expect((await other.take({ quote_id })).json().error.code).toBe('QUOTE_EXPIRED');
    expect((await bet.take({ quote_id: randomUUID() })).json().error.code).toBe('QUOTE_EXPIRED');
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => bet.take({ quote_id, share: 500_000 }, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await bet.take({ quote_id, share: 500_000 }, key)).json()).toMatchObject({ open_share: 500_000 });
    expect((await bet.take({ quote_id, share: 400_000 }, key)).json().error.code).toBe('IDEMPOTENCY_CONFLICT');
    expect((await bet.take({ quote_id, share: 500_000 })).json().error.code).toBe('QUOTE_EXPIRED');
    const late = await bet.ask();
    await house.pass(5_001);
    expect((await bet.take({ quote_id: late.quote_id })).json().error.code).toBe('QUOTE_EXPIRED');
    expect(await bet.balance()).toBe(99_000 + 466);
  });

  test('is closed while an open leg is, and follows what is fair', async () => {
    const fixture = await house.feed.fixture();
    const bet = await aBet(fixture);
    await homeAt(fixture, 1_500);
    const quote = await bet.ask();
    expect(quote.worth_cents).toBe(1_270);
    await house.feed.stop(fixture);
    expect((await bet.ask()).error.code).toBe('CASH_OUT_CLOSED');
    expect((await bet.take({ quote_id: quote.quote_id })).json().error.code).toBe('CASH_OUT_CLOSED');
    expect(await bet.balance()).toBe(99_000);
  });

  test('[SPORT-42] against settlement the first stands: one of them is paid', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const fixture = await house.feed.fixture();
      const bet = await aBet(fixture);
      const { quote_id } = await bet.ask();
      await Promise.all([bet.take({ quote_id }), house.settle(fixture, { home: won, draw: lost, away: lost })]);
      const { state } = await bet.look();
      expect(['won', 'cashed_out']).toContain(state);
      expect(await bet.balance()).toBe(state === 'won' ? 101_000 : 99_933);
    }
  });
});

describe('cash-out in play', () => {
  /** What is sold at the end of the delay, when the price is this by then. */
  async function sell(then: number, policy: 'higher' | 'any') {
    const fixture = await house.feed.fixture();
    const bet = await aBet(fixture);
    await house.feed.status(fixture, 'live');
    const quote = await bet.ask();
    expect(quote).toMatchObject({ cost_bp: 300, delay_seconds: 5, offer_cents: 923 });
    const selling = bet.take({ quote_id: quote.quote_id, policy });
    await vi.waitFor(() => expect(house.house.sportsbook.cashOuts.pausing()).toBe(1));
    expect(await bet.balance()).toBe(99_000);
    await homeAt(fixture, then);
    await house.pass(5_000);
    const sold = await selling;
    return {
      code: sold.json().error?.code,
      offer: sold.json().error?.offer_cents,
      gained: (await bet.balance()) - 99_000,
    };
  }

  test('waits; a higher value at the end is paid, a lower one only if any is wanted', async () => {
    expect(await sell(1_800, 'higher')).toEqual({ code: undefined, offer: undefined, gained: 1_026 });
    expect(await sell(2_200, 'higher')).toEqual({ code: 'PRICE_CHANGED', offer: 839, gained: 0 });
    expect(await sell(2_200, 'any')).toEqual({ code: undefined, offer: undefined, gained: 839 });
  });
});

describe('automatic cash-out', () => {
  test('sells once the offer reaches what the player has set, and not before', async () => {
    const fixture = await house.feed.fixture();
    const bet = await aBet(fixture);
    const url = `/api/sport/bets/${bet.id}/auto_cash_out`;
    const set = await bet.browser.send({ method: 'PUT', url, payload: { offer_cents: 1_200 } });
    expect(set.json()).toMatchObject({ auto_cash_out_cents: 1_200 });
    const { cashOuts } = house.house.sportsbook;
    await cashOuts.sellAutomatic([fixture.id]);
    expect(await bet.look()).toMatchObject({ state: 'open' });
    await homeAt(fixture, 1_500);
    await Promise.all([cashOuts.sellAutomatic([fixture.id]), cashOuts.sellAutomatic([fixture.id])]);
    expect(await bet.look()).toMatchObject({ state: 'cashed_out', returned_cents: 1_244, auto_cash_out_cents: null });
    expect(await bet.balance()).toBe(99_000 + 1_244);
    const late = await bet.browser.send({ method: 'PUT', url, payload: { offer_cents: 1_200 } });
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'ROUND_CLOSED']);
  });

  test('and can be ended', async () => {
    const fixture = await house.feed.fixture();
    const bet = await aBet(fixture);
    const url = `/api/sport/bets/${bet.id}/auto_cash_out`;
    await bet.browser.send({ method: 'PUT', url, payload: { offer_cents: 900 } });
    expect((await bet.browser.send({ method: 'DELETE', url })).json()).toMatchObject({ auto_cash_out_cents: null });
    await house.house.sportsbook.cashOuts.sellAutomatic([fixture.id]);
    expect(await bet.look()).toMatchObject({ state: 'open' });
  });
});

import { describe, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import type { ScriptedFixture } from '../../fixtures/testing/scripted-feed.ts';
import { somebody } from '../testing/desk-people.ts';
import { aLeg, aSlip, sharedSportHouse } from '../testing/test-sportsbook.ts';

const house = sharedSportHouse();
const overrides = () => house.house.sportsbook.desk.board.overrides;
const market = '1x2;period=ft';
type Asked = Parameters<ReturnType<typeof overrides>['set']>[1];

/** The home side at this price for ten minutes; the feed says 2.0, and 2.1 is fair. */
const aPrice = (value: number, more: Partial<Asked> = {}): Asked => ({
  kind: 'price',
  market,
  outcome: 'home',
  value,
  minutes: 10,
  ...more,
});
const shownOf = (fixture: ScriptedFixture) => house.house.fixtures.book.price(fixture.id, market, 'home')?.price;
const stateOf = async (id: number) => {
  const all = await overrides().list({}, somebody().member);
  return all.find((one) => one.id === id);
};
const slipAt = (fixture: ScriptedFixture, price: number, more: object = {}) =>
  aSlip([aLeg(fixture, { price })], { policy: 'none', ...more });

describe('what traders offer otherwise than the feed', () => {
  test('[SPORT-87] a price is shown, quoted and taken until it is taken back; who saw another is told', async () => {
    const fixture = await house.feed.fixture();
    const { browser } = await house.rich();
    const trader = somebody();
    const set = await overrides().set(fixture.id, aPrice(1_950), trader);
    expect(set).toMatchObject({ state: 'active', from_price: 1_800, to_price: 2_200, set_by: trader.name });
    expect(set).toMatchObject({ fixture: expect.stringMatching(/^North/), outcome_title: expect.any(String) });
    expect(shownOf(fixture)).toBe(1_950);
    const refused = await house.place(browser, slipAt(fixture, 2_000));
    expect(refused.json().error).toMatchObject({ code: 'PRICE_CHANGED', legs: [{ asked: 2_000, price: 1_950 }] });
    expect((await house.price(browser, slipAt(fixture, 2_000))).json().legs).toMatchObject([{ price: 1_950 }]);
    const taken = await house.place(browser, slipAt(fixture, 1_950));
    expect(taken.json().legs, taken.body).toMatchObject([{ price: 1_950 }]);
    // Within its bounds the feed moves as it likes.
    await house.feed.odds(fixture, { [market]: { home: 2_100, draw: 3_500, away: 4_000 } });
    expect(shownOf(fixture)).toBe(1_950);
    await expect(overrides().set(fixture.id, aPrice(1_960), trader)).rejects.toMatchObject({
      code: 'state.not_allowed',
    });
    expect(await overrides().end(set.id, trader)).toMatchObject({ state: 'over', over_for: 'taken_back' });
    expect(shownOf(fixture)).toBe(2_100);
    await expect(overrides().end(set.id, trader)).rejects.toMatchObject({ code: 'state.not_allowed' });
    const trail = await listEntries(house.database, { staffId: trader.member.id, limit: 5 });
    expect(trail.map(({ kind }) => kind)).toEqual(['sportsbook.override_ended', 'sportsbook.override_set']);
  });

  test('[SPORT-87] it ends where the feed leaves its bounds, with its time, and with the fixture', async () => {
    const fixture = await house.feed.fixture();
    const { browser, playerId } = await house.rich();
    const moved = await overrides().set(fixture.id, aPrice(1_950, { from_price: 1_900, to_price: 2_050 }), somebody());
    await house.feed.odds(fixture, { [market]: { home: 2_060, draw: 3_500, away: 4_000 } });
    expect(shownOf(fixture)).toBe(2_060);
    await overrides().endOver();
    expect(await stateOf(moved.id)).toMatchObject({ state: 'over', over_for: 'bounds' });
    await house.feed.odds(fixture, { [market]: { home: 2_000, draw: 3_500, away: 4_000 } });
    expect(shownOf(fixture)).toBe(2_000);

    const short = await overrides().set(fixture.id, aPrice(1_950, { minutes: 1 }), somebody());
    await house.pass(60_000);
    // Its time is over, and nobody has ended it yet: nothing is taken at it.
    const late = await house.place(browser, slipAt(fixture, 1_950));
    expect(late.json().error, late.body).toMatchObject({ code: 'PRICE_CHANGED' });
    expect(await house.balance(playerId)).toBe(100_000);
    await overrides().endOver();
    expect(await stateOf(short.id)).toMatchObject({ state: 'over', over_for: 'time' });
    expect((await house.place(browser, slipAt(fixture, 2_000))).statusCode).toBe(201);

    const last = await overrides().set(fixture.id, { kind: 'hide', minutes: 600 }, somebody());
    await house.feed.status(fixture, 'ended');
    await overrides().endOver();
    expect(await stateOf(last.id)).toMatchObject({ state: 'over', over_for: 'fixture' });
  });

  test('[SPORT-87] above fair it waits for another person; of many who decide at once one does', async () => {
    const fixture = await house.feed.fixture();
    const [one, ...others] = [somebody(), somebody(), somebody(), somebody()];
    const waiting = await overrides().set(fixture.id, aPrice(2_200), one);
    expect(waiting).toMatchObject({ state: 'waiting', may_agree: false });
    expect(shownOf(fixture)).toBe(2_000);
    await expect(overrides().decide(waiting.id, true, one)).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    const [agreed] = await overrides().list({ fixture: fixture.id }, somebody().member);
    expect(agreed).toMatchObject({ may_agree: true });
    const decided = await Promise.allSettled(
      others.map((other, index) => overrides().decide(waiting.id, index > 0, other)),
    );
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const after = await stateOf(waiting.id);
    expect(shownOf(fixture)).toBe(after?.state === 'active' ? 2_200 : 2_000);

    const declined = await overrides().set(fixture.id, aPrice(2_300, { outcome: 'draw', value: 4_000 }), one);
    expect(await overrides().decide(declined.id, false, somebody())).toMatchObject({
      state: 'over',
      over_for: 'declined',
    });
    // What was below fair and is so no more holds no more: one person is not enough for it.
    const below = await overrides().set(fixture.id, aPrice(4_100, { outcome: 'away' }), one);
    expect(below).toMatchObject({ state: 'active' });
    await house.feed.odds(fixture, { [market]: { home: 2_000, draw: 3_500, away: 3_800 } });
    expect(house.house.fixtures.book.price(fixture.id, market, 'away')?.price).toBe(3_800);
  });

  test('[SPORT-87] a process that has not heard of it takes nothing at the old price', async () => {
    const fixture = await house.feed.fixture();
    const { playerId } = await house.rich();
    const other = house.openOther();
    await other.fixtures.book.look();
    await overrides().set(fixture.id, aPrice(1_950), somebody());
    expect(other.fixtures.book.price(fixture.id, market, 'home')?.price).toBe(2_000);
    const place = (price: number) => {
      const body = { ...slipAt(fixture, price), sizes: [], bankers: [], each_way: false };
      return other.handlers.placeBet({ body } as never, house.contextOf(playerId) as never);
    };
    await expect(place(2_000)).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      details: { legs: [{ asked: 2_000, price: 1_950 }] },
    });
    const hidden = await overrides().set(fixture.id, { kind: 'hide', market, minutes: 5 }, somebody());
    await expect(place(1_950)).rejects.toMatchObject({ code: 'MARKET_CLOSED' });
    await overrides().end(hidden.id, somebody());
    expect(await house.balance(playerId)).toBe(100_000);
  });

  test('[SPORT-87] bets side by side with changes and a moving feed: each at a price it asked for, or told', async () => {
    const fixture = await house.feed.fixture();
    const { playerId } = await house.rich();
    const other = house.openOther();
    await other.fixtures.book.look();
    let isOver = false;
    const changing = (async () => {
      for (let turn = 0; turn < 6; turn += 1) {
        const { id } = await overrides().set(fixture.id, aPrice(1_900 + turn * 10), somebody());
        await house.feed.odds(fixture, { [market]: { home: turn % 2 ? 2_000 : 2_020, draw: 3_500, away: 4_000 } });
        // From now on nothing is taken at less or more than what is offered.
        if (turn === 5) isOver = true;
        else await overrides().end(id, somebody());
      }
    })();
    const prices: number[] = [];
    while (!isOver) {
      const asked = other.fixtures.book.price(fixture.id, market, 'home')?.price ?? 0;
      const body = { ...slipAt(fixture, asked, { unit_stake_cents: 1 }), sizes: [], bankers: [], each_way: false };
      const wasOver = isOver;
      const placed = await other.handlers
        .placeBet({ body } as never, house.contextOf(playerId) as never)
        .catch((error: { code: string }) => error);
      if ('code' in placed) expect(placed.code).toBe('PRICE_CHANGED');
      else if ('legs' in placed.body) {
        const [leg] = placed.body.legs;
        expect(leg?.price ?? 0).toBeGreaterThanOrEqual(asked);
        if (wasOver) expect(leg?.price).toBe(1_950);
        prices.push(leg?.price ?? 0);
      }
      await other.fixtures.book.look();
    }
    await changing;
    expect(prices.every((price) => price >= 1_900 && price <= 2_020)).toBe(true);
    expect(shownOf(fixture)).toBe(1_950);
  });

  test('[SPORT-87] margins, limits and delays hold for what they name; hidden markets take no bets', async () => {
    const fixture = await house.feed.fixture();
    const { browser } = await house.rich();
    const trader = somebody();
    const margin = await overrides().set(fixture.id, { kind: 'margin', market, value: 1_000, minutes: 5 }, trader);
    // Fair at 2.1, less ten per cent, down the ladder.
    expect(shownOf(fixture)).toBe(1_900);
    await overrides().end(margin.id, trader);
    await overrides().set(fixture.id, { kind: 'limit', market, outcome: 'home', value: 5_000, minutes: 5 }, trader);
    expect((await house.price(browser, slipAt(fixture, 2_000))).json().max_unit_stake_cents).toBe(5_000);
    const above = await house.place(browser, slipAt(fixture, 2_000, { unit_stake_cents: 5_001 }));
    expect(above.json().error).toMatchObject({ code: 'STAKE_ABOVE_LIMIT', max_stake_cents: 5_000 });
    await house.feed.status(fixture, 'live');
    const delay = { kind: 'delay', value: 9, minutes: 5 } as const;
    await overrides().set(fixture.id, delay, trader);
    expect((await house.price(browser, slipAt(fixture, 2_000))).json().delay_seconds).toBe(9);
    await overrides().set(fixture.id, { kind: 'hide', market, minutes: 5 }, trader);
    expect((await house.place(browser, slipAt(fixture, 2_000))).json().error.code).toBe('MARKET_CLOSED');
    const page = (await browser.call('GET', `/api/sport/fixtures/${fixture.id}`)).json();
    expect(page.markets.find(({ key }: { key: string }) => key === market)).toMatchObject({
      status: 'inactive',
      open: false,
    });
  });

  test('[SPORT-37] [SPORT-87] what says too little, too much, or names what is not there is refused', async () => {
    const fixture = await house.feed.fixture();
    const refusal = (asked: Asked) =>
      overrides()
        .set(fixture.id, asked, somebody())
        .then(
          () => 'taken',
          ({ code }: { code: string }) => code,
        );
    const rows: [Partial<Asked> & Pick<Asked, 'kind'>, string][] = [
      [{ kind: 'price' }, 'override.invalid'],
      [{ kind: 'price', market, outcome: 'home' }, 'override.invalid'],
      [{ kind: 'price', market, outcome: 'home', value: 500 }, 'override.invalid'],
      [{ kind: 'price', market, outcome: 'home', value: 4_010 }, 'override.out_of_bounds'],
      [{ kind: 'price', market, outcome: 'home', value: 1_950, from_price: 2_010 }, 'override.out_of_bounds'],
      [{ kind: 'price', market, outcome: 'home', value: 1_950, to_price: 1_990 }, 'override.out_of_bounds'],
      [{ kind: 'price', market: 'nothing', outcome: 'home', value: 1_950 }, 'MARKET_UNKNOWN'],
      [{ kind: 'price', market, outcome: 'nobody', value: 1_950 }, 'OUTCOME_UNKNOWN'],
      [{ kind: 'hide', outcome: 'home' }, 'OUTCOME_UNKNOWN'],
      [{ kind: 'hide', market, value: 3 }, 'override.invalid'],
      [{ kind: 'margin', market }, 'override.invalid'],
      [{ kind: 'margin', market, value: 3_001 }, 'override.out_of_bounds'],
      [{ kind: 'margin', market, outcome: 'home', value: 300 }, 'override.invalid'],
      [{ kind: 'limit', value: 25_000_001 }, 'override.out_of_bounds'],
      [{ kind: 'limit', value: 5, from_price: 1_900 }, 'override.invalid'],
      [{ kind: 'delay', value: 61 }, 'override.out_of_bounds'],
    ];
    for (const [asked, code] of rows) expect(await refusal({ minutes: 5, ...asked }), JSON.stringify(asked)).toBe(code);
    await expect(overrides().set(987_654_321, aPrice(1_950), somebody())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(overrides().end(987_654_321, somebody())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(overrides().decide(987_654_321, true, somebody())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await house.feed.status(fixture, 'ended');
    expect(await refusal(aPrice(1_950))).toBe('state.not_allowed');
    expect(await overrides().list({ fixture: fixture.id }, somebody().member)).toEqual([]);
  });
});

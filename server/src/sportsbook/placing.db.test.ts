import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aLeg, aSlip, type SlipLeg, sharedSportHouse } from './testing/test-sportsbook.ts';

const house = sharedSportHouse();
const total = { market: 'total;line=10;period=ft', outcome: 'over', price: 1_900 };

/** `PRICE_CHANGED`, or `legs.too_many`. */
function codeOf({ body }: { body: string }): string {
  const { error, errors } = JSON.parse(body);
  const [[field = '', codes = {}] = []] = Object.entries(errors ?? {});
  return error?.code ?? `${field}.${Object.keys(codes as object)[0]}`;
}

const betsOf = async (playerId: number) =>
  (await house.database.query('select id from sportsbook_bet where player_id = $1', [playerId])).rows.length;

test('[SPORT-31] a bet is placed at the door: stake, bet, legs and what it puts at risk', async () => {
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
  const { rows } = await house.database.query('select scopes, amounts from sportsbook_exposure where bet_id = $1', [
    bet.id,
  ]);
  expect(rows[0]?.scopes).toContain(`fixture:${fixture.id}`);
  expect(rows[0]?.amounts).toEqual([1_000n, 1_000n, 1_000n, 1_000n, 1_000n]);
});

test('a price says lines, return, cost, largest stake and moved legs, to anyone', async () => {
  const [one, two] = [await house.feed.fixture(), await house.feed.fixture()];
  const { browser } = await house.player();
  const slip = aSlip([aLeg(one), aLeg(two, { ...total, price: 1_850 })]);
  const quote = (await house.price(browser, slip)).json();
  expect(quote).toMatchObject({
    lines: 1,
    stake_cents: 1_000,
    largest_return_cents: 3_800,
    price: 3_800,
    delay_seconds: 0,
  });
  expect(quote.legs.map(({ moved, price, open }) => [moved, price, open])).toEqual([
    ['same', 2_000, true],
    ['up', 1_900, true],
  ]);
  // Each price is 5 % above what is fair: two of them keep about a tenth of the stake.
  expect(quote.expected_cost_cents).toBe(93);
  expect(quote.max_unit_stake_cents).toBeGreaterThan(1_000);
  const lucky = aSlip([aLeg(one), aLeg(two), aLeg(await house.feed.fixture())], { kind: 'patent' });
  expect((await house.price(browser, lucky)).json()).toMatchObject({ lines: 7, stake_cents: 7_000, price: null });
});

describe('bad slips: each its own refusal, nothing booked', () => {
  const cases: [string, (leg: SlipLeg, other: SlipLeg) => object, number, string][] = [
    ['unknown fixture', (leg) => aSlip([{ ...leg, fixture: 999_999 }]), 404, 'FIXTURE_UNKNOWN'],
    ['unknown market', (leg) => aSlip([{ ...leg, market: 'winner;period=ft' }]), 404, 'MARKET_UNKNOWN'],
    ['no market at all', (leg) => aSlip([{ ...leg, market: '<b>' }]), 404, 'MARKET_UNKNOWN'],
    ['unknown outcome', (leg) => aSlip([{ ...leg, outcome: '__proto__' }]), 404, 'OUTCOME_UNKNOWN'],
    ['price 0.5', (leg) => aSlip([{ ...leg, price: 500 }]), 422, 'price.too_small'],
    ['price 2 million', (leg) => aSlip([{ ...leg, price: 2_000_000_000 }]), 422, 'price.too_big'],
    ['unknown currency', (leg) => aSlip([leg], { currency: 'XXX' }), 422, 'currency.invalid_value'],
    ['a currency the player has no wallet in', (leg) => aSlip([leg], { currency: 'USD' }), 422, 'currency.no_account'],
    ['stake 0', (leg) => aSlip([leg], { unit_stake_cents: 0 }), 422, 'unit_stake_cents.too_small'],
    ['a negative stake', (leg) => aSlip([leg], { unit_stake_cents: -100 }), 422, 'unit_stake_cents.too_small'],
    ['half a cent', (leg) => aSlip([leg], { unit_stake_cents: 0.5 }), 422, 'unit_stake_cents.invalid_type'],
    ['a huge stake', (leg) => aSlip([leg], { unit_stake_cents: 1e300 }), 422, 'unit_stake_cents.too_big'],
    ['a thousand million', (leg) => aSlip([leg], { unit_stake_cents: 100_000_000_000 }), 422, 'STAKE_ABOVE_LIMIT'],
    ['more than there is', (leg) => aSlip([leg], { unit_stake_cents: 300_000 }), 422, 'stake_cents.not_enough_money'],
    ['no legs', () => aSlip([], { kind: 'single' }), 422, 'legs.too_small'],
    ['21 legs', (leg) => aSlip(Array(21).fill(leg)), 422, 'legs.too_many'],
    ['41 legs', (leg) => aSlip(Array(41).fill(leg)), 422, 'legs.too_big'],
    ['1 000 legs', (leg) => aSlip(Array(1_000).fill(leg)), 413, 'PAYLOAD_TOO_LARGE'],
    ['a leg twice', (leg) => aSlip([leg, leg]), 422, 'legs.twice'],
    [
      'two sides of one market',
      (leg) => aSlip([leg, { ...leg, outcome: 'away', price: 4_000 }]),
      422,
      'LEGS_CONTRADICT',
    ],
    ['two markets of one fixture', (leg) => aSlip([leg, { ...leg, ...total }]), 422, 'LEGS_CONTRADICT'],
    ['a trixie of two', (leg, other) => aSlip([leg, other], { kind: 'trixie' }), 422, 'sizes.invalid'],
    ['a system without sizes', (leg, other) => aSlip([leg, other], { kind: 'system' }), 422, 'sizes.invalid'],
    [
      'a banker that is no leg',
      (leg, other) => aSlip([leg, other], { kind: 'system', sizes: [1], bankers: [7] }),
      422,
      'bankers.invalid',
    ],
    ['each-way on a match', (leg) => aSlip([leg], { each_way: true }), 422, 'each_way.not_here'],
    ['a free bet that is none', (leg) => aSlip([leg], { free_bet_id: 7 }), 409, 'FREE_BET_NOT_HERE'],
    ['an offer that is none', (leg) => aSlip([leg], { offer_id: 7 }), 409, 'FREE_BET_NOT_HERE'],
    ['somebody’s quote', (leg) => aSlip([leg], { quote_id: randomUUID() }), 409, 'QUOTE_EXPIRED'],
    ['no slip', () => ({ legs: 'all of them' }), 422, 'currency.invalid_value'],
  ];

  test('[SPORT-37] as a table', async () => {
    const [leg, other] = [aLeg(await house.feed.fixture()), aLeg(await house.feed.fixture())];
    const { browser, playerId } = await house.rich(100_000n);
    for (const [what, slip, status, code] of cases) {
      const answer = await house.place(browser, slip(leg, other));
      expect([what, answer.statusCode], answer.body).toEqual([what, status]);
      expect(codeOf(answer), what).toBe(code);
      const priced = await house.price(browser, slip(leg, other));
      expect(priced.statusCode, `${what}: ${priced.body}`).toBeLessThan(500);
    }
    expect(await betsOf(playerId)).toBe(0);
    expect(await house.balance(playerId)).toBe(100_000);
  });

  test('[SPORT-37] somebody else’s bet is none: neither read nor sold, also with its own offer, nor set to sell itself', async () => {
    const [owner, thief] = [await house.rich(), await house.rich()];
    const { id } = (await house.place(owner.browser, aSlip([aLeg(await house.feed.fixture())]))).json();
    const url = `/api/sport/bets/${id}`;
    const { quote_id } = (await owner.call('GET', `${url}/cash_out`)).json() as { quote_id: string };
    const cases = [
      ['GET', url],
      ['GET', `${url}/cash_out`],
      ['POST', `${url}/cash_out`, { quote_id }],
      ['PUT', `${url}/auto_cash_out`, { offer_cents: 1 }],
      ['DELETE', `${url}/auto_cash_out`],
    ] as const;
    for (const [method, path, payload] of cases) {
      const headers = { 'idempotency-key': randomUUID() };
      const answer = await thief.browser.send({ method, url: path, headers, ...(payload && { payload }) });
      expect([method, path, answer.statusCode, codeOf(answer)]).toEqual([method, path, 404, 'NOT_FOUND']);
    }
    expect((await owner.call('GET', url)).json()).toMatchObject({ state: 'open', auto_cash_out_cents: null });
    expect([await house.balance(owner.playerId), await house.balance(thief.playerId)]).toEqual([99_000, 100_000]);
  });
});

describe('moved prices', () => {
  const policies = [
    ['none', 2_000, 201, 2_000],
    ['none', 2_100, 201, 2_100],
    ['none', 1_900, 409, undefined],
    ['higher', 2_100, 201, 2_100],
    ['higher', 1_900, 409, undefined],
    ['any', 2_100, 201, 2_100],
    ['any', 1_900, 201, 1_900],
  ] as const;

  test('[SPORT-33] better ones are always given, others by the policy, and a refusal names the new ones', async () => {
    const { browser, playerId } = await house.rich();
    for (const [policy, price, status, taken] of policies) {
      const fixture = await house.feed.fixture();
      await house.feed.odds(fixture, { '1x2;period=ft': { home: price, draw: 3_500, away: 4_000 } });
      const answer = await house.place(browser, aSlip([aLeg(fixture)], { policy }));
      expect([policy, price, answer.statusCode], answer.body).toEqual([policy, price, status]);
      if (taken) expect(answer.json().legs[0]?.price).toBe(taken);
      else
        expect(answer.json().error).toMatchObject({ code: 'PRICE_CHANGED', legs: [{ place: 0, asked: 2_000, price }] });
    }
    expect(await betsOf(playerId)).toBe(5);
  });

  test('of a multiple `higher` takes a price that is no lower as a whole, `none` no leg that is', async () => {
    const { browser } = await house.rich();
    const [down, up] = [await house.feed.fixture(), await house.feed.fixture()];
    await house.feed.odds(down, { '1x2;period=ft': { home: 1_900, draw: 3_500, away: 4_000 } });
    await house.feed.odds(up, { '1x2;period=ft': { home: 2_300, draw: 3_500, away: 4_000 } });
    const legs = [aLeg(down), aLeg(up)];
    expect((await house.place(browser, aSlip(legs, { policy: 'none' }))).statusCode).toBe(409);
    const placed = await house.place(browser, aSlip(legs, { policy: 'higher' }));
    expect(placed.json()).toMatchObject({ price: 4_370 });
  });
});

describe('keys', () => {
  test('the same key is the same bet, also at once; with another slip a conflict', async () => {
    const fixture = await house.feed.fixture();
    const { browser, playerId } = await house.rich();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => house.place(browser, aSlip([aLeg(fixture)]), key)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await house.place(browser, aSlip([aLeg(fixture)]), key)).json().id).toBe(answers[0]?.json().id);
    const other = await house.place(browser, aSlip([aLeg(fixture)], { unit_stake_cents: 2_000 }), key);
    expect([other.statusCode, codeOf(other)]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    expect(await betsOf(playerId)).toBe(1);
    expect(await house.balance(playerId)).toBe(99_000);
  });

  test('[SPORT-31] the answer to a bet was lost; asked for again when its fixture is on, it is the bet and waits for nothing', async () => {
    const fixture = await house.feed.fixture();
    const { browser, playerId } = await house.rich();
    const key = randomUUID();
    const { id } = (await house.place(browser, aSlip([aLeg(fixture)]), key)).json();
    await house.feed.status(fixture, 'live');
    const again = await house.place(browser, aSlip([aLeg(fixture)]), key);
    expect([again.statusCode, again.json().id], again.body).toEqual([201, id]);
    const other = await house.place(browser, aSlip([aLeg(fixture)], { unit_stake_cents: 2_000 }), key);
    expect([other.statusCode, codeOf(other)]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    expect(await betsOf(playerId)).toBe(1);
  });

  test('two slips race under one key: one is placed', async () => {
    const fixture = await house.feed.fixture();
    const { browser, playerId } = await house.rich();
    const key = randomUUID();
    const stakes = [1_000, 2_000, 3_000, 1_000, 2_000];
    const answers = await Promise.all(
      stakes.map((unit_stake_cents) => house.place(browser, aSlip([aLeg(fixture)], { unit_stake_cents }), key)),
    );
    const placed = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json());
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ statusCode }) => statusCode !== 201).map(codeOf)).toEqual(
      Array(5 - placed.length).fill('IDEMPOTENCY_CONFLICT'),
    );
    expect(await house.balance(playerId)).toBe(100_000 - (placed[0]?.stake_cents ?? 0));
  });
});

describe('[PP-35] closed markets', () => {
  test('nothing is taken while the market, the fixture, the feed or the desk is closed', async () => {
    const { browser, playerId } = await house.rich();
    const closings = [
      (fixture: Awaited<ReturnType<typeof house.feed.fixture>>) => house.feed.stop(fixture),
      (fixture: Awaited<ReturnType<typeof house.feed.fixture>>) =>
        house.feed.odds(fixture, { '1x2;period=ft': { home: 2_000 } }, { status: 'suspended' }),
      (fixture: Awaited<ReturnType<typeof house.feed.fixture>>) => house.feed.status(fixture, 'ended'),
      () => house.feed.down(),
    ];
    for (const close of closings) {
      const fixture = await house.feed.fixture();
      await close(fixture);
      const answer = await house.place(browser, aSlip([aLeg(fixture)]));
      expect([answer.statusCode, codeOf(answer)], answer.body).toEqual([409, 'MARKET_CLOSED']);
      await house.feed.up();
    }
    expect(await betsOf(playerId)).toBe(0);
  });

  test('a stop races bets: none is accepted after it is known', async () => {
    const bettors = await Promise.all(Array.from({ length: 4 }, () => house.rich()));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const fixture = await house.feed.fixture();
      let isStopped = false;
      const late: number[] = [];
      const betting = bettors.map(async ({ browser }) => {
        for (let bet = 0; bet < 3; bet += 1) {
          const wasStopped = isStopped;
          const { statusCode } = await house.place(browser, aSlip([aLeg(fixture)], { unit_stake_cents: 10 }));
          if (wasStopped && statusCode === 201) late.push(bet);
        }
      });
      await house.feed.stop(fixture);
      isStopped = true;
      await Promise.all(betting);
      expect(late).toEqual([]);
      const { rows } = await house.database.query<{ late: bigint }>(
        `select count(*) as late from sportsbook_leg l join fixtures_gate g on g.fixture_id = l.fixture_id
         where l.fixture_id = $1 and l.version >= g.closing_version`,
        [fixture.id],
      );
      expect(Number(rows[0]?.late)).toBe(0);
    }
  });

  test('a process whose memory is behind takes nothing: the gate knows better', async () => {
    const fixture = await house.feed.fixture();
    const other = house.openOther();
    await other.fixtures.book.look();
    await house.feed.stop(fixture);
    const { playerId } = await house.rich();
    expect(other.fixtures.book.isOpen(fixture.id, '1x2;period=ft', 'home')).toBe(true);
    const body = { ...aSlip([aLeg(fixture)]), sizes: [], bankers: [], each_way: false, policy: 'higher' };
    const placed = other.handlers.placeBet({ body } as never, house.contextOf(playerId) as never);
    await expect(placed).rejects.toMatchObject({ code: 'MARKET_CLOSED' });
    expect(await betsOf(playerId)).toBe(0);
  });
});

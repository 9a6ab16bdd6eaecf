import { randomUUID } from 'node:crypto';
import type { Bet, BetQuote } from '@halley/contract';
import { lost, won } from '@halley/sports/markets';
import { describe, expect, test } from 'vitest';
import { aLeg, aSlip, sharedSportHouse } from './testing/test-sportsbook.ts';

const house = sharedSportHouse();
const overHalf = { market: 'total;line=11;period=ft', outcome: 'over', price: 1_900 };

describe('bets of a player', () => {
  test('are listed newest first, page by page and by state, and nobody else’s', async () => {
    const fixture = await house.feed.fixture();
    const [player, other] = [await house.rich(), await house.rich()];
    const ids: string[] = [];
    for (let bet = 0; bet < 5; bet += 1) {
      house.clock.advanceMs(10);
      ids.unshift((await house.place(player.browser, aSlip([aLeg(fixture)]))).json().id);
    }
    await house.place(other.browser, aSlip([aLeg(fixture)]));
    const list = async (query: string) =>
      (await player.call('GET', `/api/sport/bets?${query}`)).json() as { bets: Bet[]; next: string | null };
    const first = await list('limit=2');
    expect(first.bets.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await list(`limit=2&before=${first.next}`);
    expect(second.bets.map(({ id }) => id)).toEqual(ids.slice(2, 4));
    const third = await list(`limit=2&before=${second.next}`);
    expect([third.bets.map(({ id }) => id), third.next]).toEqual([ids.slice(4), null]);
    expect((await list('state=settled')).bets).toEqual([]);
    await house.settle(fixture, { home: won, draw: lost, away: lost });
    expect((await list('state=settled')).bets).toHaveLength(5);
    expect((await list('state=open')).bets).toEqual([]);
    expect((await list(`from=${new Date(house.clock.now().getTime() + 1_000).toISOString()}`)).bets).toEqual([]);
  });

  test('tell titles and a sentence for each leg in the player’s language, and what moved', async () => {
    const fixture = await house.feed.fixture({ markets: { 'total;line=11;period=ft': { over: 1_900, under: 1_900 } } });
    const { browser, call } = await house.rich();
    const placed = (await house.place(browser, aSlip([aLeg(fixture, overHalf)]))).json();
    expect(placed.legs[0]).toMatchObject({ outcome_title: 'Over 2.75', tournament: 'Test league', explanation: null });
    await house.settle(
      fixture,
      { over: { result: 'won', void_factor: 0.5 }, under: { result: 'lost', void_factor: 0.5 } },
      'total;line=11;period=ft',
    );
    const read = async () => (await call('GET', `/api/sport/bets/${placed.id}`)).json() as Bet;
    expect(await read()).toMatchObject({ state: 'won', returned_cents: 1_450 });
    expect((await read()).movements.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
      ['stake', 1_000],
      ['settlement', 1_450],
    ]);
    expect((await read()).legs[0]).toMatchObject({
      result: 'half_won',
      explanation: expect.stringContaining('Over 2.75'),
    });
    const url = `/api/sport/bets/${placed.id}`;
    const german = await browser.send({ method: 'GET', url, headers: { 'accept-language': 'de' } });
    expect(german.json().legs[0]).toMatchObject({
      outcome_title: 'Über 2,75',
      tournament: 'Testliga',
      explanation: expect.stringContaining('Über 2,75'),
    });
  });

  test('sum up to a net position of today, this session and this month', async () => {
    const [one, two] = [await house.feed.fixture(), await house.feed.fixture()];
    const { browser, call } = await house.rich();
    await house.place(browser, aSlip([aLeg(one)]));
    await house.place(browser, aSlip([aLeg(two)], { unit_stake_cents: 500 }));
    await house.settle(one, { home: won, draw: lost, away: lost });
    expect((await call('GET', '/api/sport/position?currency=EUR')).json()).toEqual({
      currency: 'EUR',
      today_cents: 500,
      session_cents: 500,
      month_cents: 500,
      open_stakes_cents: 500,
      open_bets: 1,
    });
  });
});

describe('builder', () => {
  const chances = [0.3, 0.4, 0.3];
  const scores = Object.fromEntries(
    chances.flatMap((home, one) =>
      // The scripted feed says that fair is 1 / (price × 1.05).
      chances.map((away, other) => [`score:${one}-${other}`, Math.round(1_000 / (home * away * 1.05))]),
    ),
  );
  const markets = {
    ...usualOdds(),
    'correct_score;period=ft': scores,
    'both_score;period=ft': { yes: 1_900, no: 1_900 },
  };
  const both = { market: 'both_score;period=ft', outcome: 'yes', price: 1_900 };

  test('[SPORT-72] a group is quoted with its error, placed at its quote, and repriced by its snapshot when a leg is void', async () => {
    const fixture = await house.feed.fixture({ markets });
    const [player, thief] = [await house.rich(), await house.rich()];
    const legs = [aLeg(fixture, { group: 1 }), aLeg(fixture, { ...both, group: 1 })];
    const slip = aSlip(legs, { kind: 'single' });
    const quote = (await house.price(player.browser, slip)).json() as BetQuote;
    expect(quote.builder).toMatchObject([{ group: 1, price: 7_600, error_ppm: expect.any(Number) }]);
    expect(quote).toMatchObject({ lines: 1, price: 7_600, largest_return_cents: 7_600 });
    const quote_id = quote.builder[0]?.quote_id;
    expect((await house.place(player.browser, slip)).json().error.code).toBe('QUOTE_EXPIRED');
    expect((await house.place(thief.browser, { ...slip, quote_id })).json().error.code).toBe('QUOTE_EXPIRED');
    const other = aSlip([aLeg(fixture, { group: 1, outcome: 'away', price: 4_000 }), legs[1]!], {
      kind: 'single',
      quote_id,
    });
    expect((await house.place(player.browser, other)).json().error.code).toBe('QUOTE_EXPIRED');
    const placed = await house.place(player.browser, { ...slip, quote_id });
    expect(placed.json(), placed.body).toMatchObject({ price: 7_600, largest_return_cents: 7_600 });
    await house.pass(15_001);
    expect((await house.place(player.browser, { ...slip, quote_id })).json().error.code).toBe('QUOTE_EXPIRED');
    await house.settle(fixture, { home: won, draw: lost, away: lost });
    await house.settle(
      fixture,
      { yes: { result: 'lost', void_factor: 1 }, no: { result: 'lost', void_factor: 1 } },
      both.market,
    );
    const bet = (await player.call('GET', `/api/sport/bets/${placed.json().id}`)).json() as Bet;
    // The home side alone: 33 of a hundred, at 8 %.
    expect(bet).toMatchObject({ state: 'won', returned_cents: 2_800 });
  });

  test('[SPORT-72] legs that contradict, imply each other or hang on more than the score are refused by name', async () => {
    const corners = { market: 'corners_total;line=38;period=ft', outcome: 'over', price: 1_900 };
    const fixture = await house.feed.fixture({
      markets: { ...markets, [corners.market]: { over: 1_900, under: 1_900 } },
    });
    const { browser } = await house.rich();
    const refusal = async (...more: object[]) => {
      const legs = [{}, ...more].map((one) => aLeg(fixture, { ...one, group: 1 }));
      const answer = await house.price(browser, aSlip(legs, { kind: 'single' }));
      const { code, reason, legs: named } = (JSON.parse(answer.body) as { error: Record<string, unknown> }).error;
      return [answer.statusCode, code, reason, named];
    };
    const away = { outcome: 'away', price: 4_000 };
    expect(await refusal(away)).toEqual([422, 'LEGS_CONTRADICT', 'LEGS_CONTRADICT', [0, 1]]);
    // Whoever has the score right has the winner right.
    const exact = { market: 'correct_score;period=ft', outcome: 'score:2-1', price: 7_900 };
    expect(await refusal(exact)).toEqual([422, 'BUILDER_REFUSED', 'LEG_IMPLIED', [1, 0]]);
    // The score does not decide corners: that leg alone is in the way.
    expect(await refusal(both, corners)).toEqual([422, 'BUILDER_REFUSED', 'NOT_PRICED_TOGETHER', [2]]);
  });
});

function usualOdds() {
  return { '1x2;period=ft': { home: 2_000, draw: 3_500, away: 4_000 } };
}

describe('several slips at once', () => {
  test('[SPORT-70] each has its quote or its own refusal, with names in the language of whoever asks', async () => {
    const fixture = await house.feed.fixture();
    const { browser } = await house.player();
    const slips = [
      aSlip([aLeg(fixture)]),
      aSlip([aLeg(fixture)], { unit_stake_cents: 250 }),
      aSlip([aLeg({ id: 999_999 })]),
    ];
    const answer = await house.post<{ quote: BetQuote | null; refusal: object | null }[]>(
      browser,
      '/api/sport/prices',
      { slips },
    );
    const [one, two, three] = answer.json();
    expect(one?.quote).toMatchObject({ stake_cents: 1_000, largest_return_cents: 2_000 });
    expect(one?.quote?.legs).toMatchObject([
      { outcome_title: `North ${fixture.feedId}`, sport: 'football', in_play: false, each_way: false },
    ]);
    expect(one?.quote?.legs[0]?.fixture).toBe(`North ${fixture.feedId} – South ${fixture.feedId}`);
    expect(two?.quote).toMatchObject({ stake_cents: 250 });
    expect(three).toMatchObject({ quote: null, refusal: { code: 'FIXTURE_UNKNOWN', leg: 0 } });
  });
});

describe('what is kept for a player', () => {
  test('[SPORT-71] [SPORT-75] the slip, with the time it was kept, marks and wishes come back as they were left', async () => {
    const { browser } = await house.player();
    const put = (url: string, payload: object) => browser.send({ method: 'PUT', url, payload });
    const get = async (url: string) => (await browser.call('GET', url)).json();
    expect(await get('/api/sport/slip')).toBeNull();
    const slip = { kind: 'multiple', legs: [aLeg({ id: 1 })], sizes: [], bankers: [], each_way: false };
    const { at } = (await put('/api/sport/slip', slip)).json();
    expect(await get('/api/sport/slip')).toEqual({ ...slip, at });
    await house.pass(1_000);
    const later = (await put('/api/sport/slip', { ...slip, legs: [] })).json();
    expect(later.at > at).toBe(true);
    expect(await get('/api/sport/slip')).toEqual({ ...slip, legs: [], at: later.at });
    const marks = { fixtures: [3], tournaments: [], competitors: [5] };
    await put('/api/sport/favourites', marks);
    expect(await get('/api/sport/favourites')).toEqual(marks);
    expect(await get('/api/sport/preferences')).toMatchObject({
      odds_type: 'european',
      policy: 'higher',
      quick_bet: false,
    });
    const wishes = { odds_type: 'american', policy: 'any', quick_bet: true, stakes_cents: [500] };
    await put('/api/sport/preferences', wishes);
    expect(await get('/api/sport/preferences')).toEqual(wishes);
    const shared = (await house.post<{ code: string }>(browser, '/api/sport/codes', slip)).json();
    expect(await get(`/api/sport/codes/${shared.code}`)).toEqual(slip);
    expect((await browser.call('GET', '/api/sport/codes/AAAA2222')).statusCode).toBe(404);
  });

  test('[SPORT-03] [API-15] clients of other products read settings, gifts and tokens; another player’s channel is forbidden', async () => {
    const { browser, playerId } = await house.player();
    const settings = async () => (await browser.call('GET', '/api/v2/settings')).json();
    expect((await settings()).odds_types).toMatchObject({
      selected: 'european',
      available: expect.arrayContaining(['malaysian']),
    });
    await browser.send({
      method: 'PUT',
      url: '/api/sport/preferences',
      payload: { odds_type: 'american', policy: 'any', quick_bet: false, stakes_cents: [] },
    });
    expect((await settings()).odds_types.selected).toBe('american');
    expect((await browser.call('GET', '/api/v2/bonuses')).json()).toEqual([]);
    expect((await browser.call('POST', '/api/v2/bonuses/promo-code', { code: 'COMET' })).statusCode).toBe(404);
    expect((await browser.call('GET', '/api/v2/bonuses/freebet_all_win/1')).statusCode).toBe(404);
    const token = (await browser.send({ method: 'POST', url: '/api/v2/websocket/token' })).json();
    expect(Object.keys(token)).toEqual(['token']);
    const channel = (id: number) => `$private:en.platform_user.${id}`;
    const authorize = (client: string, channels: string[]) =>
      browser.call('POST', '/api/v2/websocket/authorize', { client, channels });
    const own = await authorize(String(playerId), [channel(playerId)]);
    expect(own.json().channels).toMatchObject([{ channel: channel(playerId), token: expect.any(String) }]);
    for (const [client, id] of [
      [playerId + 1, playerId],
      [playerId, playerId + 1],
    ] as const) {
      expect((await authorize(String(client), [channel(id)])).statusCode).toBe(403);
    }
  });
});

describe('protection holds for sport as for games', () => {
  test('[SPORT-31] limits, breaks, sessions and the terms are asked at the door', async () => {
    const fixture = await house.feed.fixture();
    const place = async (browser: Parameters<typeof house.place>[0], unit_stake_cents = 1_000) => {
      const answer = await house.place(browser, aSlip([aLeg(fixture)], { unit_stake_cents }));
      return answer.statusCode === 201 ? 'taken' : answer.json().error.code;
    };
    const limited = await house.rich();
    await limited.set({ type: 'wager', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 1_500 }] });
    expect([await place(limited.browser), await place(limited.browser), await place(limited.browser, 500)]).toEqual([
      'taken',
      'LIMIT_REACHED',
      'taken',
    ]);
    const resting = await house.rich();
    await resting.set({ type: 'coolingoff', period: 'day' });
    await resting.browser.signIn(resting.email);
    expect(await place(resting.browser)).toBe('EXCLUDED');
    const gone = await house.rich();
    await gone.browser.signOut();
    expect(await place(gone.browser)).toBe('UNAUTHENTICATED');
    expect(await house.balance(resting.playerId)).toBe(100_000);
  });

  test('hostile bodies are refused, never an error of ours', async () => {
    const fixture = await house.feed.fixture();
    const { browser, playerId } = await house.rich();
    const good = aSlip([aLeg(fixture)]) as Record<string, unknown>;
    const nasty: unknown[] = [
      null,
      '',
      'x'.repeat(5_000),
      -1,
      1e308,
      {},
      [],
      [[]],
      true,
      '\u0000',
      '__proto__',
      { toString: 1 },
    ];
    const fields = [...Object.keys(good), 'sizes', 'bankers', 'each_way', 'policy', 'above', 'free_bet_id', 'quote_id'];
    for (const field of fields) {
      for (const value of nasty) {
        const answer = await house.place(browser, { ...good, [field]: value }, randomUUID());
        expect(answer.statusCode, `${field} ${JSON.stringify(value)}: ${answer.body}`).toBeLessThan(500);
      }
    }
    for (const id of ['x', '0', '%00', randomUUID()]) {
      for (const url of [`/api/sport/bets/${id}`, `/api/sport/requests/${id}`, `/api/sport/bets/${id}/cash_out`]) {
        expect((await browser.call('GET', url)).statusCode).toBeLessThan(500);
        expect((await browser.call('GET', url)).statusCode).toBeGreaterThanOrEqual(400);
      }
    }
    const { rows } = await house.database.query('select stake from sportsbook_bet where player_id = $1', [playerId]);
    expect(await house.balance(playerId)).toBe(100_000 - 1_000 * rows.length);
  });
});

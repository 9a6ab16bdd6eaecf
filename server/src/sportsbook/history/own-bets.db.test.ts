import { randomUUID } from 'node:crypto';
import type { AskedBet, Bet, BetClaim } from '@halley/contract';
import { lost, won } from '@halley/sports/markets';
import { describe, expect, test } from 'vitest';
import type { ScriptedFixture } from '../../fixtures/testing/scripted-feed.ts';
import type { Browser } from '../../identity/testing/test-identity.ts';
import { aLeg, aSlip, sharedSportHouse } from '../testing/test-sportsbook.ts';

const house = sharedSportHouse();
const homeWins = { home: won, draw: lost, away: lost };
const awayWins = { home: lost, draw: lost, away: won };

async function aBet(fixture: ScriptedFixture, stake = 1_000) {
  const player = await house.rich();
  const placed = await house.place(player.browser, aSlip([aLeg(fixture)], { unit_stake_cents: stake }));
  expect(placed.statusCode, placed.body).toBe(201);
  const { id } = placed.json();
  const look = async () => (await player.browser.call('GET', `/api/sport/bets/${id}`)).json() as Bet;
  return { ...player, id, look };
}

const read = async <T>(browser: Browser, path: string) => (await browser.call('GET', `/api/sport/${path}`)).json() as T;

describe('[SPORT-76] how a bet stands', () => {
  test('an open leg has score, price and chance of now; a stop takes the price away, a result all of it', async () => {
    const fixture = await house.liveFixture();
    const player = await house.rich();
    const waiting = await house.place(player.browser, aSlip([aLeg(fixture)]));
    await house.pass(6_000);
    await house.house.sportsbook.waiting.decideDue();
    const { bet } = (await read<{ bet: Bet }>(player.browser, `requests/${waiting.json().request_id}`)) ?? {};
    const now = (bets: Bet[]) => bets[0]?.legs[0]?.now;
    const list = async () => (await read<{ bets: Bet[] }>(player.browser, 'bets?state=open')).bets;
    expect(now([bet])).toMatchObject({ sport: 'football', status: 'live', open: true, price: 2_000 });
    expect(now(await list())?.sides).toHaveLength(2);
    await house.feed.stop(fixture);
    expect(now(await list())).toMatchObject({ open: false, price: null, chance_ppm: null });
    await house.settle(fixture, homeWins);
    expect(await list()).toEqual([]);
    const { bets: settled } = await read<{ bets: Bet[] }>(player.browser, 'bets?state=settled');
    expect(now(settled)).toBeNull();
  });

  test('lists by state and sport; cashed out is apart from settled', async () => {
    const bet = await aBet(await house.feed.fixture());
    const { quote_id } = await read<{ quote_id: string }>(bet.browser, `bets/${bet.id}/cash_out`);
    await house.post(bet.browser, `/api/sport/bets/${bet.id}/cash_out`, { quote_id });
    const idsOf = async (query: string) =>
      (await read<{ bets: Bet[] }>(bet.browser, `bets?${query}`)).bets.map(({ id }) => id);
    expect(await idsOf('state=settled')).toEqual([]);
    expect(await idsOf('state=cashed_out&sport=football')).toEqual([bet.id]);
    expect(await idsOf('sport=tennis')).toEqual([]);
  });
});

describe('[SPORT-78] a corrected result', () => {
  test('says what the bet was, what it is now, and what is owed; claims are the player’s own to read', async () => {
    const fixture = await house.feed.fixture();
    const [bet, other] = [await aBet(fixture, 10_000), await house.rich()];
    await house.settle(fixture, homeWins);
    await bet.emptyCash();
    await house.settle(fixture, awayWins);
    const { state, corrections, movements } = await bet.look();
    expect(state).toBe('lost');
    expect(corrections).toMatchObject([
      { was: { state: 'won', returned_cents: 20_000 }, now: { state: 'lost', returned_cents: 0 } },
    ]);
    expect(corrections[0]?.was.at).not.toBeNull();
    expect(movements.at(-1)).toMatchObject({ kind: 'undo', amount_cents: 0, shortfall_cents: 20_000 });
    const claims = () => read<BetClaim[]>(bet.browser, 'claims');
    expect(await claims()).toMatchObject([
      { bet_id: bet.id, state: 'waiting', amount_cents: 20_000, owed_cents: 20_000, recovered_cents: 0, until: null },
    ]);
    expect(await read(other.browser, 'claims')).toEqual([]);
    const { claims: desk } = house.house.sportsbook;
    const id = (await claims())[0]?.id ?? 0;
    await desk.agree(id, { id: 1, name: 'one' });
    await desk.agree(id, { id: 2, name: 'two' });
    expect((await claims())[0]).toMatchObject({ state: 'recovering', until: expect.stringMatching(/^2/) });
    await desk.drop(id);
    expect((await claims())[0]).toMatchObject({ state: 'written_off', owed_cents: 0 });
  });
});

describe('[SPORT-77] beside the bets', () => {
  test('what was declined has its reason and times', async () => {
    const fixture = await house.liveFixture();
    const player = await house.rich();
    await house.place(player.browser, aSlip([aLeg(fixture)]));
    const others = [await house.liveFixture(), await house.liveFixture()];
    const trixie = aSlip(
      [fixture, ...others].map((one) => aLeg(one)),
      { kind: 'trixie' },
    );
    await house.place(player.browser, trixie);
    await house.feed.stop(fixture);
    await house.pass(6_000);
    await house.house.sportsbook.waiting.decideDue();
    const requests = await read<AskedBet[]>(player.browser, 'requests');
    expect(requests.find(({ bet_kind }) => bet_kind === 'trixie')).toMatchObject({ state: 'declined', lines: 4 });
    const asked = requests.find(({ bet_kind }) => bet_kind === 'single');
    expect(asked).toMatchObject({ state: 'declined', stake_cents: 1_000, bet_kind: 'single', lines: 1 });
    expect(asked?.refusal?.code).toBe('MARKET_CLOSED');
    expect(Date.parse(asked?.decided_at ?? '') - Date.parse(asked?.asked_at ?? '')).toBeGreaterThanOrEqual(5_000);
    expect(asked?.legs[0]).toMatchObject({ price: 2_000, fixture: expect.stringContaining('–') });
  });

  test('sums of 30 days, and a table to keep in which sums add up', async () => {
    const [one, two] = [await house.feed.fixture(), await house.feed.fixture()];
    const player = await house.rich();
    const slip = aSlip([aLeg(one), aLeg(two)], { unit_stake_cents: 500 });
    await house.place(player.browser, slip, randomUUID());
    await house.settle(one, homeWins);
    await house.settle(two, homeWins);
    expect(await read(player.browser, 'bets/sums?currency=EUR')).toMatchObject({
      settled_bets: 1,
      staked_cents: 500,
      returned_cents: 2_000,
    });
    const file = await player.browser.call('GET', '/api/sport/bets/export');
    expect(file.headers['content-disposition']).toContain('bets.csv');
    const [head, ...lines] = file.body.trim().split('\r\n');
    expect(head).toContain('bet_id,placed_at_utc');
    expect(lines).toHaveLength(2);
    expect(lines.map((line) => line.split(',')[6])).toEqual(['5.00', '']);
  });
});

test('[SPORT-77] [PP-16] bets stand in the account’s rounds, lines and statements with stake and return', async () => {
  const fixture = await house.feed.fixture();
  const bet = await aBet(fixture);
  await house.settle(fixture, homeWins);
  const account = async <T>(path: string) => (await bet.browser.call('GET', `/api/player/${path}`)).json() as T;
  expect(await account('games')).toMatchObject([
    { round_id: bet.id, game: 'sport/football', title: 'Sport: football', total_bets: 1_000, total_wins: 2_000 },
  ]);
  const { lines } = await account<{ lines: object[] }>('history?kind=play');
  const of = { title: 'Sport: football', game: 'sport/football', round_id: bet.id };
  expect(lines).toMatchObject([
    { reason: 'win', amount_cents: 2_000, ...of },
    { reason: 'stake', amount_cents: -1_000, ...of },
  ]);
  expect(await account('statements')).toMatchObject([{ stakes_cents: -1_000, wins_cents: 2_000, stakes_count: 1 }]);
  expect(await read(bet.browser, 'position?currency=EUR')).toMatchObject({ today_cents: 1_000, open_bets: 0 });
  const [only] = (await read<{ bets: Bet[] }>(bet.browser, `bets?id=${bet.id}`)).bets;
  expect(only?.id).toBe(bet.id);
  const stranger = await house.rich();
  expect((await read<{ bets: Bet[] }>(stranger.browser, `bets?id=${bet.id}`)).bets).toEqual([]);
});

test('[SPORT-79] what is told of bets is the player’s to choose', async () => {
  const player = await house.rich();
  const usual = { settled: true, corrected: true, cash_out: true, favourites: true };
  expect(await read(player.browser, 'notices')).toEqual(usual);
  const payload = { ...usual, settled: false };
  expect((await player.browser.send({ method: 'PUT', url: '/api/sport/notices', payload })).statusCode).toBe(204);
  expect(await read(player.browser, 'notices')).toEqual(payload);
  const bad = await player.browser.send({ method: 'PUT', url: '/api/sport/notices', payload: { settled: 'no' } });
  expect(bad.statusCode).toBe(422);
});
